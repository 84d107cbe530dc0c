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
    summary: "Estimate the cost and time of a study",
    description: [
      "Model calls, tokens, seconds and US dollars of a study, without starting, storing or paying anything. " +
        "It takes the body that creates the study. Without a group, `personas` is the number of typical " +
        "personas. They speak the language of the material. It also takes the input of the study: `survey`, " +
        "`script` or `conjoint_design`, or the number of its `questions` or `concepts`. A live interview cannot " +
        "be estimated.",
      "The service assembles the prompts for the group's personas along their routes and counts them. Routes are " +
        "drawn at random, because nobody knows the answers; `llm_calls_range` has the fewest and the most. The count " +
        "includes earlier answers at typical length, closing questions, direct estimates and the report. Facts that " +
        "need no model call are left out. Ratings take a second call in languages that the embedding model cannot " +
        "read. The first study in a language tests this; until then the range contains both.",
      "`expected` is at list prices of the models in use, with answers as long as the offline model's and the " +
        "cache used where providers use it. `low` is 0.6 times that on the shortest routes, `high` 1.8 times " +
        "that on the longest. Real models write more or less, and retried calls are paid twice. The document " +
        "docs/measurements/costs.md shows how accurate the estimates were.",
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
        "The group is refused as at creation, or has more personas than a study of this type takes. Or the " +
        "`survey` or `script` cannot be asked as it is, or is not in the plain format.",
      422:
        "The body has neither or both of `persona_group_id` and `personas`, or nothing to ask in a survey or " +
        "an idi_ai. Or a creation or `conjoint-design` would refuse the body.",
    },
  },
});
