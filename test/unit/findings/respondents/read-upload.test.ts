import { describe, expect, it } from "vitest";
import { readUpload } from "../../../../functions/findings/respondents/read-upload.ts";
import { respondentsFormSchema, columnMappingSchema } from "../../../../functions/findings/respondents/schemas.ts";

const COLUMNS = { id: "Id", facts: { age: "Age", gender: "Sex", income_level: "Income" }, own_words: ["Words"] };
const read = (csv: string | Buffer, columns: object = COLUMNS, first = 1) =>
  readUpload(Buffer.from(csv as string), columnMappingSchema.parse(columns), first);
const profiles = async (...args: Parameters<typeof read>) => (await read(...args)).map(({ profile }) => profile);
const HEADER = "Id,Age,Sex,Income,Words\n";
const TABLE = `${HEADER}x1,34,Frau,haut revenu,Käse\n`.replace("haut revenu", "mittel");
const PERSON = {
  respondent: true,
  full_name: "R-0001",
  age: 34,
  gender: "Female",
  income_level: "Middle",
  own_words: "Käse",
};

describe("codes", () => {
  const file = "Id,Age,Sex,Satisfied,Words\na,34,1,99,I like it\nb,-99,2,6,99\n";
  const columns = {
    id: "Id",
    facts: { age: "Age", gender: "Sex" },
    answers: { q1: "Satisfied" },
    own_words: ["Words"],
  };
  const sexes = { Sex: { 1: "Female", 2: "Male" } };

  it("stand for what the mapping says, and for no answer", async () => {
    const rows = await read(file, { ...columns, missing: [99, -99], values: sexes });
    expect(rows.map(({ profile, answers }) => [profile, answers])).toEqual([
      [{ respondent: true, full_name: "R-0001", age: 34, gender: "Female", own_words: "I like it" }, {}],
      [{ respondent: true, full_name: "R-0002", gender: "Male" }, { q1: 6 }],
    ]);
  });

  it.each([
    ["genders in numbers", { missing: [-99] }, "Column “Sex”: its entries are numbers, which can mean anybody"],
    [
      "a number that is not listed",
      { missing: [-99], values: { Sex: { 1: "Female" } } },
      "Line 3, column “Sex”: is a number that its values do not list",
    ],
    ["values of no column", { values: { Gender: { 1: "Female" } } }, "values: the file has no column “Gender”"],
  ])("are refused for %s", (_, more, message) => expect(read(file, { ...columns, ...more })).rejects.toThrow(message));

  it("are read below the three header rows of Qualtrics", async () => {
    const text =
      "Id,Age,Sex,Q1,Words\nWho,How old are you?,Your sex,How satisfied?,Anything else?\n" +
      Array.from({ length: 5 }, (_, at) => `"{""ImportId"":""QID${at}""}"`).join(",") +
      "\na,34,1,6,I like it\n";
    const rows = await read(text, { ...columns, answers: { q1: "Q1" }, values: sexes });
    expect(rows.map(({ profile: { age }, answers }) => [age, answers])).toEqual([[34, { q1: 6 }]]);
  });
});

