import { expect, it } from "vitest";
import { openApiDocument } from "../../../../functions/service/openapi/document.ts";
import { largestBody, LARGEST_EVENT_BODY_BYTES, type Route } from "../../../../functions/platform/http/route.ts";
import { routes } from "../../../../functions/service/routes.ts";

const bodies = routes.filter(({ body }) => body);
const document = openApiDocument("1.0.0");
const schemas = document.components?.schemas as Record<string, Schema>;
interface RequestBody {
  description: string;
  content: { "application/json": { schema: Schema } };
}
const requestBody = ({ path, method }: Route): RequestBody =>
  (document.paths?.[path] as Record<string, { requestBody: RequestBody }>)[method.toLowerCase()]!.requestBody;

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  maxItems?: number;
  maxProperties?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** Lists, and objects of which callers name the fields, of which a body may hold any number. */
function endless(schema: Schema, way: string, within: readonly string[] = []): string[] {
  const { $ref: reference } = schema;
  if (reference !== undefined)
    // What holds itself is limited by the rule on its depth.
    return within.includes(reference)
      ? []
      : endless(schemas[reference.split("/").at(-1) as string]!, way, [...within, reference]);
  const {
    items,
    maxItems,
    additionalProperties: fields,
    maxProperties,
    properties = {},
    anyOf = [],
    oneOf = [],
  } = schema;
  return [
    ...(items && maxItems === undefined ? [way] : []),
    ...(typeof fields === "object" && maxProperties === undefined ? [way] : []),
    ...(items ? endless(items, `${way}[]`, within) : []),
    ...(typeof fields === "object" ? endless(fields, `${way}{}`, within) : []),
    ...Object.entries(properties).flatMap(([name, own]) => endless(own, `${way}.${name}`, within)),
    ...[...anyOf, ...oneOf].flatMap((own) => endless(own, way, within)),
  ];
}

it("counts what a body holds before it looks at any of it", () => {
  const found = bodies.flatMap((route) =>
    endless(requestBody(route).content["application/json"].schema, route.operationId),
  );
  expect(found).toEqual([]);
});

it("takes little from callers who need no token", () => {
  const open = bodies.filter(({ auth }) => auth === "none");
  expect(open.map((route) => [route.operationId, largestBody(route)])).toEqual(
    open.map(({ operationId }) => [operationId, 16_000]),
  );
});

it("takes more than 1 MB only where a questionnaire or people's answers come", () => {
  const large = bodies.filter((route) => largestBody(route) > 1_000_000);
  expect(large.map(({ operationId }) => operationId).toSorted()).toEqual([
    "createHumanStudy",
    "estimateSimulation",
    "uploadSurvey",
  ]);
  expect(new Set(large.map(largestBody))).toEqual(new Set([LARGEST_EVENT_BODY_BYTES]));
});

it.each([
  ["logIn", "JSON of at most 16 KB."],
  ["createProject", "JSON of at most 1 MB."],
  ["uploadSurvey", "JSON of at most 4.7 MB."],
])("says in the document what %s takes", (operationId, sentence) =>
  expect(requestBody(bodies.find((route) => route.operationId === operationId)!).description).toBe(sentence),
);
