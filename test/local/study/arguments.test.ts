import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DEFAULT_URL, readArguments } from "../../../local/study/arguments.ts";
import { readBriefing } from "../../../local/study/briefing.ts";
import { study, temporaryFolder } from "./setup.ts";

const complete = ["--audience", "women in Munich", "--concept", "Oat drink"];

describe("arguments", () => {
  it("have defaults for all but audience and concept", () => {
    expect(readArguments(complete)).toEqual({
      audience: "women in Munich",
      concept: "Oat drink",
      personas: 5,
      file: null,
      url: DEFAULT_URL,
      urlGiven: false,
      dataFolder: ".data",
      timeoutSeconds: 900,
      json: null,
    });
  });

  it.each([
    ["http://127.0.0.1:4000", "http://127.0.0.1:4000/api/v1"],
    ["https://staging.example.com/api/v1/", "https://staging.example.com/api/v1"],
  ])("take %s as the address %s", (given, meant) => {
    expect(readArguments([...complete, "--url", given])).toMatchObject({ url: meant, urlGiven: true });
  });

  it.each([
    [[], /^--audience is missing/],
    [["--audience", "x"], /^--concept is missing/],
    [["--audience", " ", "--concept", "x"], /^--audience is missing/],
    [["--audience", "--concept", "x"], /^--audience needs a value/],
    [[...complete, "--json"], /^--json needs a value/],
    [[...complete, "--personas", "0"], /^--personas must be a whole number from 1 to 10, not "0"/],
    [[...complete, "--personas", "11"], /^--personas must be/],
    [[...complete, "--personas", "2.5"], /^--personas must be/],
    [[...complete, "--timeout", "soon"], /^--timeout must be a whole number/],
    [[...complete, "--url", "ftp://x"], /^--url must be an address/],
    [[...complete, "--url", "nonsense"], /^--url must be an address/],
    [[...complete, "--persona", "3"], /^There is no option --persona/],
    [[...complete, "--help=yes"], /^--help takes no value/],
    [[...complete, "--concept", "again"], /^--concept can be given only once/],
    [["women in Munich", "Oat drink"], /^"women in Munich" belongs to no option; .* npm run study -- /],
    [[...complete, "--json", "/no/such/folder/x.json"], /^--json: the folder \/no\/such\/folder does not exist/],
    [["--audience", "x".repeat(4_001), "--concept", "y"], /^--audience has 4001 characters; at most 4000 fit/],
    [["--audience", "x", "--concept", "y".repeat(8_001)], /^--concept has 8001 characters; at most 8000 fit/],
  ])("%j are refused with one sentence and exit code 2", async (argv, sentence) => {
    const { exitCode, output, errors } = await study(argv);
    expect(errors).toMatch(sentence);
    expect(errors.trimEnd().split("\n")).toHaveLength(1);
    expect(output).toBe("");
    expect(exitCode).toBe(2);
  });

  it.each(["--help", "-h"])("%s prints how it works and nothing else happens", async (option) => {
    const { exitCode, output, errors } = await study([option]);
    expect(exitCode).toBe(0);
    expect(errors).toBe("");
    for (const name of ["audience", "concept", "personas", "file", "url", "data", "timeout", "json"]) {
      expect(output).toContain(`--${name} `);
    }
  });
});

describe("briefings", () => {
  const fileWith = (name: string, content: string | Uint8Array): string => {
    const file = join(temporaryFolder(), name);
    writeFileSync(file, content);
    return file;
  };

  it("are read as they are", () => {
    const { name, contentType, bytes } = readBriefing(fileWith("Größe.TXT", "Müsli\n"));
    expect([name, contentType, Buffer.from(bytes).toString()]).toEqual(["Größe.TXT", "text/plain", "Müsli\n"]);
  });

  it.each([
    ["briefing.md", "text", /^briefing\.md cannot be shown: a briefing is a \.pdf, .* or \.docx file\.$/],
    ["briefing", "text", /cannot be shown/],
    ["empty.txt", "", /^empty\.txt is empty/],
  ])("%s is refused in words", (name, content, sentence) => {
    expect(() => readBriefing(fileWith(name, content))).toThrow(sentence);
  });

  it("that are not there or are folders are refused in words", () => {
    expect(() => readBriefing("/no/such.txt")).toThrow("/no/such.txt cannot be read: there is no such file.");
    const folder = join(temporaryFolder(), "folder.txt");
    mkdirSync(folder);
    expect(() => readBriefing(folder)).toThrow("folder.txt cannot be read");
  });
});
