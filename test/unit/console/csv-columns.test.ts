import { describe, expect, it } from "vitest";
import { mapColumns, mappingOf, mappingProblem } from "../../../console/pages/audiences/column-mapping.ts";
import { columnsOf, firstRows } from "../../../console/pages/audiences/csv-columns.ts";

const fileOf = (...parts: BlobPart[]) => new File(parts, "people.csv");
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);

describe("the columns of a file, read in the browser", () => {
  it.each([
    ["commas", "Age,Why\n34,good\n"],
    ["semicolons and Windows' line ends", "Age;Why\r\n34;good\r\n"],
    ["tabs and no last line end", "Age\tWhy\n34\tgood"],
    ["a byte-order mark", "\uFEFFAge,Why\n34,good\n"],
    ["old line ends", "Age,Why\r34,good\r"],
    ["quotation marks", '"Age","Why"\n"34","good"\n'],
    ["spaces around the cells", " Age , Why\n34 , good\n"],
  ])("are found with %s", async (_, text) => {
    expect(await columnsOf(fileOf(text))).toEqual([
      { heading: "Age", example: "34", codes: ["34"] },
      { heading: "Why", example: "good", codes: [] },
    ]);
  });

  it("are found in other alphabets, in UTF-16 and in the letters of older spreadsheets", async () => {
    const expected = [
      { heading: "Größe", example: "groß", codes: [] },
      { heading: "Straße", example: "Allee", codes: [] },
    ];
    const text = "Größe;Straße\ngroß;Allee\n";
    expect(await columnsOf(fileOf(text))).toEqual(expected);
    expect(await columnsOf(fileOf(utf16(text)))).toEqual(expected);
    expect(await columnsOf(fileOf(Buffer.from(text, "latin1")))).toEqual(expected);
  });

  it("may hold separators, line breaks and quotation marks in quotation marks", () => {
    const text = '"Age, in years",Why\n34,"Because ""it""\nis, well, good"\n51,next\n';
    expect(firstRows(text, 2)).toEqual([
      ["Age, in years", "Why"],
      ["34", 'Because "it"\nis, well, good'],
    ]);
  });

  it("need a file whose first line names them", async () => {
    for (const text of ["", "one", "Age,,Why\n1,2,3\n"]) {
      await expect(columnsOf(fileOf(text))).rejects.toThrow("The first line does not name the columns");
    }
  });

  it("are looked for in the beginning of a large file alone, wherever a letter is cut", async () => {
    const row = `34,${"ü".repeat(1_000)}\n`;
    const [age] = await columnsOf(fileOf("Age,Why\n", row.repeat(500)));
    expect(age).toEqual({ heading: "Age", example: "34", codes: ["34"] });
  });
});

