import { expect, it } from "vitest";
import { collectGolden, differences, readGolden } from "./golden.ts";
import { collectTemplates } from "./templates.ts";

it("says of every study, and deploys, what it has before (`npm run golden` shows more, and saves what is meant)", async () => {
  const now = { ...(await collectGolden()), ...collectTemplates() };
  expect(differences(readGolden(), now)).toEqual([]);
});
