import fc from "fast-check";
import { pathParameters, type Route } from "../../functions/platform/http/route.ts";
import { validValues, invalidValues, type JsonSchema } from "../support/schema-values.ts";
import { bodySchema, querySchema, resolve } from "./document.ts";
import { forms, rarely } from "./forms.ts";
import * as hostile from "./hostile.ts";
import type { Callers, Ids, World } from "./world.ts";

/** Stands for an id of the world, so that a request reads the same in every run: `@{simulation_id:failed survey}`. */
const marker = (kind: string, state: string): string => `@{${kind}:${state}}`;

export interface FuzzedRequest {
  /** With placeholders of ids, as query and body. */
  path: string;
  query: string;
  caller: keyof Callers;
  /** Instead of the caller's; `undefined` sends none. */
  authorization?: { sent: string | undefined };
  headers: Record<string, string>;
  body: Buffer | string | undefined;
}

/** Where references stand in bodies and queries, and what they are to. */
const REFERENCES: Record<string, string> = {
  persona_group_id: "group_id",
  simulation_id: "simulation_id",
  ids: "simulation_id",
  briefing_ids: "briefing_id",
  briefing_id: "briefing_id",
  upload_id: "upload_id",
  persona_id: "persona_id",
  human_study_id: "human_study_id",
};
/** What belongs to what: without it next to every path would be of two things that have nothing to do with another. */
const TOGETHER: Record<string, Record<string, string>> = {
  persona_id: { group_id: "ready", persona_id: "of_group" },
  respondent_id: { group_id: "respondents" },
  link_id: { simulation_id: "complete concept_test" },
  question_id: { simulation_id: "complete survey" },
};

/** Where a route has something to do; in every other state it refuses. */
const FITTING: [operations: RegExp, kind: string, states: RegExp][] = [
  [/Report|Results|Norms|Crosstab|SamplePlan|Validity|Reliability|Codebook|codeAnswers/, "simulation_id", /^complete/],
  [/getNorms|ReliabilityCheck/, "simulation_id", /^complete concept_test/],
  [/uploadSurvey|runSurvey|readQuestions/, "simulation_id", /^(pending|waiting) survey/],
  [/uploadScript/, "simulation_id", /^(pending|waiting) idi_ai/],
  [/simulateShares/, "simulation_id", /^complete conjoint/],
  [/(send|preview)ConjointDesign/, "simulation_id", /^(pending|waiting) conjoint/],
  [/sendMessage|endInterview/, "simulation_id", /^(pending|waiting) idi_manual/],
  [/abortSimulation/, "simulation_id", /^(running|pending)/],
  [/uploadRespondents/, "group_id", /^(pending|respondents)/],
  [/generatePersonas/, "group_id", /^(pending|ready|failed)/],
];

/** A path on which a route gets as far as it can. */
export function fittingPath({ own }: World, route: Route): string {
  const together = Object.assign({ project_id: "main" }, ...pathParameters(route.path).map((name) => TOGETHER[name]));
  return route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fit = FITTING.findLast(([operations, kind]) => kind === name && operations.test(route.operationId))?.[2];
    const states = Object.keys(own[name] ?? {});
    const state = fit ? states.find((one) => fit.test(one)) : ((together as Ids[string])[name] ?? states[0]);
    return own[name]?.[state as string] as string;
  });
}

/** Values of queries that a schema says too little of. */
const MEANT: Record<string, string> = { by: "gender", questions: "q1", half_width: "0.25" };

const UNKNOWN = "019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f";
const unusual = (weight: number, arbitrary: fc.Arbitrary<string>) => ({ weight, arbitrary });

/** A reference to something of the world in one of its states; now and then to nothing, or to another company's. */
const reference = ({ own, foreign }: World, kind: string): fc.Arbitrary<string> =>
  fc.oneof(
    unusual(8, fc.constantFrom(...Object.keys(own[kind] ?? {}).map((state) => marker(kind, state)))),
    unusual(1, fc.constantFrom(UNKNOWN, ...Object.keys(foreign[kind] ?? {}).map((state) => marker(kind, state)))),
  );

