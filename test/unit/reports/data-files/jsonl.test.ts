import { expect, it } from "vitest";
import { jsonl } from "../../../../functions/reports/data-files/jsonl.ts";
import { surveySource } from "../../../support/survey-source.ts";

it("has an object per persona and question with the values as they are", async () => {
  const source = surveySource({ personas: 2, questions: 4 });
  const answer = source.results.persona_results[1]!.answers![2]!;
  answer.text = "=1+1\n\u2028 豆乳";
  const lines = new TextDecoder().decode(await jsonl(source)).split("\n");
  expect(lines.pop()).toBe("");
  expect(lines).toHaveLength(2 * (1 + 4));
  const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rows[5 + 3]).toMatchObject({
    record: "answer",
    question_id: "q3",
    answer: answer.text,
    selected_options: answer.selected_options,
    rating: null,
    age: 21,
  });
  expect(new Set(rows.map((row) => Object.keys(row).join())).size).toBe(1);
});
