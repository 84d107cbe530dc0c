import * as z from "zod";
import { LARGEST_FORM_FILE_BYTES } from "../../briefings/limits.ts";
import { boundedText } from "../../platform/text/bounded-text.ts";
import { validitySchema } from "../validity/schemas.ts";
import { exampleValidity } from "../validity/example.ts";
import { fileReadingSchema } from "./file-reading-schema.ts";
import { humanStudyFormSchema, readingFormSchema } from "./form-schemas.ts";
import { createHumanStudySchema, humanStudySchema } from "./schemas.ts";
import { exampleFileReading, exampleHumanStudy, exampleHumanStudyRequest } from "./example.ts";
import { listQuery } from "../../platform/http/query.ts";
import { LARGEST_EVENT_BODY_BYTES, defineRoutes } from "../../platform/http/route.ts";

const common = { tag: "Human studies", auth: "bearer", cache: "no-store", function: "api-human-studies" } as const;
const base = "/projects/{project_id}/human-studies";

const validityQuerySchema = z.object({
  human_study_id: boundedText(100).optional().meta({ description: "The people to compare the simulation with." }),
});

export const humanStudyRoutes = defineRoutes({
  listHumanStudies: {
    ...common,
    method: "GET",
    path: base,
    summary: "All human studies of a project",
    query: listQuery("a human study", "human studies"),
    responses: {
      200: {
        description: "Human studies, oldest first.",
        schema: z.array(humanStudySchema),
        example: [exampleHumanStudy],
      },
    },
  },
  createHumanStudy: {
    ...common,
    method: "POST",
    throttle: { rate: 1, burst: 5 },
    path: base,
    idempotent: true,
    summary: "Add what people answered",
    description: [
      "Toplines (people by answer, or mean, spread and number) or one row per person; as JSON, or as a CSV " +
        "file of up to 4.5 MB and 20,000 rows. Only counts are kept. For rows there are also counts by twenty " +
        "divisions of the people into halves, and by gender, age and income in parts of at least five. No row of " +
        "answers is kept.",
      "A file of toplines begins with `question_id,text,kind,answer,count` (optionally `n`, `multiple`, " +
        "`points`, `first_value`), one line per answer, or with " +
        "`question_id,text,kind,points,first_value,mean,sd,n`, one line per question. A file of rows has a " +
        "column for each question, named by its id or its text. It may have the columns `gender`, `age`, " +
        "`income_level` and `respondent`; the last one finds duplicates and is not kept. With `simulation_id`, a " +
        "column named by the id or name of an experiment says which arm each person was in. Comma, semicolon or " +
        "tab; UTF-8, UTF-16 or Windows-1252; in files with semicolons also decimal commas. Separate several " +
        "options in one cell by `|` or `;`.",
      "Questions are matched with those of the simulation in `simulation_id` by id, else by text, and must have " +
        "the same scale or options. Scales and options that are not sent are the simulation's. Without " +
        "`simulation_id`, the study is compared with the first complete simulation of the project that asked one " +
        "of its questions in the same words. A concept test asks `purchase_intent`, `uniqueness`, `relevance`, " +
        "`believability`, `value_for_money` and `liking`, each on five points from 1.",
      "For a conjoint simulation, which you must name, a file has a line for each alternative that somebody " +
        "saw: `respondent,task,alternative,<a column for each attribute>,chosen`, up to 100,000 rows. “None of " +
        "them” is an alternative whose attributes are empty or `none`. As JSON these rows are `choices`. " +
        "People's choices are kept under a number, without their names. Only the code of a real respondent from " +
        "whom a persona was made (`R-0007`) is kept, to pair the two.",
    ].join("\n\n"),
    body: createHumanStudySchema,
    bodyBytes: LARGEST_EVENT_BODY_BYTES,
    bodyExample: exampleHumanStudyRequest,
    multipart: {
      file: "Toplines or rows: .csv.",
      maxBytes: LARGEST_FORM_FILE_BYTES,
      otherwise: "send fewer columns, or toplines",
      fields: humanStudyFormSchema,
    },
    created: "/projects/{project_id}/human-studies/{human_study_id}",
    responses: { 201: { description: "The new human study.", schema: humanStudySchema, example: exampleHumanStudy } },
    refusals: {
      400:
        "The file is rejected, and the answer names lines and columns. Reasons are counts that do not add up, " +
        "values outside the scale, unknown options, duplicate people, formulas, and columns that match no " +
        "question. Choices are rejected for unknown levels and for tasks without exactly one choice. Or no " +
        "question matches the simulation, or it has failed or been aborted.",
      404: "There is no such project or simulation.",
      422:
        "Counts, scales or options do not fit together; the fields are named. Or `questions` or `mapping` of a " +
        "form is not JSON of its schema.",
    },
  },
  readHumanStudyFile: {
    ...common,
    method: "POST",
    throttle: { rate: 1, burst: 5 },
    path: `${base}/reading`,
    summary: "Check a file of people's answers without storing it",
    description:
      "Says what each column of the file contains, and asks what only you know. Examples are the question of an " +
      "unknown column, which gender 1 and 2 stand for, whether 99 means no answer, and which column is a weight. " +
      "Complete `mapping`, send it here again to see what is left, and upload the file with it when `unsettled` is " +
      "empty and `problem` is null.",
    multipart: {
      file: "Rows or toplines: .csv.",
      maxBytes: LARGEST_FORM_FILE_BYTES,
      otherwise: "send fewer columns, or toplines",
      fields: readingFormSchema,
    },
    responses: {
      200: { description: "What the file says.", schema: fileReadingSchema, example: exampleFileReading },
    },
    refusals: {
      400:
        "The file is not a table, or the mapping does not fit it. Or the simulation has no question for " +
        "people, has failed or been aborted.",
      404: "There is no such project or simulation.",
      422: "`questions` or `mapping` is not JSON of its schema.",
    },
  },
  getValidity: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: "/projects/{project_id}/simulations/{simulation_id}/validity",
    summary: "How near a simulation comes to people",
    description: [
      "For each question that people were asked, too: means and spreads of both, their difference with its " +
        "interval, and the distance of the distributions. The same figures are given for random answering. If " +
        "available, they are also given for the model's direct estimate (`direct_estimate`), for the other half " +
        "of the people, and for synthetic respondents without a persona. The latest reliability check has asked " +
        "the latter. `sentence` says whether asking the personas helped, even if it did not.",
      "A conjoint simulation is compared with people's choices (`choices`). It has the part-worths of people, " +
        "of personas, and of people helped by the personas made from them. It also says how often none of the " +
        "offers is chosen, and how many choices of people the personas' model predicts.",
      "Without `human_study_id`, the simulation is compared with the respondents from whom its personas were " +
        "made, or else with its paired human study. If there is neither, or before `complete`: 400.",
    ].join("\n\n"),
    query: validityQuerySchema,
    responses: { 200: { description: "The comparison.", schema: validitySchema, example: exampleValidity } },
    refusals: { 400: "The simulation is not complete, or no people were asked one of its questions." },
  },
  getHumanStudy: {
    ...common,
    method: "GET",
    path: `${base}/{human_study_id}`,
    summary: "One human study",
    responses: { 200: { description: "The human study.", schema: humanStudySchema, example: exampleHumanStudy } },
  },
  deleteHumanStudy: {
    ...common,
    method: "DELETE",
    path: `${base}/{human_study_id}`,
    summary: "Delete a human study",
    description: "The calibration no longer learns from it.",
    responses: { 204: { description: "Deleted." } },
  },
});