/** Has references of a body or a query lead somewhere. */
function referring(world: World, schema: JsonSchema, values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {}).filter((name) => name in REFERENCES);
  if (names.length === 0) return values;
  const references = fc.record(
    Object.fromEntries(names.map((name) => [name, reference(world, REFERENCES[name] as string)])),
  );
  return fc.tuple(values, references).map(([value, given]) => {
    const found = names.filter((name) => typeof value === "object" && value !== null && name in value);
    const put = (name: string) => {
      const was = (value as Record<string, unknown>)[name];
      const led = given[name] as string;
      if (name === "ids") return [name, `${led},${marker("simulation_id", "complete concept_test")}`];
      return [name, Array.isArray(was) ? was.slice(0, 1).map(() => led) : was === null ? null : led];
    };
    return found.length === 0 ? value : { ...(value as object), ...Object.fromEntries(found.map(put)) };
  });
}

const schemaOf = (schema: JsonSchema): JsonSchema => (schema.$ref ? resolve(schema.$ref) : schema);

/** A path of a route: mostly of what is there, in any state. */
function paths(world: World, route: Route): fc.Arbitrary<string> {
  const names = pathParameters(route.path);
  const fill = (of: (name: string) => string) => route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => of(name));
  const own = fc.record(Object.fromEntries(names.map((name) => [name, ownId(world.own, name, route)])));
  const apart = own.map((ids) => fill((name) => ids[name] as string));
  const together = own.map((ids) => {
    const fitting = Object.assign({ project_id: "main" }, ...names.map((name) => TOGETHER[name] ?? {})) as Ids[string];
    return fill((name) => (fitting[name] === undefined ? (ids[name] as string) : marker(name, fitting[name])));
  });
  if (names.length === 0) return fc.constant(route.path);
  const theirs = (name: string) => (world.foreign[name] ? marker(name, "theirs") : UNKNOWN);
  const odd = fc
    .tuple(own, fc.nat(names.length - 1), hostile.hostileIds)
    .map(([ids, at, id]) => fill((name) => (name === names[at] ? id : (ids[name] as string))));
  const last = names.at(-1);
  return fc.oneof(
    unusual(20, together),
    unusual(3, apart),
    unusual(
      1,
      fc.constantFrom(
        fill(theirs),
        fill(() => UNKNOWN),
      ),
    ),
    unusual(
      1,
      own.map((ids) => fill((name) => (name === last ? theirs(name) : (ids[name] as string)))),
    ),
    unusual(2, odd),
  );
}

/** What is there of a kind, half of the time in a state that fits the route. */
function ownId(own: Ids, name: string, { operationId }: Route): fc.Arbitrary<string> {
  const states = Object.keys(own[name] ?? {});
  const fit = FITTING.findLast(([operations, kind]) => kind === name && operations.test(operationId))?.[2];
  const fitting = states.filter((state) => fit?.test(state) ?? true);
  return fc.oneof(fc.constantFrom(...fitting), fc.constantFrom(...states)).map((state) => marker(name, state));
}

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** A value in a query; what stands for an id stays readable. */
const inQuery = (value: unknown): string =>
  typeof value === "string" && value.startsWith("@{") ? value : encodeURIComponent(asText(value));

function queries(world: World, route: Route): fc.Arbitrary<string> {
  if (!route.query) return fc.oneof(unusual(6, fc.constant("")), unusual(1, hostile.hostileQueries));
  const schema = querySchema(route);
  const written = (values: fc.Arbitrary<unknown>) =>
    values.map((value) => {
      const pairs = Object.entries(value ?? {}).filter(([, one]) => one !== undefined);
      return pairs.map(([name, one]) => `${name}=${inQuery(one)}`).join("&");
    });
  const admitted = referring(world, schema, validValues(schema, resolve));
  const valid = written(admitted);
  const meant = written(admitted.map((value) => ({ ...(value as object), ...meantOf(schema) })));
  const wrong = written(
    referring(
      world,
      schema,
      invalidValues(schema, resolve).filter((value) => isObject(value)),
    ),
  );
  return fc.oneof(
    unusual(6, valid),
    unusual(6, meant),
    unusual(2, wrong),
    unusual(2, hostile.hostileQueries),
    unusual(
      1,
      fc.tuple(valid, hostile.hostileQueries).map((both) => both.join("&")),
    ),
  );
}

const meantOf = ({ properties = {} }: JsonSchema) =>
  Object.fromEntries(Object.entries(MEANT).filter(([name]) => name in properties));

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);

/** Every place in a value, as the way to it. */
export function placesIn(value: unknown, way: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [way];
  return [way, ...Object.entries(value).flatMap(([name, part]) => placesIn(part, [...way, name]))];
}