describe("what columns hold", () => {
  const columns = mapColumns(
    ["Respondent ID", "Age", "Gender", "City", "Income", "Why", "q1", "Q5_2", "age group"].map((heading) => ({
      heading,
      codes: [],
      example: "",
    })),
  );

  it("is proposed where a heading says it, once each, and is ignored elsewhere", () => {
    expect(columns.map(({ use }) => use)).toEqual([
      ...["id", "age", "gender", "location", "income_level", "ignored", "answer", "answer", "ignored"],
    ]);
  });

  const proposed = (...headings: string[]) =>
    mapColumns(headings.map((heading) => ({ heading, example: "", codes: [] }))).map(({ use }) => use);

  const order = ["id", "age", "gender", "income_level", "education", "household", "location", "occupation"];

  it.each([
    "RespondentID,S1_Age,S2. Gender,Household income (EUR),Highest level of education,Household size,City,Job title",
    "Participant,Your age,Sex,Income (EUR),Educational attainment,Number of people in household,Country,Occupation",
    "person_id,ageGroup,gender_identity,income_bracket,highestDegree,people_in_household,town,employment_status",
    "Teilnehmer-ID,Alter in Jahren,Geschlecht,Haushaltseinkommen,Schulabschluss,Haushaltsgröße,Wohnort,Beruf",
    "ID répondant,Tranche d’âge,Sexe,Revenu mensuel du foyer,Niveau d'études,Taille du ménage,Lieu de résidence,Métier",
    "id_encuestado,Edad,Género,Ingresos del hogar,Nivel de estudios,Tamaño del hogar,Ciudad,Ocupación",
    "id,Faixa etária,Sexo,Renda familiar,Escolaridade,Número de pessoas no domicílio,Município,Profissão",
    "回答者ID,ご年齢,性別,世帯年収,最終学歴,世帯構成,お住まいの地域,ご職業",
  ])("is proposed for the headings %s", (headings) => {
    expect(proposed(...headings.split(","))).toEqual(order);
  });

  it.each([
    ["Family name", "Nom de famille", "Familienname", "Apellido de familia", "Nome de família", "家族の名前"],
    ["Family doctor", "Household cleaner bought last", "Household ID", "Haushaltsreiniger", "Famille de produits"],
    ["Degree of satisfaction", "Degree of urbanisation", "Grad der Zufriedenheit", "Niveau de satisfaction"],
    ["Educational app used", "Sex education", "Grado de satisfacción", "Grau de satisfação", "満足度"],
    ["Job satisfaction", "Professional cleaning", "Employment agency used", "Empleo del tiempo", "Berufsunfähigkeit"],
    ["Age of your car", "Age first purchased", "Average age of children", "Alterung", "Âge du véhicule", "年齢確認"],
    ["Income tax office", "Satisfaction with income", "Rental income?", "Steuer auf Einkommen", "Renta de coche"],
    ["Place of purchase", "Country of origin", "City break", "Estado civil", "Lieu d'achat", "Stadt oder Marke"],
    [
      "Message",
      "Package",
      "Language",
      "Sussex",
      "Genre",
      "Townhouse",
      "Video",
      "Idea",
      "Q",
      "Response",
      "First name",
      "IDs",
    ],
  ])("is not proposed where a heading has only a word or letters of it: %s, %s, %s, …", (...headings) => {
    for (const heading of headings) expect([heading, ...proposed(heading)]).toEqual([heading, "ignored"]);
  });

  it("of a second column of the same is not another that its heading names besides", () => {
    expect(proposed("Income", "Household income", "Household")).toEqual(["income_level", "ignored", "household"]);
  });

  it("is told to the service column by column, with none left out", () => {
    expect(mappingOf(columns)).toEqual({
      id: "Respondent ID",
      facts: { age: "Age", gender: "Gender", location: "City", income_level: "Income" },
      own_words: [],
      answers: { q1: "q1", q5_2: "Q5_2" },
      ignored: ["Why", "age group"],
      missing: [],
      values: {},
    });
  });

  it("has genders in codes only where somebody says who is who", async () => {
    const [sex, why] = mapColumns(await columnsOf(fileOf("Sex,Why\n1,a\n2,b\n99,c\n1,d\n")));
    expect(sex!.codes).toEqual(["1", "2", "99"]);
    expect(mappingProblem([sex!, why!])).toBe("Choose what 1 means in “Sex”.");
    const said = { ...sex!, values: { 1: "Female", 2: "Male" } };
    expect(mappingProblem([said, why!])).toBe("Choose what 99 means in “Sex”.");
    expect(mappingProblem([said, why!], ["99"])).toBeUndefined();
    expect(mappingOf([said, why!], ["99"])).toMatchObject({ missing: ["99"], values: { Sex: said.values } });
  });

  it("is found below the header rows of Qualtrics and SurveyMonkey", async () => {
    const ids = Array.from({ length: 2 }, (_, at) => `"{""ImportId"":""QID${at}""}"`).join(",");
    expect(await columnsOf(fileOf(`Q1,Q2\nHow old are you?,Why?\n${ids}\n34,so\n`))).toEqual([
      { heading: "Q1", example: "34", codes: ["34"] },
      { heading: "Q2", example: "so", codes: [] },
    ]);
    const monkey = "Respondent ID,Collector ID,Start Date,Where?,\n,,,Shop,Online\n7,1,2026-10-12,Shop,\n";
    expect((await columnsOf(fileOf(monkey))).map(({ heading }) => heading).slice(3)).toEqual([
      "Where? - Shop",
      "Where? - Online",
    ]);
  });

  it("is questioned where two columns hold one thing, or an answer has no question", () => {
    expect(mappingProblem(columns)).toBeUndefined();
    const twice = columns.map((column) =>
      column.heading === "age group" ? { ...column, use: "age" as const } : column,
    );
    expect(mappingProblem(twice)).toBe("Two columns are mapped to “Age”. Choose one.");
    const same = columns.map((column) => ({ ...column, questionId: column.questionId && "q1" }));
    expect(mappingProblem(same)).toContain("Answer to q1");
    const none = columns.map((column) => ({ ...column, questionId: " " }));
    expect(mappingProblem(none)).toContain("needs the id of its question");
  });
});
