import { describe, expect, it } from "vitest";
import { askedQuestions, type AskedQuestion } from "../../../../functions/findings/human-study/asked-questions.ts";
import type { QuestionDefinition } from "../../../../functions/findings/human-study/draft.ts";
import { readFile } from "../../../../functions/findings/human-study/read-file.ts";
import { summarise } from "../../../../functions/findings/human-study/summarise.ts";

const scale = { points: 7, first_value: 1, low_label: "not at all", high_label: "very", labels: null };
const asked: AskedQuestion[] = [
  {
    id: "q1",
    texts: ["How satisfied are you?"],
    kind: "likert",
    scale,
    options: null,
    multiple: false,
    standard: false,
    fact: false,
  },
  {
    id: "q2",
    texts: ["Where do you buy it?"],
    kind: "multiple_choice",
    scale: null,
    options: ["Supermarket", "Discounter", "Online; by app", "Other"],
    multiple: true,
    standard: false,
    fact: false,
  },
];
const concept = askedQuestions({ simulation_type: "concept_test", language: "en" }, undefined);

interface With {
  sent?: QuestionDefinition[];
  questions?: readonly AskedQuestion[];
  named?: boolean;
}
const bytesOf = (text: string | Uint8Array) => (typeof text === "string" ? new TextEncoder().encode(text) : text);
const read = (text: string | Uint8Array, { sent = [], questions = asked, named = true }: With = {}) =>
  summarise(readFile(bytesOf(text), sent, [questions], named), questions, named);

const counts = (question: ReturnType<typeof read>[number] | undefined) => question?.counts?.map(({ count }) => count);

