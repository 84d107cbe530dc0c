import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { designConjoint } from "../../../../functions/studies/conjoint/design.ts";
import { InvalidChoiceData } from "../../../../functions/studies/conjoint/errors.ts";
import { choiceOf, presentTasks, versionFor } from "../../../../functions/studies/conjoint/presentation.ts";
import { attributesOf, snacks } from "./simulations.ts";

const design = designConjoint({ attributes: snacks }, { seed: "shown" });
const persona = fc.string({ minLength: 1, maxLength: 12 });

describe("presenting tasks", () => {
  it("shows every task and holdout once, whole, in words, with attributes in one order", () => {
    fc.assert(
      fc.property(persona, (id) => {
        const tasks = presentTasks(design, 0, id);
        const expected = [...design.versions[0]!, ...design.holdouts];
        expect(tasks.map(({ task_id }) => task_id).sort()).toEqual(expected.map(({ task_id }) => task_id).sort());
        for (const task of tasks) {
          const original = expected.find(({ task_id }) => task_id === task.task_id)!;
          expect(task.offers.map(({ offer }) => offer).sort()).toEqual([0, 1, 2]);
          for (const { offer, features } of task.offers) {
            expect(features.map((feature) => feature.attribute)).toEqual(
              tasks[0]!.offers[0]!.features.map((feature) => feature.attribute),
            );
            snacks.forEach(({ name, levels }, a) =>
              expect(features).toContainEqual({ attribute: name, level: levels[original.offers[offer]![a]!] }),
            );
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it("mixes holdouts in, marked, never first", () => {
    fc.assert(
      fc.property(persona, (id) => {
        const marked = presentTasks(design, 0, id).map(({ holdout }) => holdout);
        expect(marked[0]).toBe(false);
        expect(marked.filter(Boolean)).toHaveLength(2);
      }),
    );
  });

  it("shows one persona the same again and varies tasks, offers and attributes between personas", () => {
    expect(presentTasks(design, 0, "ann")).toEqual(presentTasks(design, 0, "ann"));
    const shown = Array.from({ length: 30 }, (_, i) => presentTasks(design, 0, `persona-${i}`));
    const different = (view: (tasks: (typeof shown)[number]) => unknown) =>
      new Set(shown.map((s) => JSON.stringify(view(s)))).size;
    expect(different((tasks) => tasks[0]!.task_id)).toBeGreaterThan(5);
    expect(
      different((tasks) => tasks.find(({ task_id }) => task_id === "v1-t1")!.offers.map(({ offer }) => offer)),
    ).toBe(6);
    expect(different((tasks) => tasks[0]!.offers[0]!.features.map((feature) => feature.attribute))).toBe(6);
  });

  it("hands the versions out in turn", () => {
    const versioned = designConjoint(
      { attributes: attributesOf(7, 7, 3), tasks_per_persona: 5 },
      { seed: "v", starts: 1 },
    );
    const firstIds = [0, 1, 2, 3].map((position) => versionFor(versioned, position)[0]!.task_id);
    expect(firstIds).toEqual(["v1-t1", "v2-t1", "v3-t1", "v1-t1"]);
  });
});

describe("reading a choice", () => {
  const task = presentTasks(design, 0, "ann")[0]!;

  it("leads from the position on the persona's screen back to the design", () => {
    task.offers.forEach(({ offer }, position) => {
      expect(choiceOf(task, position)).toEqual({ task_id: task.task_id, offer });
    });
    expect(choiceOf(task, null)).toEqual({ task_id: task.task_id, offer: null });
  });
  it.each([3, -1, 0.5])("refuses position %s", (position) => {
    expect(() => choiceOf(task, position)).toThrow(InvalidChoiceData);
  });
  it("refuses none where there is none", () => {
    expect(() => choiceOf({ ...task, include_none: false }, null)).toThrow(InvalidChoiceData);
  });
});