describe("a file", () => {
  it.each<[string, Buffer]>([
    ["UTF-8", Buffer.from(TABLE)],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${TABLE}`)],
    ["UTF-16", Buffer.from(`\uFEFF${TABLE}`, "utf16le")],
    ["Windows-1252", Buffer.from(TABLE, "latin1")],
    ["semicolons", Buffer.from(TABLE.replaceAll(",", ";"))],
    ["tabs and CRLF", Buffer.from(TABLE.replaceAll(",", "\t").replaceAll("\n", "\r\n"))],
  ])("is read in %s", async (_, file) => expect(await profiles(file)).toEqual([PERSON]));

  it("of 100,000 rows is refused in a sentence", async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => `x${index},30,f,low,ok`).join("\n");
    await expect(read(HEADER + rows)).rejects.toThrow(/more than 300 rows/);
  });

  it.each([
    ["the same person twice", "a,30,f,low,x\nb,31,f,low,y\na,32,f,low,z", "Line 4: is the same person as line 2"],
    ["nobody's id", ",30,f,low,x", "Line 2: has nothing in the column “Id”"],
    ["ages that are none", "a,abc,f,low,x\nb,7,f,low,x\nc,34.5,f,low,x", /^Line 2, column “Age”: .*Line 3.*Line 4/],
    ["levels of income that are none", "a,30,f,4000 EUR,x", "Line 2, column “Income”: must be Low, Middle or High"],
    [
      "errors of formulas",
      "a,30,f,low,#REF!\nb,#N/A,f,low,x",
      /^Line 2, column “Words”: is the error.*Line 3, column “Age”/,
    ],
    ["too long a text", `a,30,f,low,${"w".repeat(4_001)}`, "Line 2: contains more than 4000 characters"],
  ])("with %s is refused by line, without what stands there", async (_, rows, message) => {
    await expect(read(HEADER + rows)).rejects.toThrow(message);
    await expect(read(HEADER + rows)).rejects.not.toThrow(/4000 EUR|abc/);
  });

  it.each([
    ["a column that is not named", { ...COLUMNS, own_words: [] }, "“Words” of the file is not named"],
    ["a column that is missing", { ...COLUMNS, ignored: ["Phone"] }, "the file has no column “Phone”"],
    [
      "columns of which nobody is made",
      { ignored: ["Id", "Age", "Sex", "Income", "Words"] },
      "nothing is left to make",
    ],
    ["a column that is named twice", { ...COLUMNS, ignored: ["Age"] }, "“Age” is named twice"],
  ])("is refused for %s", (_, columns, message) =>
    expect(read(`${HEADER}a,1,f,low,x`, columns)).rejects.toThrow(message),
  );

  it("with one name for two columns is refused", () =>
    expect(read("Age,Age\n1,2", { facts: { age: "Age" } })).rejects.toThrow("The header: has two columns “Age”"));
});

describe("a cell", () => {
  it.each(["=SUM(A1)", "+49 is my number", "@home", "-5"])("that begins like a formula is a text: %s", async (words) =>
    expect((await profiles(`${HEADER}a,30,f,low,${words}`))[0]!.own_words).toBe(words),
  );

  it("that says nothing leaves the fact out", async () =>
    expect(await profiles(`${HEADER}a,,NA,,`)).toEqual([{ respondent: true, full_name: "R-0001" }]));

  it.each([
    ["woman", "Female"],
    ["männlich", "Male"],
    ["homme", "Male"],
    ["mujer", "Female"],
    ["mulher", "Female"],
    ["女性", "Female"],
    ["non-binary", "non-binary"],
  ])("says a gender in words: %s", async (said, gender) =>
    expect((await profiles(`${HEADER}a,30,${said},low,x`))[0]!.gender).toBe(gender),
  );

  it("says a gender in letters that the column explains, or is refused with the column", async () => {
    const rows = (letters: readonly string[]) =>
      letters.map((letter, index) => `x${index},30,${letter},low,x\n`).join("");
    expect((await profiles(HEADER + rows(["H", "M"]))).map(({ gender }) => gender)).toEqual(["Male", "Female"]);
    await expect(read(HEADER + rows(["V", "M"]))).rejects.toThrow(
      /^Column “Sex”: its letters .* write Female and Male$/,
    );
  });

  it("says a whole age with decimals that are none", async () =>
    expect((await profiles(`${HEADER}a,34.0,f,low,x`))[0]!.age).toBe(34));

  it("of several columns of own words goes with what was asked", async () =>
    expect((await profiles("A,B\nyes,no", { own_words: ["A", "B"] }))[0]!.own_words).toBe("A: yes\nB: no"));
});

it("answers are numbers, options, or several options", async () => {
  const rows = "1,2,3,4,Age\n7,4.5,Online,Online | Shop,30\n,,NA,x,";
  const columns = { facts: { age: "Age" }, answers: { q1: "1", q2: "2", q3: "3", q4: "4" } };
  expect((await read(rows, columns)).map(({ answers }) => answers)).toEqual([
    { q1: 7, q2: 4.5, q3: "Online", q4: ["Online", "Shop"] },
    { q4: "x" },
  ]);
});

it("codes go on from the first, and stand in the file's order", async () =>
  expect(
    (await profiles(`${HEADER}a,30,f,low,x\nb,31,m,low,y`, COLUMNS, 212)).map(({ full_name }) => full_name),
  ).toEqual(["R-0212", "R-0213"]));

describe("the fields beside a file", () => {
  const problemOf = (columns: object, consent = "Everybody agreed in writing.") =>
    respondentsFormSchema.safeParse({ columns: JSON.stringify(columns), consent }).error?.issues[0]?.message;

  it.each([
    [
      "facts by other names",
      { facts: { income: "Income" } },
      "must have no other names than age, gender, income_level",
    ],
    ["answers to no question", { answers: { "": "Satisfied" } }, "must be by ids of questions"],
    ["ids of questions that are texts", { answers: { ["q".repeat(101)]: "Satisfied" } }, "of 1 to 100 characters"],
  ])("are refused for %s", (_, columns, message) => expect(problemOf(columns)).toContain(message));

  it.each([
    ["invisible", `a${"\u200B".repeat(40)}`],
    ["of control characters", `a${"\u0007".repeat(40)}`],
    ["blank", `ok${" ".repeat(18)}ok`],
  ])("are refused for a declaration that is mostly %s", (_, consent) =>
    expect(problemOf({}, consent)).toBe("must have more characters that can be seen"),
  );

  it("take a declaration in any script", () =>
    expect(problemOf({}, "本人から書面で同意を得ました。研究目的のみです。")).toBeUndefined());
});
