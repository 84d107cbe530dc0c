import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { documentedErrorStatuses, errorSchema } from "../../functions/service/openapi/errors.ts";
import { openApiDocument } from "../../functions/service/openapi/document.ts";
import { cookieOperations } from "../../functions/service/openapi/headers.ts";
import { isRevalidated, pathParameters, type Route } from "../../functions/platform/http/route.ts";
import { routes } from "../../functions/service/routes.ts";
import manifest from "../../package.json" with { type: "json" };

interface Schema {
  type?: string;
  contentMediaType?: string;
  description?: string;
  example?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
}
interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Answer {
  $ref?: string;
  description: string;
  headers: Record<string, unknown>;
  content?: Record<string, Media>;
}
interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  security: unknown;
  parameters?: { in?: string; name?: string; $ref?: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer>;
}
interface Document {
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer>; parameters: Record<string, { description: string }> };
}

const document = JSON.parse(JSON.stringify(openApiDocument(manifest.version))) as Document;

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

const resolve = (reference: string): unknown =>
  reference
    .replace("#/", "")
    .split("/")
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);

const dereference = (answer: Answer): Answer => (answer.$ref === undefined ? answer : (resolve(answer.$ref) as Answer));

const referencesIn = (node: unknown): string[] => {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "$ref" && typeof value === "string" ? [value] : referencesIn(value),
  );
};

const operationOf = (route: Pick<Route, "method" | "path">): Operation =>
  document.paths[route.path]?.[route.method.toLowerCase()] as Operation;

