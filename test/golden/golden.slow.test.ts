import { expect, it } from "vitest";
import { collectGolden, differences, readGolden } from "./golden.ts";
import { collectTemplates } from "./templates.ts";

// `npm run golden` shows more, and saves what is meant. Asked twice: on a machine so busy that a call runs out of time,
// the service makes other people. What the code has changed stays changed.
it("says of every study, and deploys, what it has before", { retry: 1 }, async () => {
  const now = { ...(await collectGolden()), ...collectTemplates() };
  expect(differences(readGolden(), now)).toEqual([]);
});
