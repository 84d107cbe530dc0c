import { describe, expect, it } from "vitest";
import { attributesSchema, conjointInputSchema } from "../../../../functions/studies/conjoint/attributes.ts";
import { attribute, attributesOf, snacks } from "./simulations.ts";

const problemsOf = (attributes: unknown) => {
  const { error } = attributesSchema.safeParse(attributes);
  return error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim()) ?? [];
};

describe("attributes of a conjoint study", () => {
  it("accepts the smallest and the largest permitted", () => {
    expect(problemsOf(attributesOf(2, 2))).toEqual([]);
    expect(problemsOf(attributesOf(7, 7, 4, 2, 2, 2, 2, 4))).toEqual([]);
  });

  it.each([
    ["a single attribute", attributesOf(2), "must have at least 2 attributes"],
    ["nine attributes", attributesOf(2, 2, 2, 2, 2, 2, 2, 2, 2), "must have at most 8 attributes"],
    ["an attribute with one level", attributesOf(2, 1), "1.levels must have at least 2 levels"],
    ["an attribute with eight levels", attributesOf(8, 2), "0.levels must have at most 7 levels"],
    ["31 levels in all", attributesOf(7, 7, 7, 7, 3), "must have at most 30 levels in all"],
    [
      "a repeated level",
      [...attributesOf(2), attribute("Size", "small", " small ")],
      "1.levels must not repeat a level",
    ],
    ["a repeated name", [...attributesOf(2), ...attributesOf(3)], "must not repeat an attribute name"],
    ["an empty level", [...attributesOf(2), attribute("Size", "small", " ")], "1.levels.1 must not be empty"],
    [
      "a long name",
      [...attributesOf(2), attribute("x".repeat(101), "a", "b")],
      "1.name must be at most 100 characters",
    ],
  ])("rejects %s", (_, attributes, problem) => {
    expect(problemsOf(attributes)).toContain(problem);
  });

  it.each([
    ["tasks_per_persona", 0],
    ["tasks_per_persona", 2.5],
    ["alternatives_per_task", 1],
    ["alternatives_per_task", 6],
    ["include_none", "yes"],
  ])("rejects %s of %s", (field, value) => {
    const { error } = conjointInputSchema.safeParse({ attributes: snacks, [field]: value });
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
  });
});
