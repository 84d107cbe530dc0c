import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Fault, FaultInjector } from "../../local/bedrock/faults.ts";
import { askedOf } from "../support/asked.ts";
import { canned } from "../support/canned.ts";
import { cannedPerson as person } from "../support/canned-person.ts";
import { Company } from "../support/company.ts";
import { itemsOf } from "../support/table-contents.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let company: Company;
let projectId: string;
let fault: FaultInjector | undefined;
beforeAll(async () => {
  stack = await borrowStack({ modelFaults: (call) => fault?.(call) });
  company = await Company.signUp(stack.url);
  projectId = await company.createProject();
});
afterAll(() => stack.close());
beforeEach(() => {
  fault = undefined;
});

const personasOf = async (groupId: string) =>
  (await company.get(`/projects/${projectId}/persona-groups/${groupId}/personas`)).body;
const refused: Fault = { status: 403, type: "AccessDeniedException", message: "No access" };

const names = ["Anna Ahrens", "Berta Brandt", "Clara Claus", "Dora Decker", "Emma Engel"];

describe("a model that writes the same person again and again", () => {
  const twin = (name: string) => ({
    full_name: name,
    occupation: "Accounts clerk",
    personality_traits: ["frugal", "curious", "direct"],
    trusted_brands: ["dm Bio"],
    distrusted_brands: ["Nestlé"],
    digital_habits: `${name} reads test magazines online before buying anything over 20 euros.`,
    price_sensitivity: "Compares the price per litre and waits for offers.",
    psychographic_notes:
      "Wants plain lists of ingredients. " + `${name.split(" ")[0]} distrusts claims on the front of a pack.`,
    signals_used: [],
  });
  /** The first answers are the same person under other names; what the calls after them were asked is kept. */
  function writeTwins(answers: number) {
    const asked: string[] = [];
    fault = (call) => {
      if (call.toolName !== "write_persona") return undefined;
      const name = names[asked.push(askedOf(call).text) - 1];
      return asked.length <= answers && name ? { input: twin(name) } : undefined;
    };
    return asked;
  }

  it("is asked for somebody else, and told whom not to resemble", async () => {
    const asked = writeTwins(2);
    const groupId = await company.createGroup(projectId, { persona_count: 2 });
    expect(await company.generate(projectId, groupId)).toMatchObject({
      generation_status: "complete",
      personas_total: 2,
      generation_progress: "Generated 2 of 2 personas",
    });
    expect(asked).toHaveLength(3);
    expect(asked.map((text) => text.includes("<not_like>"))).toEqual([false, false, true]);
    const personas = (await personasOf(groupId)) as { full_name: string; occupation: string }[];
    const kept = personas.filter(({ full_name }) => names.includes(full_name));
    expect(kept).toHaveLength(1);
    expect(asked[2]).toContain(`"full_name":"${kept[0]?.full_name}"`);
    // The name of the one that was dropped is free again.
    expect((await itemsOf(stack.endpoints.dynamodb, groupId)).filter((key) => key.includes(" NAME#"))).toHaveLength(2);
  });

  it("is given two tries; then the persona stays, and reports say so", async () => {
    const asked = writeTwins(names.length);
    const groupId = await company.createGroup(projectId, { persona_count: 2 });
    expect(await company.generate(projectId, groupId)).toMatchObject({
      generation_status: "complete",
      personas_total: 2,
    });
    expect(asked).toHaveLength(4);
    const personas = await personasOf(groupId);
    expect(JSON.stringify(personas)).not.toMatch(/similarity|collides_with/);

    fault = canned;
    const { id } = (await company.startConceptTest(projectId, groupId)).body;
    await company.waitForSimulation(projectId, id as string);
    const { body } = await company.get(`/projects/${projectId}/simulations/${id}/results`);
    expect(body.aggregate.quality.flags).toContain("persona_collision");
  });

  it("that gives both the same name is asked no more for it: the second one gets a middle initial", async () => {
    let calls = 0;
    fault = ({ toolName }) => {
      if (toolName !== "write_persona") return undefined;
      calls += 1;
      return { input: twin("Anna Ahrens") };
    };
    const groupId = await company.createGroup(projectId, { persona_count: 2 });
    expect(await company.generate(projectId, groupId)).toMatchObject({
      generation_status: "complete",
      personas_total: 2,
    });
    const called = ((await personasOf(groupId)) as { full_name: string }[])
      .map(({ full_name }) => full_name)
      .toSorted((one, other) => one.length - other.length);
    expect(called).toEqual(["Anna Ahrens", expect.stringMatching(/^Anna [A-Z]\. Ahrens$/)]);
    expect(calls).toBeLessThanOrEqual(4 + 3);
  });

  it("adds somebody new to a group that has the person already", async () => {
    writeTwins(1);
    const groupId = await company.createGroup(projectId, { persona_count: 1 });
    await company.generate(projectId, groupId);
    const before = await personasOf(groupId);
    const asked = writeTwins(0);
    fault = (call) => {
      if (call.toolName !== "write_persona") return undefined;
      return asked.push(askedOf(call).text) === 1 ? { input: twin("Zoe Zander") } : undefined;
    };
    expect(await company.generate(projectId, groupId)).toMatchObject({ personas_total: 2 });
    expect(asked).toHaveLength(2);
    const after = await personasOf(groupId);
    expect(after[0]).toEqual(before[0]);
    expect(after[1].full_name).not.toBe("Zoe Zander");
  });
});

describe("an embedding model that is away for a moment", () => {
  it("costs nobody a second writing, and duplicates are found all the same", async () => {
    const asked: string[] = [];
    let embeddings = 0;
    fault = (call) => {
      // Refused, not throttled: that is not tried again, so somebody is stored without a word on whom they are like.
      if (call.kind === "embed" && embeddings++ < 1) return refused;
      if (call.toolName !== "write_persona") return undefined;
      return asked.push(askedOf(call).text) <= 2 ? { input: { ...person, full_name: names[asked.length] } } : undefined;
    };
    const groupId = await company.createGroup(projectId, { persona_count: 2 });
    expect(await company.generate(projectId, groupId)).toMatchObject({
      generation_status: "complete",
      personas_total: 2,
    });
    expect(asked).toHaveLength(3);
  });
});
