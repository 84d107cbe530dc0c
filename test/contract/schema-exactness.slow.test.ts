import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import document from "../../docs/openapi.json" with { type: "json" };
import { largestBody, type Route } from "../../functions/platform/http/route.ts";
import { routes } from "../../functions/service/routes.ts";
import { Company } from "../support/company.ts";
import { form } from "../support/form.ts";
import { invalidValues, validValues, type JsonSchema } from "../support/schema-values.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

interface Operation {
  parameters?: { in?: string; name?: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description?: string }>;
}
const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
const schemas = document.components.schemas as unknown as Record<string, JsonSchema>;
const resolve = (reference: string) => schemas[reference.replace("#/components/schemas/", "")] as JsonSchema;
const operationOf = (route: Route) => paths[route.path]?.[route.method.toLowerCase()] as Operation;
const bodyOf = (route: Route, type = "application/json") => operationOf(route).requestBody?.content[type]?.schema;

/** The query of an operation as one object. */
function queryOf(route: Route): JsonSchema {
  const declared = (operationOf(route).parameters ?? []).filter((parameter) => parameter.in === "query");
  const named = declared.map(({ name = "", schema = {} }) => [name, schema] as const);
  const required = declared.flatMap(({ name = "", required: must }) => (must ? [name] : []));
  return { type: "object", properties: Object.fromEntries(named), required };
}
const asQuery = (values: object) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

const cases = (has: (route: Route) => unknown) =>
  routes.filter(has).map((route) => [route.operationId, route] as const);
/** A rule between fields, which a schema cannot express: what schemas can say has another code. */
const ofOneField = ({ code }: { code: string }) => code !== "custom";

describe.each(cases(({ body }) => body))("the body of %s", (_, route) => {
  const schema = bodyOf(route) as JsonSchema;

  it("is refused, where the document admits it, for reasons that the document gives", () => {
    fc.assert(
      fc.property(validValues(schema, resolve), (value) => {
        const issues = route.body?.safeParse(value).error?.issues ?? [];
        expect(issues.filter(ofOneField)).toEqual([]);
        if (issues.length > 0)
          expect(operationOf(route).responses[422]?.description).toContain("Also returned in these cases: ");
      }),
      { numRuns: 300 },
    );
  });

  it("is refused where the document does not admit it", () => {
    fc.assert(
      fc.property(invalidValues(schema, resolve), (value) => {
        // As it arrives: undefined fields are not sent.
        const sent: unknown = JSON.parse(JSON.stringify(value));
        expect(route.body?.safeParse(sent).success).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

describe.each(cases(({ query }) => query))("the query of %s", (_, route) => {
  const schema = queryOf(route);

  it("is refused, where the document admits it, for reasons that the document gives", () => {
    fc.assert(
      fc.property(validValues(schema, resolve), (value) => {
        const issues = route.query?.safeParse(asQuery(value as object)).error?.issues ?? [];
        expect(issues.filter(ofOneField)).toEqual([]);
        if (issues.length > 0)
          expect(operationOf(route).responses[400]?.description).toContain("Also returned in these cases: ");
      }),
      { numRuns: 300 },
    );
  });

  it("is refused where the document does not admit it", () => {
    // In a query everything is text: only what is no value as text either can be wrong.
    const { properties = {} } = schema;
    const isWrong = (name: string, value: unknown) =>
      ["integer", "number"].includes(String(properties[name]?.type)) ? value !== "1" : typeof value === "string";
    for (const [name, property] of Object.entries(properties)) {
      const wrong = invalidValues(property, resolve).filter((value) => isWrong(name, value));
      const none = property.type === "string" && !property.maxLength && !property.pattern && !property.enum;
      if (none) continue;
      fc.assert(
        fc.property(validValues(schema, resolve), wrong, (value, fault) => {
          expect(route.query?.safeParse(asQuery({ ...(value as object), [name]: fault })).success).toBe(false);
        }),
      );
    }
    for (const name of schema.required ?? []) expect(route.query?.safeParse({}).error?.issues[0]?.path).toEqual([name]);
  });
});

describe("the service", () => {
  let company: Company;
  let ids: Record<string, string>;
  beforeAll(async () => {
    company = await Company.signUp(stack.url);
    const project_id = await company.createProject();
    ids = { project_id, group_id: await company.createGroup(project_id) };
  });
  const UNKNOWN = "019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f";
  const pathOf = ({ path }: Route) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? UNKNOWN);
  let addresses = 0;
  /** Limited routes are called from an address of their own each time: this is about schemas, not about limits. */
  const send = (route: Route, options: Parameters<Company["call"]>[2], query = "") => {
    const client = new Company(stack.url, `127.0.${150 + Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`);
    client.token = company.token;
    return client.call(route.method, pathOf(route) + query, options);
  };
  const numRuns = 12;

  it.each(cases(({ body }) => body))(
    "tells good bodies of %s from bad ones as the document does",
    async (_, route) => {
      const schema = bodyOf(route) as JsonSchema;
      await fc.assert(
        fc.asyncProperty(validValues(schema, resolve), invalidValues(schema, resolve), async (good, bad) => {
          const { status, body } = await send(route, { body: good });
          if (status === 422)
            expect([operationOf(route).responses[422]?.description, body]).toEqual([
              expect.stringContaining("Also returned in these cases: "),
              body,
            ]);
          // What is too large is refused unread, by the service or by the gateway.
          const isTooLarge = Buffer.byteLength(JSON.stringify(bad)) > largestBody(route);
          expect(isTooLarge ? [400, 413] : [422]).toContain((await send(route, { body: bad })).status);
        }),
        // A smaller example would be sought until the test's time is over, and the reason not be told.
        { numRuns, endOnFailure: true },
      );
    },
    60_000,
  );

  it.each(cases(({ multipart }) => multipart))("takes every form of %s that the document admits", async (_, route) => {
    const { file, ...properties } = (bodyOf(route, "multipart/form-data") as JsonSchema).properties ?? {};
    const fields = { type: "object", properties, required: Object.keys(properties) } as const;
    await fc.assert(
      fc.asyncProperty(validValues(fields, resolve), async (values) => {
        const text = { name: "a.txt", bytes: Buffer.from("An oat drink.") };
        const { status } = await send(route, form(values as Record<string, string>, text));
        if (status === 422)
          expect(operationOf(route).responses[422]?.description).toContain("Also returned in these cases: ");
      }),
      { numRuns },
    );
    expect(file).toBeDefined();
  });

  it.each(cases(({ query, method }) => query && method === "GET"))(
    "takes every query of %s that it admits",
    async (_, route) => {
      await fc.assert(
        fc.asyncProperty(validValues(queryOf(route), resolve), async (values) => {
          const query = `?${new URLSearchParams(asQuery(values as object)).toString()}`;
          const { status } = await send(route, {}, query);
          if (status === 400)
            expect(operationOf(route).responses[400]?.description).toContain("Also returned in these cases: ");
        }),
        { numRuns },
      );
    },
  );
});