describe("toplines", () => {
  it("of counts are one line an answer: numbers, labels and options in any case", () => {
    const [satisfied, where] = read(
      "question_id,text,kind,answer,count,n,multiple\n" +
        "q1,,likert,7,2,,\nq1,,likert,4,1,,\nq1,,likert,Not at all,1,,\n" +
        "q2,,multiple_choice,SUPERMARKET,6,8,yes\nq2,,multiple_choice,online by app,3,8,yes\n",
    );
    expect(satisfied).toMatchObject({ n: 4, mean: 4.75, scale, halves: null });
    expect(satisfied?.sd).toBeCloseTo(Math.sqrt((2 * 2.25 ** 2 + 0.75 ** 2 + 3.75 ** 2) / 3), 12);
    expect(counts(satisfied)).toEqual([1, 0, 0, 1, 0, 0, 2]);
    expect(where).toMatchObject({ n: 8, mean: null, multiple: true });
    expect(where?.counts).toEqual([
      { answer: "Supermarket", count: 6 },
      { answer: "Discounter", count: 0 },
      { answer: "Online; by app", count: 3 },
      { answer: "Other", count: 0 },
    ]);
  });

  it("of means are one line a question, with a scale of their own", () => {
    const text = "question_id;text;kind;points;first_value;mean;sd;n\nA;Fair?;likert;101;0;61,5;20,25;212\n";
    expect(() => read(text, { questions: [] })).toThrow("Line 2: points must be at most 11");
    expect(read(text.replace("101", "11").replace("61,5;20,25", "6,5;2,25"), { questions: [] })).toEqual([
      {
        position: 0,
        question_id: "A",
        text: "Fair?",
        kind: "likert",
        scale: { points: 11, first_value: 0, low_label: null, high_label: null, labels: null },
        options: null,
        multiple: false,
        n: 212,
        mean: 6.5,
        sd: 2.25,
        counts: null,
        halves: null,
        subgroups: [],
      },
    ]);
  });

  it("take their options from what they list where nobody asked the same", () => {
    const text =
      "text,kind,answer,count\nTea or coffee?,multiple_choice,Tea,3\nTea or coffee?,multiple_choice,Coffee,4\n";
    expect(read(text, { questions: [] })[0]).toMatchObject({ options: ["Tea", "Coffee"], n: 7 });
  });

  const line = (...lines: string[]) => ["question_id,text,kind,answer,count,n,multiple", ...lines, ""].join("\n");
  it.each([
    ["add up to another n", line("q1,,likert,7,2,5,"), "Line 2: counts add up to 2 where n is 5"],
    ["more than everybody", line("q2,,multiple_choice,Other,9,5,yes"), "Line 2: an option was chosen 9 times by 5"],
    ["several options without n", line("q2,,multiple_choice,Other,9,,yes"), "Line 2: n is needed"],
    ["outside of the scale", line("q1,,likert,8,2,,"), "Line 2: “8” is not on the scale from 1 to 7"],
    ["unknown option", line("q2,,multiple_choice,Kiosk,2,5,yes"), "Line 2: “Kiosk” is none of the options"],
    ["negative", line("q1,,likert,7,-2,,"), "Line 2: count must not be negative"],
    ["not whole", line("q1,,likert,7,2.5,,"), "Line 2: count must be a whole number"],
    ["NaN", line("q1,,likert,7,NaN,,"), "Line 2: count is not a number"],
    ["huge", line("q1,,likert,7,1e18,,"), "Line 2: count must be at most 1000000000"],
    ["infinite", line("q1,,likert,7,1e999,,"), "Line 2: count is not a number"],
    ["a formula", line("q1,,likert,7,=SUM(A1:A9),,"), "Line 2: count is a formula"],
    ["a formula for an answer", line("q1,,likert,@A1,2,,"), "Line 2: is a formula"],
    ["a formula for a text", line("q9,+HYPERLINK(1),likert,1,2,,"), "Line 2: its question is a formula"],
    ["the same answer twice", line("q1,,likert,7,2,,", "q1,,likert,very,2,,"), "Line 3: counts “very” a second time"],
    ["another kind", line("q1,,multiple_choice,7,2,,"), "is a rating scale on one side"],
    ["no kind", line("q1,,matrix,7,2,,"), "Line 2: kind must be one of likert, multiple_choice"],
    ["no scale", line("z,New?,likert,7,2,,"), "Line 2: its scale is not known"],
    ["another n", line("q1,,likert,7,2,4,", "q1,,likert,6,2,5,"), "Line 3: its n is not that of line 2"],
    ["nobody", line("q1,,likert,7,0,,"), "Line 2: nobody answered"],
    ["an unknown column", "question_id,kind,answer,count,weight\nq1,likert,7,2,1\n", "Column “weight”: is none of"],
    ["half a header", "question_id,text,kind,answer\nq1,,likert,7\n", "The header was not understood"],
    [
      "a mean off the scale",
      "question_id,kind,points,mean,sd,n\nq1,likert,7,8,1,9\n",
      "mean must be on the scale from 1 to 7",
    ],
    [
      "too wide a spread",
      "question_id,kind,points,mean,sd,n\nq1,likert,7,4,5,9\n",
      "sd must be between 0 and 3.18 where the mean is 4",
    ],
    [
      "a spread that this mean does not allow",
      "question_id,kind,points,mean,sd,n\nq1,likert,7,1.3,3,9\n",
      "sd must be between 0 and 1.49 where the mean is 1.3",
    ],
    [
      "a mean a second time",
      "question_id,kind,points,mean,sd,n\nq1,likert,7,4,1,9\nq1,likert,7,5,1,9\n",
      "Line 3: is the same question as Line 2; send it once",
    ],
    [
      "an option that no survey could have",
      line(`z,New?,multiple_choice,${"a".repeat(301)},2,,`, "z,,multiple_choice,b,2,,"),
      "Line 2: it has an option of more than 300 characters",
    ],
    [
      "another scale than the simulation's",
      "question_id,kind,points,mean,sd,n\nq1,likert,5,4,1,9\n",
      "“q1” had 5 points for people and has 7 for the personas.",
    ],
  ])("are refused: %s", (_, text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
  });

  it("name the first five bad lines and how many more there are", () => {
    const bad = Array.from({ length: 9 }, (_, at) => `q1,,likert,${at + 10},1,,`);
    expect(() => read(line(...bad))).toThrow(/^Line 2: .*; Line 3: .*; Line 6: [^;]*; and 4 more$/);
  });
});

