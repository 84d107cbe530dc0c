import { expect, it } from "vitest";
import { errorsByField } from "../../../console/components/field-errors.ts";

const FIELDS = ["name", "age_min", "attributes"];

it.each<[string, Record<string, string>, string | undefined]>([
  ["name: must not be empty", { name: "must not be empty" }, undefined],
  [
    "name: must not be empty; age_min: must be at least 13",
    { name: "must not be empty", age_min: "must be at least 13" },
    undefined,
  ],
  ["attributes.0.levels: must have 2 to 7 entries", { attributes: "must have 2 to 7 entries" }, undefined],
  ["attributes.0.name: is required; attributes.1.name: is required", { attributes: "is required" }, undefined],
  ["name: must be A; B or C", { name: "must be A; B or C" }, undefined],
  ["another: is required; name: is required", { name: "is required" }, "another: is required."],
  ["names: is required", {}, "names: is required."],
  ["The e-mail address or the password is wrong", {}, "The e-mail address or the password is wrong."],
  ["Wait a moment: then try again!", {}, "Wait a moment: then try again!"],
])("takes apart: %s", (detail, errors, problem) => {
  expect(errorsByField(detail, FIELDS)).toEqual({ errors, problem });
});
