import { expect, it } from "vitest";
import { fullNameOr } from "../../../../functions/domain/company/full-name.ts";

it.each([
  ["Mia Berger", "Mia Berger"],
  ["  Mia \u0000\u001b[31mBerger ", "Mia [31mBerger"],
  ["", "mia.berger"],
  [" \u0007 ", "mia.berger"],
  [null, "mia.berger"],
  [undefined, "mia.berger"],
])("of %j is %j", (given, name) => {
  expect(fullNameOr("mia.berger@example.com", given)).toBe(name);
});
