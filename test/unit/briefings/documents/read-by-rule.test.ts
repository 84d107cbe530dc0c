import { expect, it } from "vitest";
import { readByRule } from "../../../../functions/briefings/documents/read-by-rule.ts";
import { peopleRule } from "../../../../functions/findings/human-study/rules.ts";
import { surveyRule } from "../../../../functions/studies/inputs/rules.ts";
import { NotInFormat } from "../../../../functions/studies/questionnaire/unreadable-line.ts";

const question = (number: number) => `${number}. How much do you like it? (1 = not at all, 5 = very much)`;

it("gives what the rule gives", async () => {
  const { survey } = await readByRule(surveyRule, `${question(1)}\n\n2. Which?\n- Tea\n- Milk`);
  expect(survey.questions.map(({ kind, options }) => [kind, options])).toEqual([
    ["likert", null],
    ["multiple_choice", ["Tea", "Milk"]],
  ]);
});

it("throws what the rule throws, as what it is", async () => {
  const refused = await readByRule(surveyRule, "Do you drink tea?\nYes\nNo").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(NotInFormat);
  expect(refused).toMatchObject({ name: "NotInFormat", code: "unreadable_line", line: 1 });
});

it("ends a reading that takes too much processor time while other work goes on, and reads the next", async () => {
  // A million cells take seconds of processor time, in which the watch, which looks every 5 ms, certainly looks.
  const row = Array.from({ length: 50 }, (_, column) => `answer ${column}`).join(",");
  const bytes = Buffer.from(`${row}\n`.repeat(20_000));
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const people = { sent: { bytes, definitions: [] }, simulations: [], named: false };
  await expect(readByRule(peopleRule, people, { seconds: 0.02, megabytes: 420 })).rejects.toThrow(
    "The table takes more than 0.02 seconds of processor time to read; send fewer rows or columns",
  );
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
  expect((await readByRule(surveyRule, question(1))).survey.questions).toHaveLength(1);
});
