import { describe, expect, it } from "vitest";
import { retell } from "../../../functions/languages/retell.ts";
import { copyProject, sample } from "../../../functions/projects/sample/sample.ts";
import { newId } from "../../../functions/platform/ids.ts";
import { problemWith } from "../../support/stored-entities.ts";

const AT = "2026-11-30T12:00:00.000";
const copy = (companyId = newId()) => copyProject(sample, companyId, AT);
const ids = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

describe("the recorded sample project", () => {
  it("is items that the service reads, in one transaction", () => {
    const { items } = copy();
    expect(items.flatMap((item) => problemWith(item) ?? [])).toEqual([]);
    expect(items.length).toBeLessThanOrEqual(97);
    expect(items.map(({ entity }) => entity)).toEqual(
      expect.arrayContaining(["persona_group", "persona", "simulation", "participant", "result", "aggregate"]),
    );
  });

  it("says which model answered, and when", () => {
    const { project } = copy();
    expect(project).toMatchObject({ persona_group_count: 1, simulation_count: 1, created_at: AT });
    expect(project.description).toContain(`recorded with ${sample.model} on ${sample.recorded_on}`);
  });

  it("belongs to one company and shares no id with another copy", () => {
    const [one, other] = [newId(), newId()];
    const [first, second] = [copy(one), copy(other)];
    const found = new Set(JSON.stringify(first).match(ids));
    for (const id of JSON.stringify(second).match(ids)!) expect(found).not.toContain(id);
    for (const { PK } of first.items) expect(PK.startsWith(`C#${one}#P#${first.project.id}`)).toBe(true);
    expect(JSON.stringify(sample)).not.toMatch(/127\.0\.0\.1|@example/);
  });

  it("keeps the order in which things were made", () => {
    const order = (texts: readonly string[]) => texts.map((text) => texts.toSorted().indexOf(text));
    const keys = copy().items.filter(({ entity }) => entity === "persona");
    const recorded = (sample.items as { entity: string; SK: string }[]).filter(({ entity }) => entity === "persona");
    expect(order(keys.map(({ SK }) => SK))).toEqual(order(recorded.map(({ SK }) => SK)));
  });

  it("has notes that reports tell in the language of their reader", () => {
    const { notes } = (sample.items as { entity: string; aggregate?: { quality: { notes: string[] } } }[]).find(
      ({ entity }) => entity === "aggregate",
    )!.aggregate!.quality;
    expect(notes.length).toBeGreaterThan(3);
    expect(notes.filter((note) => retell(note, "en", "de") === note)).toEqual([]);
  });

  it("is small", () => {
    expect(JSON.stringify(sample).length).toBeLessThan(150_000);
  });
});
