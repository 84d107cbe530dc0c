import * as z from "zod";
import { LARGEST_FORM_FILE_BYTES } from "../../briefings/limits.ts";
import { conjointInputSchema } from "../conjoint/attributes.ts";
import { guideInputSchema } from "../interview/schemas.ts";
import { idSchema } from "../../platform/ids.ts";
import { simulationSchema } from "../simulation/schemas.ts";
import { notImportedSchema } from "../survey/import/not-imported.ts";
import { surveySchema } from "../survey/schemas.ts";
import { surveyInputSchema } from "../survey/survey-input.ts";
import { exampleDesign, examplePreview } from "../conjoint/example.ts";
import { conjointPreviewSchema } from "../conjoint/design-schema.ts";
import { exampleAttributes, exampleGuide, exampleSimulation, exampleSurvey } from "../simulation/example.ts";
import { exampleSurveyInput } from "./example.ts";
import { readingSchema } from "./reading-schema.ts";
import { LARGEST_EVENT_BODY_BYTES, defineRoutes } from "../../platform/http/route.ts";

const common = { tag: "Simulations", auth: "bearer", function: "api-study-inputs" } as const;
const base = "/projects/{project_id}/simulations";

const AUDIENCE =
  "Or the persona group is generating, has no persona that could take part, or cannot be weighted or sampled " +
  "as requested.";
const READER_BUSY = "The model that reads the file gave no answer; send it again.";