describe("rows", () => {
  const people = Array.from(
    { length: 12 },
    (_, at) =>
      `${(at % 7) + 1},${at % 2 ? "Supermarket|Other" : "Online; by app"},${at < 6 ? "f" : "m"},${20 + at * 4},P${at}`,
  );
  const rows = ["q1,Where do you buy it,gender,age,respondent", ...people, ""].join("\n");

  it("become counts, halves and parts, and nobody can be told from them", () => {
    const [satisfied, where] = read(rows);
    expect(satisfied?.n).toBe(12);
    expect(counts(satisfied)).toEqual([2, 2, 2, 2, 2, 1, 1]);
    expect(counts(where)).toEqual([6, 0, 6, 6]);
    expect(satisfied?.halves).toHaveLength(20);
    for (const [one, other] of satisfied!.halves!) {
      expect(one.map((count, at) => count + other[at]!)).toEqual(counts(satisfied));
      expect(one.reduce((sum, count) => sum + count, 0)).toBe(6);
    }
    expect(new Set(satisfied!.halves!.map((halves) => JSON.stringify(halves))).size).toBeGreaterThan(10);
    expect(where!.subgroups.map(({ by, value, n }) => [by, value, n])).toEqual([
      ["gender", "Female", 6],
      ["gender", "Male", 6],
      ["age", "35–54", 5],
    ]);
    expect(JSON.stringify([satisfied, where])).not.toMatch(/P\d/);
  });

  it("are divided into the same halves in every question", () => {
    const twice = read(
      "q1,Again\n" + Array.from({ length: 9 }, (_, at) => `${(at % 7) + 1},${(at % 7) + 1}\n`).join(""),
      {
        sent: [{ question_id: null, text: "Again", kind: "likert", scale, options: null, multiple: false }],
      },
    );
    expect(twice[0]?.halves).toEqual(twice[1]?.halves);
  });

  it("may leave answers out, and lie between points", () => {
    const [satisfied] = read("q1;gender\n4,5;f\n;f\nNA;m\nvery;m\n");
    expect(satisfied).toMatchObject({ n: 2, mean: 5.75 });
    expect(satisfied?.counts).toContainEqual({ answer: 4.5, count: 1 });
  });

  it("know the concept battery without a word about it", () => {
    expect(read("purchase_intent,liking\n5,4\n3,2\n", { questions: concept, named: false })).toMatchObject([
      { question_id: "purchase_intent", mean: 4 },
      { question_id: "liking", mean: 3 },
    ]);
  });

  it("take scale and options from what was sent with them", () => {
    const sent: QuestionDefinition[] = [
      { question_id: "fit", text: "", kind: "likert", scale: { ...scale, points: 5 }, options: null, multiple: false },
    ];
    expect(read("fit\n5\nNOT AT ALL\n", { questions: [], sent })[0]).toMatchObject({ n: 2, mean: 3 });
  });

  it.each([
    [
      "one person twice",
      "q1,respondent\n1,anna@example.com\n2,B\n3,anna@example.com\n",
      "Line 4: is the same respondent as line 2",
    ],
    ["a column that fits nothing", "q1,wealth\n1,2\n", "Column “wealth”: fits no question by id or text"],
    ["no simulation and no questions", "zz\n1\n", "Column “zz”: fits no question"],
    ["a column twice", "q1,q1\n1,2\n", "Column “q1”: is there twice"],
    ["a question twice", "q1,How satisfied are you\n1,2\n", "contains the same question as column “q1”"],
    ["ragged lines", "q1,q2\n1\n2,Other,3\n", "Line 2: has 1 cells where the header has 2; Line 3: has 3 cells"],
    ["a column without a name", "q1,,q2\n1,2,Other\n", "Column 2: has no name"],
    ["a value off the scale", "q1\n0\n", "Line 2, column “q1”: “0” is not on the scale from 1 to 7"],
    ["an unknown option", 'q2\n"Other|Kiosk"\n', "Line 2, column “q2”: “Kiosk” is none of the options"],
    ["a formula", "q1\n=SUM(A1)\n", "Line 2, column “q1”: is a formula"],
    ["a text", "q1\nI like it\n", "“I like it” is not on the scale"],
    ["NaN", "q1\nNaN\n", "“NaN” is not on the scale"],
    ["nobody", "q1,gender\n,f\n", "Column “q1”: nobody answered"],
    ["facts that say nothing", "q1,age\n1,old\n", "Column “age”: no cell says what it is for"],
    ["letters of either gender", "q1,gender\n4,M\n5,V\n", "Column “gender”: its letters can be read in two ways"],
    ["facts alone", "gender,age\nf,30\n", "The header: names no question"],
    ["100,000 rows", "q1\n" + "4\n".repeat(100_000), "The file has more than 20000 rows"],
    ["a header of separators", ",".repeat(4_400_000), "The file has more than 250 columns"],
    ["a row of separators", `q1,q2\n${";".repeat(300)}\n${",".repeat(300)}`, "The file has more than 250 columns"],
    ["251 columns", `${"q1,".repeat(250)}q2\n4`, "The file has more than 250 columns"],
    ["nothing", "", "The file is empty"],
    ["a header alone", "q1,q2\n", "The file has a header and no rows below it"],
    ["an open quote", 'q1\n"4\n5\n', "the quotation marks of a cell are not valid CSV; export the file again"],
    ["a workbook", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), "The file is a workbook or an archive"],
    ["bytes", new Uint8Array([1, 2, 0, 3, 0]), "The file is not a text"],
  ])("are refused: %s", (_, text, sentence) => {
    const problem = (() => {
      try {
        return read(text);
      } catch (error) {
        return (error as Error).message;
      }
    })();
    expect(problem).toContain(sentence);
    expect(problem).not.toContain("anna");
  });
});

