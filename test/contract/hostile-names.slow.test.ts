import { beforeAll, describe, expect, it } from "vitest";
import type { Route } from "../../functions/platform/http/route.ts";
import { routes } from "../../functions/service/routes.ts";
import { Company } from "../support/company.ts";
import { form } from "../support/form.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { until } from "../support/until.ts";

/** What every object has: a program that looks a name up in an object finds these, too. */
const NAMES = ["constructor", "toString", "__proto__", "hasOwnProperty", "valueOf", "__defineGetter__", "prototype"];
/** Own properties, also the one that a literal would take for the prototype. */
const named = <T>(value: T) => Object.fromEntries(NAMES.map((name) => [name, value]));
const polluting = named({ polluted: true, prototype: { polluted: true } });

let company: Company;
let ids: Record<string, string>;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  const { projectId, groupId } = await company.prepare();
  ids = { project_id: projectId, group_id: groupId };
});

const UNKNOWN = "019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f";
const pathOf = (route: Route) =>
  route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? (name === "id" ? `lib-${UNKNOWN}` : UNKNOWN));
let addresses = 0;
/** Limited routes are called from an address of their own each time: this is about names, not about limits. */
async function statusOf(route: Route, query: string, options: Parameters<Company["call"]>[2]) {
  const client = new Company(stack.url, `127.0.${200 + Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`);
  client.token = company.token;
  return (await client.call(route.method, pathOf(route) + query, options)).status;
}

/** What changes the ground that the others stand on cannot be done twice; it takes no names but those of its path. */
const changing = ["deletePersonas", "deletePersonaGroup", "deleteProject", "generatePersonas"];
const repeatable = routes.filter(({ operationId }) => !changing.includes(operationId));

/** Routes that refuse fields that they do not know. */
const STRICT = ["uploadSurvey", "uploadScript", "sendConjointDesign", "previewConjointDesign", "simulateShares"];

describe.each(repeatable.map((route) => [route.operationId, route] as const))("%s", (_, route) => {
  const example = route.bodyExample as object | undefined;
  // An address that is taken gets the same refusal each time.
  const body = () => ({ ...example, ...(example && "email" in example ? { email: company.email } : {}) });

  it("ignores headers, parameters and cookies that are named as a property of every object is", async () => {
    const options = example ? { body: body() } : {};
    const plain = await statusOf(route, "", options);
    const query = `?${NAMES.map((name) => `${name}=1`).join("&")}&__proto__[polluted]=1`;
    const cookie = NAMES.map((name) => `${name}=1`).join("; ");
    const hostile = await statusOf(route, query, { ...options, headers: { ...named("1"), cookie } });
    expect(hostile).toBe(plain);
  });

  if (example)
    it("ignores such fields of its body", async () => {
      const plain = await statusOf(route, "", { body: body() });
      const raw = JSON.stringify({ ...body(), ...polluting });
      expect(raw).toContain('"__proto__":');
      // What decides who is asked what refuses names that it does not know: a misspelt route would ask everybody.
      const known = STRICT.includes(route.operationId) ? 422 : plain;
      expect(await statusOf(route, "", { raw, headers: { "content-type": "application/json" } })).toBe(known);
      // Nothing of it stands for a field that is missing.
      const alone = await statusOf(route, "", {
        raw: JSON.stringify({ ["__proto__"]: body() }),
        headers: { "content-type": "application/json" },
      });
      expect(alone).toBe(await statusOf(route, "", { body: {} }));
    });

  if (route.multipart)
    it("ignores such fields of its form", async () => {
      const file = { name: "constructor.txt", bytes: Buffer.from("What is your age?\nOpen question.\n") };
      const { raw, headers } = form({ ...named("1"), title: "T" }, file);
      const plain = form({ title: "T" }, file);
      expect(await statusOf(route, "", { raw, headers })).toBe(await statusOf(route, "", plain));
    });
});

describe("a study whose every name is a property of every object", () => {
  const create = async (simulation_type: string) => {
    const body = { persona_group_id: ids.group_id, simulation_type, prompt_question: NAMES.join(" ") };
    const created = await company.post(`/projects/${ids.project_id}/simulations`, body);
    return `/projects/${ids.project_id}/simulations/${created.body.id}`;
  };
  const complete = async (path: string) => {
    const ended = (status: string) => ["complete", "failed"].includes(status);
    const { status, error } = await until(
      async () => (await company.get(path)).body,
      (study) => ended(study.status),
    );
    expect([status, error]).toEqual(["complete", null]);
    return (await company.get(`${path}/results`)).body;
  };

  it("is a conjoint study", async () => {
    const path = await create("conjoint");
    const attributes = NAMES.slice(0, 3).map((name) => ({ name, levels: NAMES.slice(0, 3) }));
    const scenario = { name: "constructor", offers: [{ constructor: "toString", toString: "constructor" }] };
    const refused = await company.post(`${path}/conjoint-design`, { attributes, scenarios: [scenario] });
    expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining("scenarios.0.offers.0")]);
    expect((await company.post(`${path}/conjoint-design`, { attributes })).status).toBe(202);
    await complete(path);
    const design = (await company.get(path)).body.conjoint_design;
    expect(design.attributes.map(({ name }: { name: string }) => name)).toEqual(NAMES.slice(0, 3));
  });

  it("is a survey", async () => {
    const path = await create("survey");
    const options = NAMES.map((name) => `- ${name}`).join("\n");
    const file = {
      name: "constructor.txt",
      bytes: Buffer.from(`1. Which constructor do you valueOf?\n${options}\n\n2. Wie oft constructor Sie toString?\n`),
    };
    const sent = await company.call("POST", `${path}/survey`, form({}, file));
    expect([sent.status, sent.body.detail]).toEqual([200, undefined]);
    expect((await company.post(`${path}/run`)).status).toBe(202);
    const { aggregate } = await complete(path);
    expect(aggregate.survey.questions[0].options).toHaveLength(NAMES.length);
  });

  it("is a live interview, in which none of them takes part", async () => {
    const path = await create("idi_manual");
    for (const persona_id of NAMES) {
      const answer = await company.post(`${path}/messages`, { content: "Wie oft constructor Sie?", persona_id });
      expect([answer.status, answer.body.detail]).toEqual([404, "Persona not found"]);
    }
    expect(
      (await company.post(`${path}/messages`, { content: `Wie oft constructor Sie? ${NAMES.join(" ")}` })).status,
    ).toBe(201);
  });
});

it("leaves the objects of the functions as they were", async () => {
  const { status, body } = await company.post("/projects", JSON.parse('{"__proto__": {"name": "P"}}'));
  expect([status, body.detail]).toEqual([422, "name: is required"]);
  expect(JSON.stringify((await company.get("/projects")).body)).not.toContain("polluted");
});
