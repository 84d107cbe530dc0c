import { estimateRequestSchema } from "./schemas.ts";
import { estimateSchema } from "./estimate.ts";
import { LARGEST_EVENT_BODY_BYTES, defineRoutes } from "../../platform/http/route.ts";

/** By a function of its own: it knows every prompt, and may write nothing. */
export const estimateRoutes = defineRoutes({
  estimateSimulation: {
    tag: "Simulations",
    auth: "bearer",
    function: "api-estimates",
    method: "POST",
    path: "/projects/{project_id}/simulations/estimate",
    summary: "What a study would come to",
    description: [
      "Model calls, tokens, seconds and US dollars of a study, without starting, storing or paying anything. It " +
        "takes the body that creates the study, with `personas` (typical ones, who speak the language of what they " +
        "are shown) instead of a group where there is none yet, and what the study will be sent: `survey`, `script` " +
        "or `conjoint_design`; or, where it is not written yet, the number of its `questions` or `concepts`. A live " +
        "interview cannot be estimated.",
      "The prompts that will be sent are put together and counted: for the group's personas, along their routes " +
        "(drawn at random, as nobody knows the answers; `llm_calls_range` has the fewest and the most), with facts " +
        "that answer without a model, earlier answers at typical length, looking back, direct estimates, ratings by " +
        "a second turn where vectors cannot read the language, and the report. The first study in a language finds " +
        "out whether they can: until then the range holds both.",
      "`expected` is at list prices of the models in use, with answers as long as the offline model's and the cache " +
        "used where providers use it. `low` is 0.6 times that on the shortest routes, `high` 1.8 times that on the " +
        "longest: real models write more or less, and what is retried is paid twice. How well it holds " +
        "is in docs/costs.md.",
    ].join("\n\n"),
    body: estimateRequestSchema,
    bodyBytes: LARGEST_EVENT_BODY_BYTES,
    bodyExample: {
      personas: 300,
      simulation_type: "survey",
      survey: "[experiment price: 1.99 EUR | 2.49 EUR]\n\n1. Would you change to an oat drink for {{price}}? Why?\n",
    },
    responses: {
      200: {
        description: "The estimate.",
        schema: estimateSchema,
        example: {
          personas: 300,
          llm_calls: 601,
          llm_calls_range: { low: 601, high: 601 },
          input_tokens: 588_000,
          output_tokens: 44_000,
          seconds: 151,
          estimated_cost_usd: { low: 0.6, expected: 1, high: 1.8 },
          experiments: [
            {
              experiment_id: "price",
              name: "price",
              smallest_arms: [150, 150],
              standardised_difference: 0.32,
              share_difference: 0.162,
            },
          ],
        },
      },
    },
    refusals: {
      400:
        "What a creation refuses of its group; more personas than a study of this type takes; or a `survey` or " +
        "`script` that cannot be asked as it stands, or is not in the plain format.",
      422:
        "Neither or both of `persona_group_id` and `personas`; nothing to ask in a survey or an idi_ai; or what a " +
        "creation or `conjoint-design` refuses.",
    },
  },
});
