import { describe, expect, it } from "vitest";
import { Ledger } from "./ledger.ts";
import { wrongInTable } from "./table-invariants.ts";

const company = "C#c1";
const project = `${company}#P#p1`;
const sound = [
  { PK: company, SK: "COMPANY", entity: "company", member_count: 1, api_key_count: 1 },
  { PK: company, SK: "USER#u1", entity: "user" },
  { PK: company, SK: "API_KEY#k1", entity: "api_key" },
  { PK: company, SK: "PROJECT#p1", entity: "project" },
  { PK: project, SK: "GROUP#g1", entity: "persona_group" },
  { PK: `${project}#G#g1`, SK: "PERSONA#x1", entity: "persona" },
  { PK: project, SK: "SIMULATION#s1", entity: "simulation" },
  { PK: `${project}#S#s1`, SK: "RESULT#x1", entity: "result" },
  { PK: project, SK: "RERUN#s1_r1_1", entity: "simulation" },
  { PK: `${project}#S#s1_r1_1`, SK: "RESULT#x1", entity: "result" },
  { PK: `${company}#U#u1`, SK: "FAMILY#f1", entity: "session_family" },
  { PK: "C#c11", SK: "SPENDING#2026-11", entity: "monthly_cost" },
];

const look = (items: typeof sound, change: (ledger: Ledger) => void = () => undefined, objects: string[] = []) => {
  const ledger = new Ledger();
  ledger.made.push({ kind: "simulation", id: "s1", name: "Study", parent: "p1", atMost: 1 });
  change(ledger);
  return wrongInTable(items, objects, [{ companyId: "c1", marker: "m", ledger }]).map(({ kind, what }) => [kind, what]);
};
const without = (key: string) => sound.filter(({ SK }) => SK !== key);

describe("what is looked for in the table", () => {
  it("is not there when all is well", () => {
    expect(look(sound)).toEqual([]);
  });

  it.each([
    ["PROJECT#p1", `${project} GROUP#g1 (persona_group) lies below nothing`],
    ["GROUP#g1", `${project}#G#g1 PERSONA#x1 (persona) lies below nothing`],
    ["SIMULATION#s1", `${project}#S#s1 RESULT#x1 (result) lies below nothing`],
    ["RERUN#s1_r1_1", `${project}#S#s1_r1_1 RESULT#x1 (result) lies below nothing`],
    ["USER#u1", `${company}#U#u1 FAMILY#f1 (session_family) lies below nothing`],
  ])("orphans: without %s", (key, what) => {
    expect(look(without(key))).toContainEqual(["stuck", what]);
  });

  it("counters that do not count what is there", () => {
    expect(look(without("API_KEY#k1"))).toEqual([["lost", "the company m counts 1 users and 1 keys and has 1 and 0"]]);
  });

  it("jobs that nobody does, and what speaks of something that is gone", () => {
    const job = { PK: company, SK: "DELETION#j1", entity: "deletion" };
    expect(look([...sound, job])).toEqual([["stuck", `${company} DELETION#j1 is there, and nothing is under way`]]);
    const found = look(sound, (ledger) => ledger.remove("s1"));
    expect(found).toContainEqual([
      "stuck",
      `${project} SIMULATION#s1 (simulation) speaks of the deleted simulation s1`,
    ]);
  });

  it("anything at all of a company that has left, and objects of nobody", () => {
    const left = look(sound, (ledger) => (ledger.companyGone = true), ["c1/p1/briefing"]);
    expect(left).toHaveLength(sound.length);
    expect(look(sound, undefined, ["c1/p9/b9"])).toEqual([["stuck", "the object c1/p9/b9 belongs to nothing"]]);
  });
});
