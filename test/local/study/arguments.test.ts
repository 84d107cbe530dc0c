import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DEFAULT_URL, readArguments } from "../../../local/study/arguments.ts";
import { BRIEFING_CHARACTERS, promptOf, readBriefing } from "../../../local/study/briefing.ts";
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

  it("are read as UTF-8 without a byte order mark", () => {
    expect(readBriefing(fileWith("Größe.TXT", "\uFEFFMüsli\n"))).toEqual({ fileName: "Größe.TXT", text: "Müsli" });
  });

  it("may have 6,000 characters and not one more", () => {
    expect(readBriefing(fileWith("a.txt", "あ".repeat(BRIEFING_CHARACTERS))).text).toHaveLength(6_000);
    expect(() => readBriefing(fileWith("a.txt", "a".repeat(6_001)))).toThrow("it has 6001 characters");
    expect(() => readBriefing(fileWith("a.txt", "a".repeat(100_000)))).toThrow("it has 100000 bytes");
  });

  it("together with the concept may have 8,000 characters", () => {
    const briefing = { fileName: "a.txt", text: "a".repeat(6_000) };
    expect(promptOf("c".repeat(1_900), briefing).length).toBeLessThanOrEqual(8_000);
    expect(() => promptOf("c".repeat(2_000), briefing)).toThrow("at most 8000 can be shown");
  });

  it.each([
    ["briefing.pdf", "%PDF-1.7", /^briefing\.pdf cannot be shown: the service takes no uploads yet/],
    ["briefing", "text", /cannot be shown/],
    ["latin.txt", new Uint8Array([0x4d, 0xfc, 0x73, 0x6c, 0x69]), /^latin\.txt is not a text in UTF-8/],
    ["zeros.txt", "a\0b", /^zeros\.txt is not a text file/],
    ["empty.md", " \n", /^empty\.md is empty/],
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
