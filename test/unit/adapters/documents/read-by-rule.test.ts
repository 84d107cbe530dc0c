import { expect, it } from "vitest";
import { readByRule } from "../../../../functions/adapters/documents/read-by-rule.ts";
import { NotInFormat } from "../../../../functions/domain/questionnaires/unreadable-line.ts";

const question = (number: number) => `${number}. How much do you like it? (1 = not at all, 5 = very much)`;

it("gives what the rule gives", async () => {
  const { questions } = await readByRule("survey", `${question(1)}\n\n2. Which?\n- Tea\n- Milk`);
  expect(questions.map(({ kind, options }) => [kind, options])).toEqual([
    ["likert", null],
    ["multiple_choice", ["Tea", "Milk"]],
  ]);
});

it("throws what the rule throws, as what it is", async () => {
  const refused = await readByRule("survey", "Do you drink tea?\nYes\nNo").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(NotInFormat);
  expect(refused).toMatchObject({ name: "NotInFormat", code: "unreadable_line", line: 1 });
});

it("ends a reading that takes too much processor time while other work goes on, and reads the next", async () => {
  const long = Array.from({ length: 3_000 }, (_, index) => question(index + 1)).join("\n\n");
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await expect(readByRule("survey", long, { seconds: 0.02, megabytes: 420 })).rejects.toThrow(
    "The questionnaire takes more than 0.02 seconds of processor time to read; shorten its longest lines",
  );
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
  expect((await readByRule("survey", question(1))).questions).toHaveLength(1);
});