/** The text of a value in which one place holds some other text of JSON. */
export function textWith(value: unknown, way: readonly string[], text: string): string {
  const [name, ...rest] = way;
  if (name === undefined) return text;
  const parts = Object.entries(value as object).map(([own, part]: [string, unknown]) => {
    const written = own === name ? textWith(part, rest, text) : JSON.stringify(part);
    return Array.isArray(value) ? written : `${JSON.stringify(own)}:${written}`;
  });
  return Array.isArray(value) ? `[${parts.join(",")}]` : `{${parts.join(",")}}`;
}

function jsonBodies(world: World, schema: JsonSchema, example: unknown): fc.Arbitrary<Buffer | string> {
  const plain = schemaOf(schema);
  const toJson = (value: unknown) => JSON.stringify(value) as string | undefined;
  const asSent = (values: fc.Arbitrary<unknown>) => values.map((value) => toJson(value) ?? "");
  const valid = referring(world, plain, fc.oneof(validValues(plain, resolve), fc.constant(example)));
  const sent = valid.map((value) => JSON.parse(toJson(value) as string) as unknown);
  const broken = fc.tuple(sent, fc.nat(), hostile.hostileJson).map(([value, at, text]) => {
    const places = placesIn(value);
    return textWith(value, places[at % places.length] as string[], text);
  });
  const strange = fc.tuple(sent, hostile.strangeFields, fc.boolean()).map(([value, fields, first]) => {
    const text = JSON.stringify(value);
    if (!text.startsWith("{") || text === "{}") return `{${fields}}`;
    return first ? `{${fields},${text.slice(1)}` : `${text.slice(0, -1)},${fields}}`;
  });
  return fc.oneof(
    { weight: 10, arbitrary: asSent(valid) },
    { weight: 4, arbitrary: asSent(referring(world, plain, invalidValues(plain, resolve))) },
    { weight: 4, arbitrary: broken },
    { weight: 2, arbitrary: strange },
    { weight: 2, arbitrary: hostile.hostileText },
  );
}

type Content = Pick<FuzzedRequest, "body"> & { contentType?: string };

function contents(world: World, route: Route): fc.Arbitrary<Content> {
  const json = bodySchema(route);
  const form = bodySchema(route, "multipart/form-data");
  const kinds: fc.Arbitrary<Content>[] = [];
  if (json) {
    const types = fc.oneof({ weight: 12, arbitrary: fc.constant("application/json") }, hostile.contentTypes);
    kinds.push(fc.record({ body: jsonBodies(world, json, route.bodyExample), contentType: types }));
  }
  if (form) {
    const { file: _, ...properties } = form.properties ?? {};
    const fields = { ...form, properties, required: (form.required ?? []).filter((name) => name !== "file") };
    kinds.push(forms(validValues(fields, resolve)).map(({ bytes, contentType }) => ({ body: bytes, contentType })));
  }
  const none = fc.constant<Content>({ body: undefined });
  if (kinds.length === 0)
    return fc.oneof(
      { weight: 9, arbitrary: none },
      hostile.hostileText.map((body) => ({ body })),
    );
  return fc.oneof({ weight: 1, arbitrary: none }, ...kinds.map((arbitrary) => ({ weight: 12, arbitrary })));
}

/** Requests to a route: mostly good, many with one thing wrong, some with everything. */
export function requestsTo(world: World, route: Route): fc.Arbitrary<FuzzedRequest> {
  const callers: (keyof Callers)[] = ["owner", "member", "owner key", "member key", "stranger"];
  return fc
    .record({
      path: paths(world, route),
      query: queries(world, route),
      caller: fc.oneof({ weight: 10, arbitrary: fc.constant("owner" as const) }, fc.constantFrom(...callers)),
      authorization: rarely(
        hostile.badAuthorizations.map((sent) => ({ sent })),
        12,
      ),
      headers: fc.oneof({ weight: 4, arbitrary: fc.constant<Record<string, string>>({}) }, hostile.hostileHeaders),
      content: contents(world, route),
    })
    .map(({ path, query, caller, authorization, headers, content: { body, contentType } }) => ({
      path,
      query,
      caller,
      ...(authorization ? { authorization } : {}),
      headers: { ...(contentType === undefined ? {} : { "content-type": contentType }), ...headers },
      body,
    }));
}
