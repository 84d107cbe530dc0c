import fc from "fast-check";
import { COLUMNS, CONSENT, peopleCsv } from "../support/respondents.ts";
import { HEAD, ROWS, TOPLINES } from "../support/human-studies.ts";
import { GUIDE, SURVEY } from "../support/simulations.ts";

/** One time in so many. */
export const rarely = <T>(arbitrary: fc.Arbitrary<T>, times = 8): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

export const BOUNDARY = "B-of-the-test";

export const part = (disposition: string, content: Buffer, headers = ""): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n${headers}\r\n`, "latin1"),
    content,
    Buffer.from("\r\n"),
  ]);

/** Files that routes read, each for one of them, and files that none does. */
const files: fc.Arbitrary<[name: string, content: Buffer]> = fc
  .oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom<[string, string]>(
        ["survey.txt", SURVEY],
        ["guide.txt", GUIDE],
        ["people.csv", peopleCsv(4)],
        ["people.csv", TOPLINES],
        ["people.csv", ROWS],
        ["note.txt", "Oat drink with protein, 1.99 EUR."],
      ),
    },
    fc.constantFrom<[string, string]>(
      ["", ""],
      ["a.txt", ""],
      ["a.txt", "\ufeff"],
      ["a.txt", "\u0000".repeat(1_000)],
      ["a.txt", "1. ".repeat(5_000)],
      ["a.txt", "[ask if Q3 = 2] -> Q99 [shuffle] [rank top 99999]\n1.\n1.\n[Q1]\n# \n> \n"],
      ["a.csv", '"'.repeat(999)],
      ["a.csv", `${",".repeat(5_000)}\n${",".repeat(5_000)}`],
      ["a.csv", "__proto__,constructor\n1,2"],
      ["a.csv", "question_id,text,kind,answer,count\n__proto__,,likert,1,1e400"],
      ["a.qsf", '{"SurveyEntry":null,"SurveyElements":[null,{}]}'],
      ["a.qsf", '{"SurveyElements":{"__proto__":[]}}'],
      ["a.lss", '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "&c;"><!ENTITY c "&b;">]><document>&b;</document>'],
      ["a.lss", "<document><questions><rows><row><__proto__/></row></rows></questions></document>"],
      ["a.docx", "PK\u0003\u0004"],
      ["a.pdf", "%PDF-1.7\n%%EOF"],
      ["a.png", "\u0089PNG\r\n\u001a\n"],
      ["a.exe", "MZ"],
      ["__proto__", "x"],
      ["../../a.txt", "Oat drink"],
      [`${"n".repeat(400)}.txt`, "Oat drink"],
      ["\u202etxt.exe", "Oat drink"],
    ),
    fc.tuple(
      fc.constantFrom("a.txt", "a.csv", "a.docx", "a.pdf", "a.lss", "a.qsf", "a.jpg"),
      fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes).toString("latin1")),
    ),
  )
  .map(([name, content]) => [name, Buffer.from(content)]);

/** What fields of forms are to be like where a schema says no more than that they are texts. */
export const FIELDS: Record<string, string> = {
  ...HEAD,
  columns: JSON.stringify(COLUMNS),
  consent: CONSENT,
  title: "Board",
};

const fieldParts = (fields: Record<string, string | null | undefined>): Buffer[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    typeof value !== "string" ? [] : [part(`name="${name}"`, Buffer.from(value))],
  );
const filePart = ([name, content]: [string, Buffer], field = "file"): Buffer =>
  part(`name="${field}"; filename="${Buffer.from(name).toString("latin1")}"`, content);

/** Parts beside, or instead of, those that a route takes. */
const strangeParts: fc.Arbitrary<Buffer[]> = fc.constantFrom(
  [],
  [],
  [part('name="other"; filename="b.txt"', Buffer.from("another file"))],
  [part('name="file"; filename="b.txt"', Buffer.from("second file"))],
  [part('name="file"', Buffer.from("no file name"))],
  [part('name="title"', Buffer.from("again")), part('name="title"', Buffer.from("and again"))],
  [part('name="__proto__"', Buffer.from("x")), part('name="constructor"', Buffer.from("x"))],
  [part('name=""', Buffer.from("empty"))],
  [part("", Buffer.from("no name"))],
  [part('name="title"', Buffer.from("VA=="), "content-transfer-encoding: base64\r\n")],
  [part('name="title"', Buffer.from("T"), "content-type: text/plain; charset=utf-7\r\n")],
  Array.from({ length: 30 }, (_, index) => part(`name="f${index}"`, Buffer.from("x"))),
);

export interface Form {
  bytes: Buffer;
  contentType: string;
}

/**
 * Forms as a route takes them, and such as no library would send.
 * @param valid fields that the document admits
 */
export const forms = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<Form> =>
  fc
    .record({
      fields: valid,
      asMeant: fc.boolean(),
      left: rarely(fc.nat()),
      file: fc.option(files, { freq: 12 }),
      strange: strangeParts,
      fileFirst: fc.boolean(),
      contentType: fc.oneof(
        { weight: 8, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
        fc.constantFrom(
          "multipart/form-data",
          "multipart/form-data; boundary=",
          "multipart/form-data; boundary=C",
          "multipart/mixed; boundary=B-of-the-test",
          'multipart/form-data; boundary="B-of-the-test"; x=y',
          "application/json",
          "text/plain",
        ),
      ),
      cut: rarely(fc.nat()),
    })
    .map(({ fields, asMeant, left, file, strange, fileFirst, contentType, cut }) => {
      const { file: _, ...texts } = fields as Record<string, string | undefined>;
      const names = Object.keys(texts);
      const sent = Object.fromEntries(
        names
          .filter((_name, at) => left === null || names.length === 0 || at !== left % names.length)
          .map((name) => [name, asMeant && name in FIELDS ? FIELDS[name] : texts[name]]),
      );
      const others = [...fieldParts(sent), ...strange];
      const parts = file === null ? others : fileFirst ? [filePart(file), ...others] : [...others, filePart(file)];
      const whole = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
      return { bytes: cut === null ? whole : whole.subarray(0, cut % whole.length), contentType };
    });
