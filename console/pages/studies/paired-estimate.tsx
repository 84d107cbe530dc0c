import { Facts } from "../../components/facts.tsx";
import { count, decimal, range } from "../../words.ts";
import type { Question } from "./answerers.ts";

/** People's mean alone, and helped by personas made of people like them: what the personas are worth in answers. */
export function PairedEstimate({ paired }: { paired: NonNullable<Question["paired"]> }) {
  const { asked, predicted, correlation, useful_correlation, helps, human_answers_worth } = paired;
  const worth = Math.round(human_answers_worth);
  return (
    <>
      <h4>People, with the help of their personas</h4>
      <p class={`alert ${helps ? "good" : "note"}`}>
        {helps
          ? `With the personas, ${count(asked, "answer")} of people are worth ${count(worth, "answer")}.`
          : `The personas do not help here: ${count(asked, "answer")} of people are worth ${count(worth, "answer")}.`}
        {!helps && useful_correlation !== null && (
          <> A persona has to agree with its person by more than {decimal(useful_correlation)} to be of use.</>
        )}
      </p>
      <Facts
        facts={[
          ["People’s mean", `${decimal(paired.people_mean)} (${range(paired.people_interval)})`],
          ["With the personas", `${decimal(paired.estimate)} (${range(paired.interval)})`],
          ["Correlation of person and persona", correlation === null ? null : decimal(correlation)],
          ["Personas of people not asked", predicted.toLocaleString("en")],
        ]}
      />
    </>
  );
}
