import { expect, it } from "vitest";
import { holmAdjusted } from "../../../functions/statistics/holm.ts";
import { expectClose } from "./reference.ts";

it("adjusts as statsmodels 0.15 does (multipletests, method='holm'), and counts what was not tested as nothing", () => {
  const adjusted = holmAdjusted([0.01, null, 0.04, 0.03, 0.005, 0.2]);
  for (const [index, expected] of [0.04, null, 0.09, 0.09, 0.025, 0.2].entries())
    if (expected === null) expect(adjusted[index]).toBeNull();
    else expectClose(adjusted[index], expected);
  expect(holmAdjusted([])).toEqual([]);
});
