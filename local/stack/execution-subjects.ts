import * as z from "zod";
import { countryOf } from "../../functions/personas/market/countries.ts";
import { readerOf } from "../../functions/platform/table/entity.ts";
import { simulationTypeSchema } from "../../functions/studies/simulation/schemas.ts";
import { parseRerunId } from "../../functions/platform/rerun.ts";
import { groupKey, projectKey, simulationKey, type Key } from "../../functions/platform/table/keys.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import { simulationTitles } from "./simulation-titles.ts";
import type { DescribeExecutions, ExecutionSubject } from "../step-functions/pages/subject.ts";

/** What the inputs of our pipelines have in common, as far as it says what they work on. */
const inputSchema = z.object({
  company_id: z.string().default(""),
  project_id: z.string().default(""),
  persona_group_id: z.string().optional(),
  simulation_id: z.string().optional(),
  study_id: z.string().optional(),
  coding_id: z.string().optional(),
  market: z.string().optional(),
});

/** What projects, persona groups and simulations are called. */
const namedReader = readerOf(
  "name",
  z.object({
    name: z.string().nullable(),
    simulation_type: simulationTypeSchema.optional(),
    prompt_question: z.string().nullable().optional(),
  }),
);
type Named = ReturnType<typeof namedReader.read>;

/** As many as fit in one read of the table. */
const KEYS_A_READ = 100;
/** About a line. */
const LONGEST_NAME = 80;

const short = (text: string): string => (text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1)}…` : text);

/** What of a simulation is worked on, if it is not the simulation itself. */
function partOf({ study_id, coding_id }: z.infer<typeof inputSchema>): string | null {
  if (study_id !== undefined) return "Reliability check";
  return coding_id === undefined ? null : "Answer coding";
}

function subjectOf(input: z.infer<typeof inputSchema>, find: (key: Key) => Named | undefined): ExecutionSubject {
  const { company_id: companyId, project_id: projectId, market } = input;
  if (market !== undefined) return { kind: "Market refresh", name: countryOf(market)?.name ?? market, project: null };
  const project = find(projectKey({ companyId, projectId }))?.name ?? null;
  if (input.persona_group_id !== undefined) {
    const group = find(groupKey({ companyId, projectId, groupId: input.persona_group_id }));
    return { kind: "Persona generation", name: group?.name ?? null, project };
  }
  if (input.simulation_id === undefined) return { kind: null, name: null, project };
  const rerun = parseRerunId(input.simulation_id);
  const simulation = find(keyOfSimulation(input.simulation_id, companyId, projectId));
  const type = simulation?.simulation_type;
  const kind = type === undefined ? "Simulation" : simulationTitles[type];
  const name = simulation && (simulation.name ?? simulation.prompt_question ?? kind);
  return {
    kind: partOf(input) ?? (rerun ? `${kind}, run again` : kind),
    name: name === undefined ? null : short(name),
    project,
  };
}

/** A rerun is called as what it repeats. */
const keyOfSimulation = (id: string, companyId: string, projectId: string): Key =>
  simulationKey({ companyId, projectId, simulationId: parseRerunId(id)?.simulationId ?? id });

function keysOf({ company_id, project_id, persona_group_id, simulation_id }: z.infer<typeof inputSchema>): Key[] {
  if (company_id === "" || project_id === "") return [];
  const ref = { companyId: company_id, projectId: project_id };
  return [
    projectKey(ref),
    ...(persona_group_id === undefined ? [] : [groupKey({ ...ref, groupId: persona_group_id })]),
    ...(simulation_id === undefined ? [] : [keyOfSimulation(simulation_id, company_id, project_id)]),
  ];
}

const pathOf = ({ PK, SK }: Key): string => `${PK}|${SK}`;

/** Says of executions what they work on, by the names that people gave; what is deleted has none. */
export const describeExecutions =
  (table: Pick<Table, "getMany">): DescribeExecutions =>
  async (executions) => {
    const inputs = executions.map(({ input }) => inputSchema.parse(JSON.parse(input)));
    const keys = new Map(inputs.flatMap(keysOf).map((key) => [pathOf(key), key]));
    const wanted = [...keys.values()];
    const items = new Map<string, Named | undefined>();
    for (let from = 0; from < wanted.length; from += KEYS_A_READ) {
      const part = wanted.slice(from, from + KEYS_A_READ);
      const found = await table.getMany(...part.map((key) => [namedReader, key] as const));
      for (const [index, key] of part.entries()) items.set(pathOf(key), found[index]);
    }
    return inputs.map((input) => subjectOf(input, (key) => items.get(pathOf(key))));
  };