describe("the OpenAPI document", () => {
  it("is the one in docs/openapi.json; `npm run openapi` brings the file up to date", () => {
    const written = readFileSync(new URL("../../docs/openapi.json", import.meta.url), "utf8");
    expect(JSON.parse(written)).toEqual(document);
  });

  it("describes exactly the routes of the table", () => {
    const described = operations.map(({ method, path }) => `${method} ${path}`);
    expect(described.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it("gives every operation its own id", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has no reference that leads nowhere", () => {
    const broken = [...new Set(referencesIn(document))].filter((reference) => resolve(reference) === undefined);
    expect(broken).toEqual([]);
  });

  it("describes every tag that is used", () => {
    const used = new Set(routes.map((route) => route.tag));
    expect(document.tags.map((tag) => tag.name)).toEqual([...used]);
    expect(document.tags.filter((tag) => !tag.description)).toEqual([]);
  });
});

describe.each(routes)("$method $path in the OpenAPI document", (route) => {
  it("says what it does and who may call it", () => {
    const operation = operationOf(route);
    expect(operation.summary).toBeTruthy();
    expect(operation.security).toEqual(route.auth === "bearer" ? [{ bearer: [] }] : []);
  });

  it("declares every placeholder of its path as a required string", () => {
    const declared = (operationOf(route).parameters ?? []).filter((parameter) => parameter.in === "path");
    expect(declared.map((parameter) => parameter.name)).toEqual(pathParameters(route.path));
    for (const parameter of declared) expect(parameter).toMatchObject({ required: true, schema: { type: "string" } });
  });

  it("has a schema for every answer that has a body", () => {
    for (const [status, response] of Object.entries(operationOf(route).responses)) {
      const { description, headers, content } = dereference(response);
      expect(description).toBeTruthy();
      expect(headers).toHaveProperty("x-request-id");
      const types = route.responses[Number(status) as 200]?.fileTypes ?? ["its one type"];
      if (["204", "303", "304"].includes(status)) expect(content).toBeUndefined();
      else
        expect(Object.values(content ?? {}).map((media) => media.schema)).toEqual(types.map(() => expect.anything()));
    }
  });

  it("documents its error statuses, each with the one error body and an example", () => {
    const { responses } = operationOf(route);
    const documented = Object.keys(responses).filter((status) => Number(status) >= 400);
    expect(documented.map(Number)).toEqual(documentedErrorStatuses(route));
    for (const status of documented) {
      const media = dereference(responses[status] as Answer).content?.["application/json"];
      expect(media?.schema).toEqual({ $ref: "#/components/schemas/Error" });
      const examples = Object.values(media?.examples ?? {}).map((example) =>
        errorSchema.strict().safeParse(example.value),
      );
      expect(examples.map((parsed) => parsed.success)).toEqual(examples.map(() => true));
      expect(examples).not.toEqual([]);
    }
  });

  it("describes the bodies it takes, and that any is too large at some length, also where none is read", () => {
    const content = operationOf(route).requestBody?.content ?? {};
    const types = [...(route.multipart ? ["multipart/form-data"] : []), ...(route.body ? ["application/json"] : [])];
    expect(Object.keys(content)).toEqual(types);
    expect(operationOf(route).responses).toHaveProperty("413");
  });

  it("has an example of its JSON body that its schema accepts", () => {
    const example = operationOf(route).requestBody?.content["application/json"]?.example;
    if (route.body) expect(route.body.safeParse(example)).toMatchObject({ success: true });
    else expect(example).toBeUndefined();
  });

  it("says what its file may be, and has an example of every field beside it", () => {
    if (!route.multipart) return;
    const form = operationOf(route).requestBody?.content["multipart/form-data"]?.schema;
    const { file, ...fields } = form?.properties ?? {};
    expect(file).toMatchObject({ type: "string", contentMediaType: "application/octet-stream" });
    expect(file?.description).toMatch(/At most [\d.]+ MB\.$/);
    expect(form?.required).toContain("file");
    const examples = Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]));
    expect(route.multipart.fields.safeParse(examples)).toMatchObject({ success: true });
  });

  it("takes an Idempotency-Key if it creates or starts something, an ETag back if it reads", () => {
    const creates = route.method === "POST" && ["201", "202"].some((status) => status in route.responses);
    const references = (operationOf(route).parameters ?? []).flatMap(({ $ref }) => $ref ?? []);
    const expected = creates ? ["IdempotencyKey"] : isRevalidated(route) ? ["IfNoneMatch"] : [];
    expect(references).toEqual(expected.map((name) => `#/components/parameters/${name}`));
  });

  it("says who may call it, where not everybody may", () => {
    const { description = "", responses } = operationOf(route);
    expect("403" in responses).toBe(
      route.role !== undefined || route.ownerParameter !== undefined || route.usersOnly === true,
    );
    if (route.ownerParameter) expect(description).toContain(`With \`${route.ownerParameter}=true\` only`);
    if (route.role) expect(description).toContain(`with the role \`${route.role}\` may`);
    expect(description.includes("Only users and API keys")).toBe(route.role !== undefined && !route.usersOnly);
  });

  it("has an example of every JSON answer, with the fields of its schema and no other", () => {
    for (const [status, response] of Object.entries(route.responses)) {
      if (!response.schema) continue;
      const example = operationOf(route).responses[status]?.content?.["application/json"]?.example;
      expect(response.schema.parse(example)).toEqual(example);
    }
  });
});

describe("headers in the OpenAPI document", () => {
  it("announces the refresh token cookie where a session begins, goes on or ends", () => {
    const setting = operations
      .filter(({ operation }) => Object.values(operation.responses).some((answer) => answer.headers?.["Set-Cookie"]))
      .map(({ operation }) => operation.operationId);
    expect(setting.sort()).toEqual([...cookieOperations].sort());
  });

  it("announces Retry-After with 429, and with 401 nothing that Amazon's gateway renames", () => {
    expect(document.components.responses.RateLimited?.headers).toHaveProperty("Retry-After");
    expect(document.components.responses.Unauthenticated?.headers).toHaveProperty("x-request-id");
    expect(document.components.responses.Unauthenticated?.headers).not.toHaveProperty("WWW-Authenticate");
  });
});
