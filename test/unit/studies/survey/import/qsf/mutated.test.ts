import { expect, it } from "vitest";
import { readQsf } from "../../../../../../functions/studies/survey/import/qsf/read-qsf.ts";
import { pick, randomFrom } from "../../../../../../functions/statistics/random.ts";
import { qsf, qsfLogic, qsfTest } from "../../../../../support/imports/qsf.ts";
import {
  question,
  open,
  text,
  block,
  standard,
  data,
  end,
  randomizer,
  fieldTest,
  branch,
  type Fields,
} from "../../../../../support/imports/qsf-flow.ts";

it("mutated exports are read or refused with a sentence", () => {
  const whole = qsf(
    [
      question("QID1"),
      text("QID2", "Read ${e://Field/x}."),
      open("QID3", { DisplayLogic: qsfLogic(qsfTest("QID1", "1")) }),
    ],
    [block("BL_1", "QID1", "QID2"), block("BL_2", "QID3")],
    [
      randomizer(1, data(["x", "a"]), data(["x", "b"])),
      standard("BL_1"),
      branch(fieldTest("x", "a"), standard("BL_2"), end),
    ],
  );
  const strange = [null, "", -1, [], {}, "QID1", "${q://QID9/x}", true, "Or", [null]];
  for (let seed = 0; seed < 400; seed += 1) {
    const random = randomFrom(seed);
    const parsed: unknown = JSON.parse(whole);
    const places: [Fields, string][] = [];
    const visit = (value: unknown): void => {
      if (value === null || typeof value !== "object") return;
      for (const [key, part] of Object.entries(value)) {
        places.push([value as Fields, key]);
        visit(part);
      }
    };
    visit(parsed);
    for (const _ of [1, 2, 3]) {
      const [owner, key] = pick(random, places);
      owner[key] = pick(random, strange);
    }
    const result = readQsf(JSON.stringify(parsed));
    if ("problem" in result) expect(result.problem).toMatch(/\S \S.*\.$/su);
  }
});
