import type { ChoiceValidity, ComparedWorth } from "../../../functions/findings/validity/choice-schemas.ts";
import type { ReportSource } from "../../../functions/reports/content/source.ts";

const around = (value: number, half: number) => ({ value, interval: [value - half, value + half] });
const compared = (people: number, personas: number): ComparedWorth => ({
  people: around(people, 0.2),
  personas: around(personas, 0.5),
  helped: around(people, 0.18),
  human_answers_worth: 74.1,
});

/** Sixty people in ten tasks each beside two personas of whom one was made of one of them. */
export const chosen: ChoiceValidity = {
  personas: 2,
  tasks: 600,
  part_worths: [
    {
      attribute: "Brand",
      levels: [
        { level: "Alpenhof", ...compared(0.4, -0.5) },
        { level: "Nordic", ...compared(-0.4, 0.5) },
      ],
    },
    {
      attribute: "Price",
      levels: [
        { level: "1.49 EUR", ...compared(0.7, 0.9) },
        { level: "2.49 EUR", ...compared(-0.7, -0.9) },
      ],
    },
  ],
  none_utility: compared(0.3, -0.6),
  correlation: 0.61,
  rank_correlation: 0.4,
  relative_scale: 1.28,
  none_share: { people: { share: 0.253, interval: [0.2, 0.31] }, personas: { share: 0, interval: null } },
  hit_rate: {
    choices: 600,
    personas: { share: 0.353, interval: [0.31, 0.4] },
    people: { share: 0.452, interval: [0.41, 0.5] },
    chance: 0.25,
  },
  help: { lambda: 0.3, reason: null, asked: 60, paired: 60, predicted: 60, human_answers_worth: 74.1 },
};

/** Has a conjoint study compared with these people. */
export function comparedWithChoices(source: ReportSource, choices: ChoiceValidity = chosen): void {
  source.validity = {
    simulation_id: source.simulation.id,
    human_study_id: "01a9f622-2c00-7d44-8e33-000000000001",
    people: { name: "Oat drinks, November", source: "Panel of Acme", fielded_on: "2026-11-12", n: 60 },
    ...{ questions: [], experiments: [], overall: [], split_half_reliability: null, verdict: "not_compared" },
    sentence: "Compared with the choices of 60 people, the personas predict 35 % of these choices.",
    choices,
    unmatched: [],
    notes: ["Only 2 personas chose."],
  };
}
