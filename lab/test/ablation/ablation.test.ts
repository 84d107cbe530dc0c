import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runAblationCommand } from "../../ablation/command.ts";
import { personaArms, ratingArms, type PersonaArm, type RatingArm } from "../../ablation/arms.ts";
import type { OneAnswer } from "../../ablation/ask.ts";
import { DEFAULT, measureAblation, type AnsweredQuestion } from "../../ablation/measure.ts";
import { choosePublicQuestions } from "../../ablation/questions.ts";
import { ablationTable } from "../../ablation/table.ts";
import { writePublishedStudy } from "../megastudy/fixture.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ablation-"));
  writePublishedStudy(folder);
  mkdirSync(join(folder, "empty"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const PEOPLE = [0.1, 0.2, 0.4, 0.2, 0.1];
const AGAINST = [1, 0, 0, 0, 0];

/** Forty questions to which one way of asking gives people's own shares, the others the lowest point. */
function answered(near: [PersonaArm, RatingArm], without: RatingArm): AnsweredQuestion[] {
  const [{ question }] = choosePublicQuestions(folder, 1) as [ReturnType<typeof choosePublicQuestions>[number]];
  const answers = personaArms.flatMap((persona) =>
    ratingArms.map((rating): OneAnswer => {
      const isNear = persona === near[0] && rating === near[1];
      return { persona, rating, distribution: rating === without ? null : isNear ? PEOPLE : AGAINST };
    }),
  );
  return Array.from({ length: 40 }, () => ({ asked: { study: "drinks", question, people: PEOPLE }, answers }));
}

describe("npm run lab -- ablation", () => {
  it("asks rating questions of published studies, with people's shares of each point", () => {
    const questions = choosePublicQuestions(folder, 50);
    expect(questions.length).toBeGreaterThan(0);
    for (const { question, people } of questions) {
      expect(people).toHaveLength(question.scale.points);
      expect(people.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(`${question.text}${question.context ?? ""}`).not.toContain("{{");
    }
    expect(choosePublicQuestions(folder, 1)).toEqual(questions.slice(0, 1));
  });

  it("puts the nearest way first, and those without a number last", () => {
    const { cells } = measureAblation(answered(["none", "follow-up"], "stated probabilities"));
    expect(cells[0]).toMatchObject({ persona: "none", rating: "follow-up", usable: 40, answers: 40, questions: 40 });
    expect(cells[0]!.distance!.mean).toBeCloseTo(0);
    expect(cells[0]!.against_default!.mean).toBeCloseTo(-0.9);
    expect(cells.slice(-4).map(({ rating, usable, distance }) => [rating, usable, distance])).toEqual(
      personaArms.map(() => ["stated probabilities", 0, null]),
    );
    expect(cells.find((one) => one.persona === DEFAULT.persona && one.rating === DEFAULT.rating)).toMatchObject({
      against_default: null,
    });
  });

  it("says what is nearer than what the service does, or that nothing is", () => {
    const table = (near: [PersonaArm, RatingArm]) =>
      ablationTable(measureAblation(answered(near, "stated probabilities")));
    expect(table(["none", "follow-up"])).toContain("(ours, as we do), beyond chance: none, follow-up.");
    expect(table(["ours", "as we do"])).toContain("Nothing is nearer to people");
  });

  it("refuses a folder without questions", async () => {
    let errors = "";
    const exitCode = await runAblationCommand([join(folder, "empty")], {
      output: { write: () => true },
      errors: { write: (text) => (errors += text) },
      environment: {},
      signal: new AbortController().signal,
    });
    expect(exitCode).toBe(2);
    expect(errors).toContain("holds no STUDY/survey.qsf");
  });
});
