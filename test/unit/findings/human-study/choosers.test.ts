import { describe, expect, it } from "vitest";
import { readTask, writeTask } from "../../../../functions/findings/human-study/choice-record.ts";
import { readChoices, type SentChoices } from "../../../../functions/findings/human-study/choosers.ts";
import type { ChoiceRow } from "../../../../functions/findings/human-study/schemas.ts";

const attributes = [
  { name: "Brand", levels: ["Oatly", "Alpro"] },
  { name: "Price", levels: ["€1.49", "€1.99", "€2.49"] },
];
const HEADER = "respondent,task,alternative,Brand,Price,chosen";
const FILE = [
  HEADER,
  ...["anna,1,1,Oatly,€1.49,0", "anna,1,2,Alpro,€1.99,1", "anna,1,3,,,0"],
  ...["anna,2,1,Alpro,€2.49,0", "anna,2,2,Oatly,€1.99,0", "anna,2,3,none,none,1"],
  ...["R-0007,1,1,oatly,€1.49,yes", "R-0007,1,2,ALPRO,€1.99,no", "R-0007,1,3,None,,"],
].join("\n");

const read = (file: string, more: Partial<SentChoices> = {}) =>
  readChoices({ sent: { bytes: new TextEncoder().encode(file) }, attributes, none: true, ...more });
/** The file with one of its lines, counted from 1, replaced. */
const withLine = (line: number, text: string) =>
  FILE.split("\n")
    .with(line - 1, text)
    .join("\n");

describe("choices of people", () => {
  it("become who was offered what and took which, without names but the service's own codes", () => {
    const { choices, choosers } = read(FILE);
    expect(choosers).toEqual([
      { code: null, tasks: ["00|11|-=1", "12|01|-=2"] },
      { code: "R-0007", tasks: ["00|11|-=0"] },
    ]);
    expect(choices).toEqual({ attributes, tasks: 3, none_share: 1 / 3 });
    expect(readTask("12|01|-=2")).toEqual({ alternatives: [[1, 2], [0, 1], null], chosen: 2 });
    expect(writeTask(readTask("12|01|-=2"))).toBe("12|01|-=2");
  });

  it("are the same as JSON", () => {
    const [, ...lines] = FILE.split("\n");
    const rows = lines.map((line): ChoiceRow => {
      const [respondent = "", task = "", alternative = "", brand = "", price = "", chosen = ""] = line.split(",");
      const none = /^(none)?$/i.test(brand);
      const levels = none ? null : { Brand: brand, Price: price };
      return { respondent, task: Number(task), alternative, levels, chosen: /1|yes/.test(chosen) };
    });
    expect(readChoices({ sent: { rows }, attributes, none: true })).toEqual(read(FILE));
  });

  it("may be separated by semicolons, in any order of columns", () => {
    const turned = FILE.split("\n").map((line) => line.split(",").toReversed().join(";"));
    expect(read(turned.join("\n"))).toEqual(read(FILE));
  });
});

describe("choices are refused by line, in a sentence", () => {
  it.each<[string, string, string]>([
    [
      "an unknown level",
      withLine(2, "anna,1,1,Califia,€1.49,0"),
      "Line 2, column “Brand”: “Califia” is none of the levels “Oatly”, “Alpro”",
    ],
    ["a formula", withLine(2, "anna,1,1,=A1,€1.49,0"), "Line 2, column “Brand”: is a formula; send its result"],
    ["a missing level", withLine(2, "anna,1,1,Oatly,,0"), "Line 2: has no level of “Price”; give one, or leave all"],
    [
      "two that are chosen",
      withLine(2, "anna,1,1,Oatly,€1.49,1"),
      "Line 3: is the second alternative chosen in its task",
    ],
    ["none that is chosen", withLine(3, "anna,1,2,Alpro,€1.99,0"), "Line 2: nothing is chosen in its task; mark one"],
    ["a task with one alternative", `${FILE}\nR-0007,9,1,Oatly,€1.49,1`, "Line 11: its task has one alternative"],
    [
      "a task twice",
      `${FILE}\nanna,1,1,Oatly,€1.49,1\nanna,1,2,Alpro,€1.49,0`,
      "Line 11: is the same task of the same respondent as Line 2",
    ],
    [
      "an alternative twice",
      withLine(3, "anna,1,1,Alpro,€1.99,1"),
      "Line 3: alternative “1” is there twice in its task",
    ],
    ["“none” twice", withLine(3, "anna,1,2,,,1"), "Line 4: is the second “none” of its task"],
    ["no respondent", withLine(2, ",1,1,Oatly,€1.49,0"), "Line 2: has no respondent"],
    [
      "another sign for chosen",
      withLine(2, "anna,1,1,Oatly,€1.49,maybe"),
      "Line 2, column “chosen”: “maybe” must be 1",
    ],
    [
      "an attribute that is missing",
      FILE.replaceAll(/,[^,]*(?=,[^,]*$)/gm, ""),
      "The header: has no column for the attribute “Price”",
    ],
    [
      "an attribute of another design",
      FILE.replace("Brand", "Flavour"),
      "Column “Flavour”: is none of respondent, task, alternative, chosen and no attribute of the simulation (Brand,",
    ],
    ["no column for choices", FILE.replace("chosen", "taken"), "The header: has no column chosen"],
    ["a column twice", FILE.replace("Price", "brand"), "Column “brand”: is there twice"],
    ["a level that nobody saw", FILE.replaceAll("€2.49", "€1.49"), "Attribute “Price”: no offer has the level “€2.49”"],
    [
      "one person with more tasks than anybody answers",
      [
        FILE,
        ...Array.from({ length: 500 }, (_, at) => `anna,${at + 9},1,Oatly,€1.49,1\nanna,${at + 9},2,Alpro,€1.99,0`),
      ].join("\n"),
      "its respondent has more than 500 tasks; give each person a respondent of their own",
    ],
    ["nothing", "", "The file is empty"],
  ])("%s", (_, file, sentence) => expect(() => read(file)).toThrow(sentence));

  it("“none” where personas could not take none", () =>
    expect(() => read(FILE, { none: false })).toThrow("Line 4: is “none”, which the simulation did not offer"));

  it("JSON by its fields", () => {
    const row = { respondent: 1, task: 1, alternative: 1, chosen: true };
    const levels = { Brand: "Oatly", Colour: "red" } as Readonly<Record<string, string>>;
    const sent = { rows: [{ ...row, levels }] };
    expect(() => readChoices({ sent, attributes, none: true })).toThrow(
      "choices.0.levels: “Colour” is not an attribute of the simulation (Brand, Price); choices.0: has no " +
        "level of “Price”",
    );
  });
});