describe("however a file is written", () => {
  const table = (separator: string) =>
    `q1${separator}q2${separator}gender\r\n4${separator}"Other"${separator}weiblich\r\n`;
  const utf16 = (text: string, littleEndian: boolean) => {
    const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
    return littleEndian ? bytes : bytes.swap16();
  };
  it.each([
    ["with commas", table(",")],
    ["with semicolons", table(";")],
    ["with tabs", table("\t")],
    ["with a byte-order mark", `\uFEFF${table(",")}`],
    ["in UTF-16, little-endian", utf16(table(";"), true)],
    ["in UTF-16, big-endian", utf16(table("\t"), false)],
    ["as Excel marks it", `sep=;\r\n${table(";")}`],
    [
      "with empty lines and columns",
      table(",").replace("gender", "gender,,").replace("weiblich", "weiblich,,") + ",,,,\r\n\r\n",
    ],
  ])("it is read: %s", (_, text) => {
    expect(read(text)).toMatchObject([
      { n: 1, mean: 4 },
      { n: 1, question_id: "q2" },
    ]);
  });

  it("its separator is found in its beginning, also where the header alone is longer than that", () => {
    const long = `"${"Why, and how, ".repeat(6_000)}"`;
    expect(() => read(`q1;${long}\n4;3\n`)).toThrow("Column “Why, and how, ");
    const text = `q1;q2;gender\n${"4;Other;f\n".repeat(10_000)}`;
    expect(read(text)).toMatchObject([{ n: 10_000, mean: 4 }, { n: 10_000 }]);
  });

  it("separators in its cells are no columns", () => {
    const options = `"${"a,".repeat(300)}"`;
    expect(() => read(`q1,q2\n4,${options}\n`)).toThrow("none of the options");
  });

  it("it is read in Windows-1252, and cells may hold line breaks and separators", () => {
    const text = 'text,kind,answer,count\n"Wo, genau,\nfrühstücken Sie?",multiple_choice,Zu Hause,3\n';
    const more = '"Wo, genau,\nfrühstücken Sie?",multiple_choice,Büro,2\n';
    const [question] = read(Buffer.from(text + more, "latin1"), { questions: [] });
    expect(question).toMatchObject({ text: "Wo, genau,\nfrühstücken Sie?", options: ["Zu Hause", "Büro"], n: 5 });
    expect(() => read(`${text}${more},,,\nx,likert,5,many\n`, { questions: [] })).toThrow(
      "Line 7: count is not a number",
    );
  });
});
