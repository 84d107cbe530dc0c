import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readArguments } from "../../../bin/study/arguments.ts";
import { DEFAULT_URL, optionNames } from "../../../bin/study/options.ts";
import { readPlan, type StudyChoice } from "../../../bin/study/plan.ts";
import { readBriefing } from "../../../bin/study/briefing.ts";
import { study, temporaryFolder } from "./setup.ts";

const complete = ["--audience", "women in Munich", "--concept", "Oat drink"];

describe("arguments", () => {
  it("have defaults for all but audience and concept", () => {
    expect(readArguments(complete)).toEqual({
      audience: "women in Munich",
      group: null,
      respondents: null,
      goOn: false,
      concept: "Oat drink",
      study: { type: "concept_test" },
      transcript: false,
      personas: 5,
      weights: null,
      norms: false,
      codebook: [],
      by: [],
      reliability: null,
      vary: [],
      humans: null,
      directEstimate: false,
      sample: null,
      estimate: false,
      maxCostUsd: null,
      file: null,
      language: undefined,
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

  const refused = async (argv: string[], sentence: RegExp): Promise<void> => {
    const { exitCode, output, errors } = await study(argv);
    expect(errors).toMatch(sentence);
    expect(errors.trimEnd().split("\n")).toHaveLength(1);
    expect(output).toBe("");
    expect(exitCode).toBe(2);
  };

  it.each([
    [[], /^--audience is missing/],
    [["--audience", "x"], /^--concept is missing/],
    [["--audience", " ", "--concept", "x"], /^--audience is missing/],
    [["--audience", "--concept", "x"], /^--audience needs a value/],
    [[...complete, "--json"], /^--json needs a value/],
    [[...complete, "--personas", "0"], /^--personas must be a whole number from 1 to 1000, not "0"/],
    [[...complete, "--personas", "1001"], /^--personas must be/],
    [[...complete, "--personas", "2.5"], /^--personas must be/],
    [[...complete, "--personas", "3", "--count", "3"], /^--personas can be given only once/],
    [[...complete, "--by", ","], /^--by takes gender, age, income_level, location or the id of a question/],
    [[...complete, "--codebook", ","], /^--codebook takes the ids of open questions/],
    [["--audience", "x", "--interview", "--codebook", "q3"], /^--codebook codes the open answers/],
    [["--audience", "x", "--interview", "--by", "age"], /^--by crosses the answers to questions/],
    [["--compare", "a"], /^--compare takes the ids of 2 to 10 studies/],
    [["--compare", "a,b", "--concept", "x"], /^--compare compares finished studies .*; leave --concept out/],
    [[...complete, "--group", "g"], /^--group asks existing personas; leave --audience out/],
    [["--group", " ", "--concept", "x"], /^--group needs the id of a group/],
    [
      [...complete, "--max-cost", "0"],
      /^--max-cost must be an amount of US dollars such as 0.5, at most 10000, not "0"/,
    ],
    [[...complete, "--language", "it"], /^--language must be one of en, de, fr, es, pt, ja, not "it"/],
    [[...complete, "--max-cost", "1e3"], /^--max-cost must be/],
    [["--audience", "x", "--interview", "--max-cost", "1"], /^--max-cost cannot limit --interview/],
    [["--audience", "x", "--interview", "--estimate"], /^--estimate cannot estimate --interview/],
    [[...complete, "--estimate", "--file", "x.pdf"], /^--estimate counts invented personas without a briefing/],
    [[...complete, "--reliability", "1"], /^--reliability must be a whole number from 2 to 5, not "1"/],
    [[...complete, "--reliability", "6"], /^--reliability must be/],
    [[...complete, "--reliability"], /^--reliability needs a value/],
    [[...complete, "--vary", "scale"], /^--vary belongs to --reliability/],
    [[...complete, "--reliability", "3", "--vary", "scale,mood"], /^--vary takes wording, scale, .*not "mood"/],
    [[...complete, "--reliability", "3", "--vary", ","], /^--vary takes wording/],
    [["--audience", "x", "--interview", "--reliability", "3"], /^--reliability runs a study again, and --interview/],
    [[...complete, "--timeout", "soon"], /^--timeout must be a whole number/],
    [[...complete, "--url", "ftp://x"], /^--url must be an address/],
    [[...complete, "--url", "nonsense"], /^--url must be an address/],
    [[...complete, "--persona", "3"], /^There is no option --persona/],
    [[...complete, "--help=yes"], /^--help takes no value/],
    [[...complete, "--concept", "again"], /^--concept can be given only once/],
    [["women in Munich", "Oat drink"], /^"women in Munich" belongs to no option; .* npm run study -- /],
    [[...complete, "--json", "/no/such/folder/x.json"], /^--json: the folder \/no\/such\/folder does not exist/],
    [["--audience", "x", "--focus-group"], /^--concept is missing/],
    [["--audience", "x", "--survey"], /^--survey needs a value/],
    [["--audience", "x", "--survey", "a.txt", "--conjoint", "b.json"], /^--survey and --conjoint are two studies/],
    [["--audience", "x", "--interview", "--guide", "b.txt"], /^--guide and --interview are two studies/],
    [["--audience", "x", "--focus-group=yes"], /^--focus-group takes no value/],
    [["--audience", "x", "--survey", "a.txt", "--transcript"], /^--transcript is for studies with a talk/],
    [["--audience", "x", "--survey", "/no/such"], /^\/no\/such cannot be read: there is no such file/],
    [["--audience", "x", "--survey", "/no/such.txt"], /^\/no\/such\.txt cannot be read: there is no such file/],
    [
      ["--audience", "x", "--guide", "package.json"],
      /^package\.json cannot be followed: a discussion guide is a \.txt or \.docx/,
    ],
    [["--audience", "x", "--conjoint", "/no/such.json"], /^\/no\/such\.json cannot be read/],
    [[...complete, "--humans"], /^--humans needs a value/],
    [[...complete, "--humans-date", "2026-11-20"], /^--humans-date belongs to --humans;/],
    [[...complete, "--humans", "a.csv", "--humans-date", "20.11.2026"], /^--humans-date must be a day such as/],
    [[...complete, "--humans", "/no/such.csv"], /^\/no\/such\.csv cannot be read: there is no such file/],
    [
      ["--audience", "x", "--interview", "--humans", "a.csv"],
      /^--humans is for a concept test, a --survey or --conjoint/,
    ],
    [["--audience", "x", "--interview", "--direct-estimate"], /^--direct-estimate is for a concept test/],
    [[...complete, "--consent", "x"], /^--consent belongs to --respondents;/],
    [[...complete, "--respondents", "a.csv"], /^--respondents replaces --audience/],
    [["--respondents", "a.csv", "--personas", "3"], /^--respondents replaces --personas/],
    [["--respondents", "a.csv", "--concept", "x"], /^--respondents needs --columns FILE/],
    [["--respondents", "a.csv", "--columns", "c.json", "--concept", "x"], /^--respondents needs --consent/],
  ])("%j are refused with one sentence and exit code 2", refused);

  it.each([
    ["--audience", 4_000],
    ["--concept", 8_000],
  ])("are refused likewise if %s has more than %i characters", async (option, most) => {
    const texts = { "--audience": "x", "--concept": "y", [option]: "z".repeat(most + 1) };
    await refused(
      Object.entries(texts).flat(),
      new RegExp(`^${option} has ${most + 1} characters; at most ${most} fit`),
    );
  });

  it.each([
    [["--survey", "q.txt"], { type: "survey", path: "q.txt" }],
    [["--guide", "g.docx"], { type: "idi_ai", path: "g.docx" }],
    [["--conjoint", "d.json"], { type: "conjoint", path: "d.json" }],
    [["--interview"], { type: "idi_manual" }],
  ])("%j name a study that needs no concept", (argv, choice) => {
    expect(readArguments(["--audience", "x", ...argv])).toMatchObject({ study: choice, concept: null });
    expect(readArguments([...complete, ...argv])).toMatchObject({ study: choice, concept: "Oat drink" });
  });

  it("take what people answered, with who asked them and when, and the model's own estimate", () => {
    const more = ["--humans", "a.csv", "--humans-source", "Acme", "--humans-date", "2026-11-20", "--direct-estimate"];
    expect(readArguments([...complete, ...more])).toMatchObject({
      humans: { path: "a.csv", source: "Acme", date: "2026-11-20" },
      directEstimate: true,
    });
    expect(readArguments([...complete, "--humans", "a.csv"])).toMatchObject({
      humans: { path: "a.csv", source: null, date: null },
    });
  });

  it("take people of a file in place of an audience", () => {
    const people = ["--respondents", "a.csv", "--columns", "c.json", "--consent", "They have agreed"];
    expect(readArguments([...people, "--concept", "Oat drink"])).toMatchObject({
      audience: null,
      respondents: { path: "a.csv", columns: "c.json", consent: "They have agreed" },
    });
  });

  it.each([1, 11, 50])("take %i personas", (personas) => {
    expect(readArguments([...complete, "--personas", String(personas)])).toMatchObject({ personas });
  });

  it.each([2, 5])("take %i reruns", (runs) => {
    expect(readArguments([...complete, "--reliability", String(runs)])).toMatchObject({ reliability: runs });
  });

  it.each(["--help", "-h"])("%s prints how it works and nothing else happens", async (option) => {
    const { exitCode, output, errors } = await study([option]);
    expect(exitCode).toBe(0);
    expect(errors).toBe("");
    for (const name of optionNames) {
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

describe("conjoint designs", () => {
  const designWith = (content: string): StudyChoice => {
    const path = join(temporaryFolder(), "design.json");
    writeFileSync(path, content);
    return { type: "conjoint", path };
  };
  const brand = { name: "Brand", levels: ["A", "B"] };

  it("are sent as they are", () => {
    const body = { attributes: [brand, { name: "Price", levels: ["1.49 EUR", "1.99 EUR"] }], include_none: false };
    expect(readPlan(designWith(JSON.stringify(body)))).toEqual({ type: "conjoint", name: "design.json", body });
  });

  it.each([
    ["{attributes", /^design\.json is not JSON \(/],
    ["[]", /^design\.json is no conjoint design; it has to look like this: /],
    ["null", /^design\.json is no conjoint design/],
    [JSON.stringify({ attributes: [brand] }), /no usable conjoint design: attributes must have at least 2 attributes/],
    [
      JSON.stringify({ attributes: [brand, { name: "Size", levels: ["S", "S"] }] }),
      /attributes\[1\]\.levels must not repeat a level/,
    ],
  ])("%s is refused before anybody waits for personas", (content, sentence) => {
    expect(() => readPlan(designWith(content))).toThrow(sentence);
  });
});

describe("a number of completes", () => {
  const survey = ["--audience", "anglers", "--survey", "fishing.txt"];
  const sampleOf = (...more: string[]) => {
    const read = readArguments([...survey, ...more]);
    return typeof read === "object" && "sample" in read ? read.sample : undefined;
  };

  it("is read with its replacements and quotas", () => {
    expect(sampleOf()).toBeNull();
    const quotas = "gender=Female:25;age=18-34:10;age=65+:5";
    expect(sampleOf("--completes", "50", "--replacements", "30", "--quota", quotas)).toEqual({
      completes: 50,
      replacements: 30,
      quotas: [
        { fact: "gender", value: "Female", completes: 25 },
        { fact: "age", min: 18, max: 34, completes: 10 },
        { fact: "age", min: 65, completes: 5 },
      ],
    });
  });

  it.each([
    [["--quota", "gender=Female:25"], "--quota belongs to --completes"],
    [["--completes", "many"], "--completes:"],
    [["--completes", "5", "--quota", "women"], "--quota takes"],
    [["--completes", "5", "--quota", "age=old:2"], "no band of ages"],
    [["--completes", "5", "--quota", "gender=Female:6"], "add up to 6 completes"],
  ])("is refused as %j", (more, sentence) => {
    expect(() => sampleOf(...more)).toThrow(sentence);
  });
});
