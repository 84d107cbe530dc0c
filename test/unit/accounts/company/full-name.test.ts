import { expect, it } from "vitest";
import { fullNameOr } from "../../../../functions/accounts/company/full-name.ts";

it.each([
  ["Mia Berger", "Mia Berger"],
  [null, "mia.berger"],
  [undefined, "mia.berger"],
])("of %j is %j", (given, name) => {
  expect(fullNameOr("mia.berger@example.com", given)).toBe(name);
});
