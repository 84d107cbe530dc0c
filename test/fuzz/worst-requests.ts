import { largestBody, pathParameters, type Route } from "../../functions/platform/http/route.ts";
import { bodySchema, querySchema } from "./document.ts";
import { BOUNDARY, FIELDS, part } from "./forms.ts";
import { placesIn, textWith } from "./requests.ts";

/** A request that costs its sender little and whoever reads it much. */
export interface WorstRequest {
  /** What the table calls it. */
  name: string;
  query?: string;
  /** Behind the path, which then leads nowhere. */
  longerPath?: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** The line and the headers of a request have 10 KB together at API Gateway; room for the token. */
const HEADER_BYTES = 9_000;
/** What the parser of forms cuts a field at. */
const FIELD_BYTES = 250_000;
const FORM_BYTES = 4_600_000;
/** Just below what is refused unread; the test of `json-body.ts` has what lies above. */
const WORK = 990_000;

const filled = (unit: string, bytes: number): string => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));
const workOf = (text: string): number =>
  (text.match(/,/g)?.length ?? 0) + 5 * (text.match(/[[{]/g)?.length ?? 0) + 20 * (text.match(/:/g)?.length ?? 0);
/** A list of as many items as may be read. */
const listOf = (item: string, bytes: number, work = WORK): string => {
  const most = Math.min(work / (workOf(item) + 1), bytes / (Buffer.byteLength(item) + 1));
  return `[${`${item},`.repeat(Math.max(0, Math.floor(most) - 1))}${item}]`;
};
const fieldsOf = (bytes: number, value: string): string => {
  const most = Math.min(WORK / 21, bytes / (value.length + 11));
  return `{${Array.from({ length: Math.floor(most) }, (_, at) => `"k${at}":${value}`).join(",")}}`;
};

/** Texts that are long to normalise, to compare, to split and to escape. */
const texts = ["a", " ", "\u0130", "a\u0323\u0307", "\\ud800"];

type Written = readonly [name: string, text: string];

/** What may stand in a place of a body, by what stands there in the example. */
function floods(value: unknown, bytes: number): Written[] {
  const found: Written[] = [
    ["a list of objects", listOf("{}", bytes)],
    ["a list of numbers", listOf("1", bytes)],
    ["an object of fields", fieldsOf(bytes, "1")],
    ["an object of objects", fieldsOf(bytes, "{}")],
  ];
  if (typeof value === "string")
    found.push(...texts.map((unit): Written => [`text of ${JSON.stringify(unit)}`, `"${filled(unit, bytes)}"`]));
  if (Array.isArray(value) && value.length > 0) found.push(["its first item", listOf(JSON.stringify(value[0]), bytes)]);
  return found;
}

/** Texts of JSON that fill what a route reads, place by place of an example. */
function jsonFloods(example: unknown, bytes: number): Written[] {
  const room = bytes - JSON.stringify(example).length - 100;
  // Other items of a list are like its first.
  const places = placesIn(example).filter((way) => way.every((name) => !/^[1-9]/.test(name)));
  return [
    ["nested lists", "[".repeat(bytes)],
    ["nested fields", filled('{"a":', bytes)],
    ["objects", listOf("{}", bytes, Infinity)],
    ["numbers", listOf("1", bytes, Infinity)],
    ["quotes", '"'.repeat(bytes)],
    ["white space", " ".repeat(bytes)],
    ...places.flatMap((way) => {
      const value = way.reduce<unknown>((whole, name) => (whole as Record<string, unknown>)[name], example);
      return floods(value, room).map(([name, text]): Written => {
        return [`${name} in ${way.join(".") || "the body"}`, textWith(example, way, text)];
      });
    }),
  ];
}

function jsonRequests(route: Route): WorstRequest[] {
  if (!route.body) return [];
  // A body that comes with a key is hashed as well.
  const keyOf = (at: number): Record<string, string> => (route.idempotent ? { "idempotency-key": `${at}` } : {});
  return jsonFloods(route.bodyExample ?? {}, largestBody(route)).map(([name, body], at) => ({
    name,
    headers: { "content-type": "application/json", ...keyOf(at) },
    body,
  }));
}

const LINES = [",", "\t", '"', "\n", "a,b\n", "1. Why?\n", "_", " ", "{}", "[[", "<a>", "\u0130", "a) b\n"];
const tables: Written[] = [
  ["rows of one column", `a\n${filled("1\n", FORM_BYTES)}`],
  ["separators in the second row", `a,b\n${filled(",", FORM_BYTES)}`],
  [
    "250 columns",
    `${Array.from({ length: 250 }, (_, at) => `q${at}`).join(",")}\n${filled(`1${",1".repeat(249)}\n`, FORM_BYTES)}`,
  ],
  ["line breaks in cells", `a,b\n"${filled("\n", FORM_BYTES)}",1\n`],
];
const NAMES = ["a.csv", "a.txt", "a.qsf", "a.lss", "a.docx", "a.pdf"];

/** Files by what the route says that it takes. */
const filesFor = ({ multipart }: Route): [string, Buffer][] =>
  NAMES.filter((name) => multipart?.file.includes(name.slice(1)) ?? false).flatMap((file) => [
    ...LINES.map((line): [string, Buffer] => [file, Buffer.from(filled(line, FORM_BYTES))]),
    ...(file === "a.csv" ? tables.map(([, text]): [string, Buffer] => [file, Buffer.from(text)]) : []),
  ]);

const form = (...parts: Buffer[]): Pick<WorstRequest, "headers" | "body"> => ({
  headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
});

function formRequests(route: Route): WorstRequest[] {
  if (!route.multipart) return [];
  const fields = Object.keys(bodySchema(route, "multipart/form-data")?.properties ?? {}).filter(
    (name) => name !== "file",
  );
  const text = (name: string, value: string) => part(`name="${name}"`, Buffer.from(value));
  const valid = fields.flatMap((name) => (FIELDS[name] === undefined ? [] : [text(name, FIELDS[name])]));
  const file = (name: string, content: Buffer) =>
    part(`name="file"; filename="${name}"`, content.subarray(0, 4_490_000));
  const small = file("a.txt", Buffer.from("1. Why?"));
  const broken: WorstRequest[] = [
    { name: "tiny parts", ...form(Buffer.from(filled(`--${BOUNDARY}\r\n\r\n\r\n`, FORM_BYTES))) },
    {
      name: "tiny fields",
      ...form(Buffer.from(filled(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n`, FORM_BYTES))),
    },
    { name: "headers of a part", ...form(part('name="a"', Buffer.from(""), filled("a: b\r\n", FORM_BYTES))) },
    { name: "a long header of a part", ...form(part(`name="${filled("a", FORM_BYTES)}"`, Buffer.from(""))) },
    { name: "parameters of a part", ...form(part(`name="a"${filled("; a=b", FORM_BYTES)}`, Buffer.from(""))) },
    {
      name: "almost boundaries",
      ...form(part('name="file"; filename="a.txt"', Buffer.from(filled(`\r\n--${BOUNDARY.slice(0, -1)}`, FORM_BYTES)))),
    },
    { name: "dashes", ...form(part('name="file"; filename="a.txt"', Buffer.from(filled("\r\n-", FORM_BYTES)))) },
  ];
  return [
    ...broken,
    ...filesFor(route).map(([name, content]) => ({
      name: `file ${name} of ${JSON.stringify(content.toString("utf8", 0, 20))}`,
      ...form(...valid, file(name, content)),
    })),
    ...fields.flatMap((name) => {
      const others = fields.flatMap((one) =>
        one === name || FIELDS[one] === undefined ? [] : [text(one, FIELDS[one])],
      );
      const inText = texts.map((unit): Written => [
        `text of ${JSON.stringify(unit)}`,
        filled(JSON.parse(`"${unit}"`) as string, FIELD_BYTES),
      ]);
      const value = FIELDS[name] ?? "[]";
      const inJson = /^[[{]/.test(value) ? jsonFloods(JSON.parse(value), FIELD_BYTES) : [];
      return [...inText, ...inJson].map(([what, content]) => ({
        name: `${what} in the field ${name}`,
        ...form(...others, text(name, content), small),
      }));
    }),
  ];
}

/** What a caller can send to any route, in its path, its query and its headers. */
function lineRequests(route: Route): WorstRequest[] {
  const headers = {};
  const names = route.query ? Object.keys(querySchema(route).properties ?? {}) : [];
  const parameters = names.flatMap((name) =>
    ["a", ",", "1,", "%C4%B0", "q1,"].map((unit) => ({
      name: `${unit} in the parameter ${name}`,
      headers,
      query: `${name}=${filled(unit, HEADER_BYTES)}`,
    })),
  );
  return [
    { name: "parameters", headers, query: filled("a&", HEADER_BYTES) },
    { name: "cookies", headers: { cookie: filled("a=;", HEADER_BYTES) } },
    { name: "headers", headers: Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`x${at}`, "1"])) },
    { name: "an Idempotency-Key", headers: { "idempotency-key": filled("a", HEADER_BYTES) } },
    { name: "an ETag", headers: { "if-none-match": filled('"a",', HEADER_BYTES) } },
    { name: "a token", headers: { authorization: `Bearer ${filled("a", HEADER_BYTES)}` } },
    ...(pathParameters(route.path).length > 0
      ? [{ name: "an id", headers, longerPath: filled("a", HEADER_BYTES) }]
      : []),
    ...parameters,
  ];
}

/** The worst that somebody can send to a route: derived from its row, so that no new route is left out. */
export const worstRequestsTo = (route: Route): WorstRequest[] => [
  ...lineRequests(route),
  ...jsonRequests(route),
  ...formRequests(route),
];