/** What survey, interview and conjoint studies wait for after their creation. */
export const studyInputRoutes = defineRoutes({
  uploadSurvey: {
    ...common,
    method: "POST",
    needsBudget: true,
    throttle: { rate: 1, burst: 4 },
    path: `${base}/{simulation_id}/survey`,
    summary: "Upload the questions of a survey",
    description: [
      "A questionnaire as a .txt or .docx file, as JSON, or as Qualtrics (.qsf) or LimeSurvey (.lss) export it. It " +
        "does not start the run, and may be sent again until `run`.",
      "As JSON it has the shape of `survey_schema`. A question needs `id`, `kind` and `text`; a rating its " +
        "`scale`, choices, rankings and allocations their `options`, an allocation its `total`. Fields that are " +
        "left out get the defaults that the answer shows. An unknown field is 422, because a mistyped condition " +
        "would ask everybody.",
      "A file in the plain format is read by rule:",
      [
        "- Questions are numbered. Answers are `a)`, `-`, `[ ]` or `( )`, one per line.",
        "- Scales are `(1 = not at all … 7 = very)`, `Scale: 1 (not at all) to 7 (very)` or `(0-10)`. Statements " +
          "below a scale become one question each.",
        "- Marks say what the form of a question cannot: `[single]`, `[multiple]`, `[scale 1-7: low | high]`, " +
          "`[open]`, `[number 0-366 days]`, `[rank top 3]`, `[allocate 100]`, `[best-worst]`, `[maxdiff 12 sets " +
          "of 4]`, `[required]` (or `*`), `[optional]`, `[randomize]`, `[shuffle rows]`.",
        "- `[exclusive]`, `[anchored]`, `-> END` and `-> Q7` follow answers.",
        "- `[ask if Q3 = 2]` says who is asked. `[Q3]` prints an earlier answer.",
        "- `# Title [shuffle]` and `# Title [rotate A, show 1]` order sections.",
        "- `> text` or `Concept: text` is shown before the questions below it, but not before questions about " +
          "the person. It ends at the next heading (`# Title`, `Section 2: Title`) or at a line that contains " +
          "only `>`.",
        "- `// note` is ignored.",
      ].join("\n"),
      "The model reads any other file. Its reading must be found in the file word for word.",
      "From an export come questions, routes, order, piping, experiments, embedded data and loops, in the " +
        "survey's first language. `not_imported` lists its other parts that change nothing about them (a " +
        "question of another kind, quotas, free texts of options). Parts that would change who is asked or what " +
        "an answer means, such as a condition on a later question, are a 400 that names them.",
      "A question with a `fact` asks for something that a persona's profile contains. If code can derive the answer " +
        "with certainty, it comes from there without a model call, and its answers say " +
        '`answered_from: "profile"`. Reliability, convergence and baselines leave such questions out.',
      "The answer is a 400 with line and reason if no question is found or a line cannot be read. The same is true " +
        "of instructions that a survey cannot follow, such as a skip without an exact condition. The simulation " +
        "stays as it was.",
      "A survey that cannot run is a 400 that names the questions. Examples are a condition on a later question or " +
        "an unknown option, a reversed range, a question that nobody can reach and a screener that ends everybody. " +
        "Others are a total that cannot be reached, and an order in which a required answer may be missing.",
    ].join("\n\n"),
    body: surveyInputSchema,
    bodyBytes: LARGEST_EVENT_BODY_BYTES,
    bodyExample: exampleSurveyInput,
    multipart: {
      file: "The questionnaire: .txt, .docx, .qsf or .lss.",
      maxBytes: LARGEST_FORM_FILE_BYTES,
      otherwise: "send its text alone",
      fields: z.object({}),
    },
    responses: {
      200: {
        description: "The questions as they were read. Check them before you run the survey.",
        schema: z.object({
          simulation_id: idSchema,
          survey_schema: surveySchema,
          not_imported: z.array(notImportedSchema).meta({
            description:
              "Parts of another product's export that surveys of this service do not have, and that change " +
              "neither who is asked nor what is asked. Empty for other files.",
          }),
        }),
        example: { simulation_id: exampleSimulation.id, survey_schema: exampleSurvey, not_imported: [] },
      },
    },
    refusals: {
      400: "The simulation is not a survey waiting for its file, or the file is rejected as described above.",
      422: "Some arms of an experiment have a share, and others none.",
      429: READER_BUSY,
    },
  },
  readQuestions: {
    ...common,
    method: "POST",
    needsBudget: true,
    throttle: { rate: 1, burst: 3 },
    path: `${base}/{simulation_id}/reading`,
    summary: "Check a questionnaire or guide without using it",
    description:
      "Reads a file as `survey` does for a survey and `script` for an idi_ai. Nothing is stored and nothing starts. " +
      "Problems that would be a 400 there are listed here with their line or question, all at once if possible. If " +
      "`problems` is empty, send the `survey_schema` as JSON to `survey`, or the `script` as JSON to `script`: " +
      "exactly what was read is asked then.",
    multipart: {
      file: "A questionnaire (.txt, .docx, .qsf or .lss) or a discussion guide (.txt or .docx).",
      maxBytes: LARGEST_FORM_FILE_BYTES,
      otherwise: "send its text alone",
      fields: z.object({}),
    },
    responses: {
      200: {
        description: "What the file says, and what is wrong with it.",
        schema: readingSchema,
        example: {
          text: "Q1. How many drinks do you buy? [number 9-3]",
          ...{ survey_schema: null, script: null, lines: [], not_imported: [] },
          problems: [
            {
              line: 1,
              question_id: null,
              problem: 'Line 1 ("How many drinks do you buy?") has a range from 9 to 3; write the lower end first.',
            },
          ],
        },
      },
    },
    refusals: {
      400:
        "The simulation is neither a survey nor an idi_ai, or no longer waits for its file. Or the file is not " +
        "text, or has more questions than a study can ask.",
      429: READER_BUSY,
    },
  },
  runSurvey: {
    ...common,
    content: "synthetic",
    method: "POST",
    needsBudget: true,
    path: `${base}/{simulation_id}/run`,
    idempotent: true,
    summary: "Start a survey with the questions that were read",
    description:
      "Every persona answers every question independently of the others. 400 if there are no questions, or if " +
      "the survey was started before.",
    responses: {
      202: {
        description: "The simulation; it runs in the background.",
        schema: simulationSchema,
        example: { ...exampleSimulation, simulation_type: "survey", survey_schema: exampleSurvey },
      },
    },
    refusals: {
      400: `The simulation is not a survey waiting to be run, or has no questions. ${AUDIENCE}`,
    },
  },
  uploadScript: {
    ...common,
    content: "synthetic",
    method: "POST",
    needsBudget: true,
    throttle: { rate: 1, burst: 4 },
    path: `${base}/{simulation_id}/script`,
    idempotent: true,
    summary: "Upload the discussion guide of AI-moderated interviews, and start them",
    description:
      "A .txt or .docx file with sections, questions and probes, or the same as JSON in the shape of `script`, " +
      "where a question needs only its `text`. In the plain format, questions are numbered and end like " +
      "sentences. Probes are below them (`- why`, `Probe: price; taste`). Headings are lines of their own, " +
      "with or without a time (`Section 2: Habits (10 min)`). Instructions for the interviewer are in square " +
      "brackets. Material in a bracket (`[Show the concept: a drink …]`, or a line `> a drink …`) is the " +
      "`context` of the questions below it in its section. A question that only asks for a fact of the persona " +
      "and has no probes is answered from the profile. The model reads any other file. Its reading must be " +
      "found in the file word for word. The interviews start as soon as the guide is read: one per persona, " +
      "side by side. Each ends when every question of the guide has been asked, with at most two probes each. " +
      "A guide in which no question is found, or a line that cannot be read, is a 400 that names the line; the " +
      "simulation stays as it was.",
    body: guideInputSchema,
    bodyExample: exampleGuide,
    multipart: {
      file: "The discussion guide: .txt or .docx.",
      maxBytes: LARGEST_FORM_FILE_BYTES,
      otherwise: "send its text alone",
      fields: z.object({}),
    },
    responses: {
      202: {
        description: "The simulation with its `script`; it runs in the background.",
        schema: simulationSchema,
        example: { ...exampleSimulation, simulation_type: "idi_ai", script: exampleGuide },
      },
    },
    refusals: {
      400:
        "The simulation is not an AI interview waiting for its guide, or the file is rejected as described " +
        `above. ${AUDIENCE}`,
      422: "The guide has more than 40 questions in all.",
      429: READER_BUSY,
    },
  },
  previewConjointDesign: {
    ...common,
    cache: "no-store",
    method: "POST",
    path: `${base}/{simulation_id}/conjoint-design/preview`,
    summary: "See the choice tasks of a conjoint study before it starts",
    description:
      "Takes the body of `conjoint-design` and makes the same design, but stores and starts nothing. The " +
      "answer has the design with its `diagnostics`, and the tasks as the first persona will see them. The " +
      "design stays the same until the group changes.",
    body: conjointInputSchema,
    bodyExample: { attributes: exampleAttributes },
    responses: {
      200: { description: "The design and tasks.", schema: conjointPreviewSchema, example: examplePreview },
    },
    refusals: {
      400: `The simulation is not a conjoint study waiting for its design. ${AUDIENCE}`,
      422: "`conjoint-design` would refuse the body, too.",
    },
  },
  sendConjointDesign: {
    ...common,
    content: "synthetic",
    method: "POST",
    needsBudget: true,
    path: `${base}/{simulation_id}/conjoint-design`,
    idempotent: true,
    summary: "Send the attributes of a conjoint study, and start it",
    description: [
      "2 to 8 attributes of 2 to 7 levels, at most 30 levels in all; names and levels are unique and up to 100 " +
        "characters. Levels such as `$4.99` or `4.99 EUR` make an attribute the price; use `price_attribute` if " +
        "the levels do not show this.",
      "From them a D-efficient design is made: tasks with `alternatives_per_task` offers each and, unless " +
        "`include_none` is false, the choice of none. Two holdout tasks are shown to everybody and kept out of the " +
        "estimation. A design that cannot distinguish all utilities, or that these attributes do not allow, is 422.",
      "`scenarios` names offers that stand side by side, each with one level of every attribute; the report gives " +
        "their shares of preference.",
    ].join("\n\n"),
    body: conjointInputSchema,
    bodyExample: { attributes: exampleAttributes },
    responses: {
      202: {
        description: "The simulation with its `conjoint_design`; it runs in the background.",
        schema: simulationSchema,
        example: { ...exampleSimulation, simulation_type: "conjoint", conjoint_design: exampleDesign },
      },
    },
    refusals: {
      400: `The simulation is not a conjoint study waiting for its design. ${AUDIENCE}`,
      422:
        "Two attributes, or two levels of one, have the same name when blanks around it are ignored. There are " +
        "more than 30 levels in all. An offer of a scenario does not name one level of every attribute. The " +
        "levels of `price_attribute` do not have one figure each. Or no design of these tasks can distinguish " +
        "the utilities of these attributes.",
    },
  },
});
