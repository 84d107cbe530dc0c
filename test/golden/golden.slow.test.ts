import { expect, it } from "vitest";
import { collectGolden, differences, readGolden } from "./golden.ts";

it("says of every kind of study what it has said before (`npm run golden` shows more, and saves what is meant)", async () => {
  expect(differences(readGolden(), await collectGolden())).toEqual([]);
});
