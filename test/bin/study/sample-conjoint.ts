import { studyOf } from "./sample-study.ts";

const estimate = (value: number, ...interval: [number, number]) => ({ value, standard_error: 0.4, interval });
export const conjointOutcome = studyOf(
  "conjoint",
  {
    conjoint: {
      personas: 2,
      choices: 16,
      flags: ["few_personas", "ridge_fallback"],
      standard_errors: "scaled",
      part_worths: [
        {
          attribute: "Brand",
          levels: [
            { level: "Alpenhof", part_worth: estimate(-0.5, -1.2, 0.2), zero_centred_diff: -20 },
            { level: "Nordic", part_worth: estimate(0.5, -0.2, 1.2), zero_centred_diff: 20 },
          ],
        },
        {
          attribute: "Price",
          levels: [
            { level: "1.49 EUR", part_worth: estimate(1, 0.4, 1.6), zero_centred_diff: 60 },
            { level: "1.99 EUR", part_worth: estimate(-1, -1.6, -0.4), zero_centred_diff: -60 },
          ],
        },
      ],
      none_utility: estimate(0.25, -0.5, 1),
      importances: [
        { attribute: "Brand", importance: 33.3333, interval: [20, 46.7] },
        { attribute: "Price", importance: 66.6667, interval: [53.3, 80] },
      ],
      best_profile: {
        levels: ["Nordic", "1.49 EUR"],
        utility: 1.5,
        explanation: null,
        share_against_none: { share: 77.7, interval: [30, 96] },
      },
      scenarios: [
        {
          name: "Launch",
          offers: [
            { share: 80, interval: [40, 95], levels: ["Nordic", "1.99 EUR"] },
            { share: 5, interval: [1, 40], levels: ["Alpenhof", "1.49 EUR"] },
          ],
          none: { share: 15, interval: [3, 50] },
        },
      ],
      willingness_to_pay: {
        refused: null,
        currency: "EUR",
        price_coefficient: estimate(-4, -6.4, -1.6),
        levels: [
          { attribute: "Brand", level: "Nordic", compared_with: "Alpenhof", amount: estimate(0.25, -0.05, 0.55) },
          { attribute: "Brand", level: "Organic", compared_with: "Alpenhof", amount: null },
        ],
      },
      fit: {
        log_likelihood: -12,
        null_log_likelihood: -22,
        mcfadden_r2: 0.4545,
        adjusted_mcfadden_r2: 0.3,
        root_likelihood: 0.6,
        chance_root_likelihood: 0.3333,
        random_root_likelihood_95: 0.5,
        iterations: 6,
        individuals_converged: true,
        ridge: 0,
      },
      holdout: {
        choices: 4,
        hit_rate: 75,
        hit_rate_interval: [30.1, 95.4],
        chance_hit_rate: 33.3333,
        log_likelihood: -2,
        chance_log_likelihood: -4.4,
        tasks: [{ task_id: "holdout-1", observed: [75, 0, 25], predicted: [80, 5, 15] }],
      },
      individuals: [
        { persona_id: "persona-1", part_worths: [], none_utility: null, importances: [70, 30], root_likelihood: 0.6 },
        { persona_id: "persona-2", part_worths: [], none_utility: null, importances: [20, 80], root_likelihood: 0.6 },
      ],
    },
  },
  () => ({
    choices: {
      tasks: [
        {
          task_id: "holdout-1",
          holdout: true,
          offers: [
            ["Nordic", "1.49 EUR"],
            ["Alpenhof", "1.99 EUR"],
          ],
          chosen: 0,
        },
      ],
    },
  }),
);
