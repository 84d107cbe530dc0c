import * as z from "zod";
import { LARGEST_FORM_FILE_BYTES } from "../../briefings/limits.ts";
import { generationStartedSchema } from "../../personas/groups/schemas.ts";
import { RESPONDENTS_PER_GROUP } from "../../personas/respondents/record.ts";
import { ASKED } from "../ask-first/expected-gain.ts";
import { respondentSchema, respondentsFormSchema, samplePlanSchema } from "./schemas.ts";
import { decimalNumber, pageQuery } from "../../platform/http/query.ts";
import { defineRoutes } from "../../platform/http/route.ts";

const common = { tag: "Respondents", auth: "bearer", cache: "no-store", function: "api-respondents" } as const;
const base = "/projects/{project_id}/persona-groups/{group_id}/respondents";

const groupId = "019a9f61-1b00-7c11-9d22-5a6b7c8d9e0f";
const exampleRespondent = {
  id: "019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a",
  code: "R-0007",
  persona_id: "019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a",
  answered: ["q1", "q3"],
  created_at: "2026-11-20T20:44:06.120",
};

export const respondentRoutes = defineRoutes({
  uploadRespondents: {
    ...common,
    method: "POST",
    throttle: { rate: 1, burst: 5 },
    path: base,
    idempotent: true,
    summary: "Make personas of real respondents",
    description: [
      `A CSV with a header and one row per person, up to ${RESPONDENTS_PER_GROUP} in a group over all uploads; ` +
        "comma, semicolon or tab, in UTF-8, UTF-16 or Windows-1252. `columns` says what each column contains. " +
        "A column that it does not name is refused. List columns that are not needed under `ignored`; they are " +
        "not kept. `consent` is your declaration that these people agreed to this use; it is stored with your " +
        "id and the time.",
      "Each row becomes one persona, named by a code, without a model: facts as mapped, free text word for " +
        "word, nothing invented for what is missing. Answers to questions of studies are kept for comparison and " +
        "never shown to a persona. The group is `generating` while this goes on; poll it. Rows, profiles and " +
        "their copies in studies are encrypted with a key of your company. If an upload fails, send it again: " +
        "leftovers of the failed one are removed.",
      "Invented personas and real respondents never share a group.",
    ].join("\n\n"),
    multipart: {
      file: "One row per person: .csv.",
      maxBytes: LARGEST_FORM_FILE_BYTES,
      otherwise: "send fewer columns or fewer people",
      fields: respondentsFormSchema,
    },
    responses: {
      202: {
        description: "The rows are being made into personas.",
        schema: generationStartedSchema,
        example: { status: "generating", persona_group_id: groupId, persona_count: 212 },
      },
    },
    refusals: {
      400:
        "The group is generating, has invented personas or would have more people than a group may have. Or the " +
        "file cannot be used: the answer names the column or line and what is wrong with it.",
      422: "`columns` is not a JSON object of its schema.",
    },
  },
  listRespondents: {
    ...common,
    method: "GET",
    path: base,
    summary: "The real respondents of a group",
    description: "Their codes and which questions they answered, never the contents of their rows.",
    query: pageQuery("a respondent", "respondents", 300),
    responses: {
      200: {
        description: "Respondents in the order of their codes.",
        schema: z.array(respondentSchema),
        example: [exampleRespondent],
      },
    },
    refusals: { 400: "No respondent has the id in `after`." },
  },
  deleteRespondent: {
    ...common,
    method: "DELETE",
    path: `${base}/{respondent_id}`,
    summary: "Delete a real respondent: the row, the persona and its copies in studies",
    description:
      "What the persona answered in studies stays, under the code. Copies and stored exports are removed in the " +
      "background. While the group is generating: 400.",
    responses: { 204: { description: "Deleted." } },
    refusals: { 400: "The group is generating." },
  },
  getSamplePlan: {
    ...common,
    method: "GET",
    path: "/projects/{project_id}/simulations/{simulation_id}/sample-plan",
    summary: "Which questions to ask people first, and how many people",
    description: [
      "`ask_first` ranks the closed questions of a complete concept test or survey by the expected gain: how " +
        `much nearer to people the answers of ${ASKED} people bring the shares. It needs no answers from people. ` +
        "The order was learned on public opinion questions; docs/ledger.md says how good it is.",
      "With `half_width`, `questions` has each question on a scale that real respondents of the group have " +
        "answered, too. It says how many people you need for a mean within ± `half_width` (95 %), with and " +
        "without the help of personas. This depends on how well the personas have matched their people so far.",
    ].join("\n\n"),
    query: z.object({ half_width: decimalNumber("In the numbers of the scale.", 0.001, 1_000).optional() }),
    responses: {
      200: {
        description: "The plan.",
        schema: samplePlanSchema,
        example: {
          ask_first: {
            people: 20,
            questions: [
              {
                rank: 1,
                question_id: "q2",
                question: "Where do you usually buy it?",
                kind: "choice",
                options: 4,
                expected_error: 19.4,
                expected_gain: 9.8,
                no_persona: false,
                sentence:
                  "The most frequent of 4 answers has 83 % of the personas. On such questions the expected shares " +
                  "were 19.4 percentage points away from people’s; the answers of 20 people bring them 9.8 points " +
                  "nearer.",
              },
            ],
            notes: [],
          },
          half_width: 0.25,
          questions: [
            {
              question_id: "q1",
              question: "How satisfied are you with the oat drink you buy now?",
              sd: 1.5,
              correlation: 0.62,
              correlation_interval: [0.53, 0.7],
              pairs: 212,
              people_alone: 141,
              people_with_personas: 116,
              people_with_endless_personas: 88,
              sentence:
                "For a mean within ±0.25, ask 141 people. With 212 additional personas, 116 people are enough; " +
                "with any number of personas, at least 88 (correlation 0.62, 212 pairs).",
            },
          ],
          notes: ["Spread and correlation are those seen so far; other people may differ."],
        },
      },
    },
    refusals: { 400: "The simulation is not complete, or has no rating scales or choices." },
  },
});
