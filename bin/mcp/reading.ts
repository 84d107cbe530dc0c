import * as z from "zod";
import { routeTable } from "../../functions/service/routes.ts";
import { ApiError, type Answer, type OperationId } from "../../clients/typescript/src/index.ts";
import { overviewOf, personasOf } from "./results.ts";
import { READS, type Tool } from "./tool.ts";

const study = z.object({ project_id: z.string(), simulation_id: z.string() });

const PAGE = 20;
const page = z.object({
  limit: z.int().min(1).max(100).default(PAGE),
  after: z.string().optional().describe("Continues after this id, the last of the previous page."),
});

/** A page of a list that comes whole. @throws ApiError if there is nothing behind which it could begin */
function pageOf<T extends { id: string }>(items: readonly T[], { limit, after }: z.output<typeof page>): readonly T[] {
  const last = items.findIndex(({ id }) => id === after);
  if (after !== undefined && last < 0) throw new ApiError(400, "after: is no id of this list; begin anew without it.");
  return items.slice(last + 1, last + 1 + limit);
}
const more = (found: readonly unknown[], limit: number) =>
  found.length < limit ? "the last page" : "there may be more: `after`";

const resultsInput = study.extend({
  part: z
    .enum(["overview", "personas", "transcript"])
    .default("overview")
    .describe(
      "Figures of the study; the answers of single personas; or the transcript of a focus group or an interview.",
    ),
  question_ids: z.array(z.string()).optional().describe("For an overview: only these questions, in more detail."),
  ...page.shape,
});
export const readResults: Tool<typeof resultsInput> = {
  title: "Read results",
  description:
    "Results of a complete study: figures with 95 % intervals and their base, quality flags, themes, quotes; or its " +
    "personas or transcript page by page.",
  input: resultsInput,
  hints: READS,
  async run({ part, question_ids, limit, after, ...params }, { api, signal }) {
    if (part === "transcript") {
      const data = await api.listMessages({ params, signal });
      const messages = pageOf(data, { limit, after }).map(({ id, role, persona_name, content }) => {
        return { id, role, persona_name, content };
      });
      return { says: `${messages.length} of ${data.length} messages, ${more(messages, limit)}.`, data: messages };
    }
    const query = part === "personas" ? { limit, ...(after ? { after } : {}) } : { limit: PAGE };
    const data = await api.getSimulationResults({ params, query, signal });
    const base = `${data.aggregate.persona_count} simulated personas`;
    if (part === "overview")
      return {
        says: `${base}, the base of every figure; intervals are of 95 %.`,
        data: overviewOf(data, question_ids),
      };
    const personas = personasOf(data);
    return { says: `${personas.length} of ${base}, ${more(personas, limit)}.`, data: personas };
  },
};

const crosstabInput = study.extend(routeTable.getCrosstab.query.shape);
export const crosstab: Tool<typeof crosstabInput> = {
  title: "Cross-tabulate",
  description: "Questions of a complete survey or concept test by groups of its personas, with bases and letters.",
  input: crosstabInput,
  hints: READS,
  async run({ by, questions, ...params }, { api, signal }) {
    const query = { by, ...(questions ? { questions: questions.join(",") } : {}) };
    const data = await api.getCrosstab({ params, query, signal });
    return { says: "Cells of fewer than five answers are marked and not tested.", data };
  },
};

const compareInput = z.object({
  project_id: z.string(),
  simulation_ids: z.array(z.string()).min(2).max(10),
  question_ids: z.array(z.string()).optional(),
});
export const compareStudies: Tool<typeof compareInput> = {
  title: "Compare studies",
  description:
    "Complete studies of one kind side by side: differences with intervals, tests adjusted for their number, " +
    "and the probability of being best.",
  input: compareInput,
  hints: READS,
  async run({ project_id, simulation_ids, question_ids }, { api, signal }) {
    const query = { ids: simulation_ids.join(","), ...(question_ids ? { questions: question_ids.join(",") } : {}) };
    const data = await api.compareSimulations({ params: { project_id }, query, signal });
    return { says: `${simulation_ids.length} studies compared; read intervals, not means alone.`, data };
  },
};

export const readNorms: Tool<typeof study> = {
  title: "Read norms",
  description: "Compares a tested concept with all others that the company has tested.",
  input: study,
  hints: READS,
  async run(params, { api, signal }) {
    const data = await api.getNorms({ params, signal });
    return { says: "Percentile ranks with their 95 % intervals; null until ten other concepts were tested.", data };
  },
};

type Field<Id extends OperationId> = Answer<Id> extends readonly (infer Entry)[] ? keyof Entry & string : never;
/** An operation that lists, with the fields by which its entries differ. */
const listing = <Id extends OperationId>(operation: Id, ...fields: Field<Id>[]) => {
  return { operation, fields: ["id", ...fields] };
};
const lists = {
  projects: listing("listProjects", "name", "created_at"),
  audiences: listing("listPersonaGroups", "name", "personas_total", "generation_status"),
  studies: listing(
    "listSimulations",
    ...(["simulation_type", "status", "name", "prompt_question", "persona_group_id", "created_at"] as const),
  ),
  briefings: listing("listBriefings", "title", "file_name", "created_at"),
  human_studies: listing("listHumanStudies", "name", "simulation_id", "people", "fielded_on"),
};

const listInput = z
  .object({
    what: z.enum(Object.keys(lists) as [keyof typeof lists]),
    project_id: z.string().optional().describe("The project; required for everything except projects."),
    ...page.shape,
  })
  .refine(({ what, project_id }) => what === "projects" || project_id !== undefined, {
    path: ["project_id"],
    message: "must be given for everything except projects",
  });
export const list: Tool<typeof listInput> = {
  title: "List projects and what they contain",
  description: "Lists entries, newest first, with the ids that other tools take.",
  input: listInput,
  hints: READS,
  async run({ what, project_id = "", ...wanted }, { api, signal }) {
    const { operation, fields } = lists[what];
    const call = { params: { project_id }, query: { order: "desc" }, signal };
    const all = (await api[operation](call as never)) as readonly (Record<string, unknown> & { id: string })[];
    const shown = pageOf(all, wanted).map((entry) => Object.fromEntries(fields.map((field) => [field, entry[field]])));
    return { says: `${shown.length} of ${all.length} ${what}, ${more(shown, wanted.limit)}.`, data: shown };
  },
};
