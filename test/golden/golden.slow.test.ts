import { expect, it } from "vitest";
import { collectGolden, differences, readGolden } from "./golden.ts";
import { collectTemplates } from "./templates.ts";

// `npm run golden` shows more, and saves what is meant.
it("says of every study, and deploys, what it has before", async () => {
  const now = { ...(await collectGolden()), ...collectTemplates() };
  expect(differences(readGolden(), now)).toEqual([]);
});
