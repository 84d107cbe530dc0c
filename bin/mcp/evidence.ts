import * as z from "zod";
import { routeTable } from "../../functions/service/routes.ts";
import { uploadBriefing } from "../../clients/typescript/src/index.ts";
import { beginningOf } from "./bounded.ts";
import { ADDS, READS, type Tool } from "./tool.ts";
import { waitAtMost, waitSeconds } from "./waiting.ts";

const study = z.object({ project_id: z.string(), simulation_id: z.string() });
const idsOf = ({ project_id, simulation_id }: z.output<typeof study>) =>
  `project_id ${project_id}, simulation_id ${simulation_id}`;

const briefingInput = z.object({
  project_id: z.string(),
  title: z.string().max(200),
  text: z.string().max(200_000).describe("Background that personas read before they answer; plain text."),
});
export const addBriefing: Tool<typeof briefingInput> = {
  title: "Add a briefing",
  description: "Adds a text that personas read. Give its id to a run_… tool in `briefing_ids`.",
  input: briefingInput,
  hints: ADDS,
  async run({ project_id, title, text }, { api, signal }) {
    const file = new File([text], "briefing.txt", { type: "text/plain" });
    const { id, summary_text } = await uploadBriefing(api, project_id, file, { title, signal });
    return { says: `Personas read ${summary_text === null ? "all of it" : "a summary"}; briefing_id ${id}.` };
  },
};

const reliabilityInput = study.extend({
  start: z
    .boolean()
    .default(false)
    .describe("Runs the study again, which costs `runs` times as much. Otherwise only reads the latest check."),
  ...routeTable.startReliabilityCheck.body.shape,
  wait_seconds: waitSeconds,
});
export const checkReliability: Tool<typeof reliabilityInput> = {
  title: "Check reliability",
  description:
    "Whether the same personas give the same answers again: Krippendorff's α by question with intervals. It measures " +
    "stability, not accuracy. With `vary` also how far figures move with wording, scale, profile or model.",
  input: reliabilityInput,
  hints: ADDS,
  async run({ start, wait_seconds, project_id, simulation_id, ...body }, run) {
    const params = { project_id, simulation_id };
    if (start) await run.api.startReliabilityCheck({ params, body, signal: run.signal });
    const found = await waitAtMost("reliability_check", { project_id, id: simulation_id }, wait_seconds, run);
    if (found.status !== "complete") return { says: `The check is ${found.status}; ${idsOf(params)}.` };
    const { confidence_score, confidence_interval, interpretation, components, robustness } = found;
    const score = confidence_score === null ? "No score" : `Score ${confidence_score} of 100`;
    return {
      says: `${score} (stability, not truth); ${idsOf(params)}.`,
      data: { confidence_interval, interpretation, components, robustness },
    };
  },
};

const validityInput = study.extend(routeTable.getValidity.query.shape);
export const compareWithPeople: Tool<typeof validityInput> = {
  title: "Compare with people",
  description:
    "How near a study comes to answers of real people that the company has uploaded; and effects of experiments.",
  input: validityInput,
  hints: READS,
  async run({ human_study_id, ...params }, { api, signal }) {
    const query = human_study_id === undefined ? {} : { human_study_id };
    const data = await api.getValidity({ params, query, signal });
    return { says: "Differences have intervals; one that contains zero shows none.", data };
  },
};

export const readExperiments: Tool<typeof study> = {
  title: "Read experiments",
  description: "Effects of the arms of a survey's experiments on its questions, with intervals.",
  input: study,
  hints: READS,
  async run(params, { api, signal }) {
    const { aggregate } = await api.getSimulationResults({ params, query: { limit: 1 }, signal });
    const data = aggregate.survey?.experiments ?? [];
    return { says: data.length === 0 ? "The study has no experiment." : `${data.length} experiments.`, data };
  },
};

const disclosureInput = study.extend(routeTable.getDisclosure.query.shape);
export const readDisclosure: Tool<typeof disclosureInput> = {
  title: "Read disclosure",
  description:
    "How a complete study was made, by three checklists: GUIDE-LLM, AAPOR and a method card. Names models, settings, " +
    "prompts, personas, refusals and weights.",
  input: disclosureInput,
  hints: READS,
  async run({ project_id, simulation_id, ...query }, { api, signal }) {
    const params = { project_id, simulation_id };
    const data = await api.getDisclosure({ params, query, signal });
    return { says: `The disclosure of the study; ${idsOf(params)}.`, data };
  },
};

/** Characters of an export in one answer: as JSON, escapes included, they stay below the length of an answer. */
const EXPORT_PAGE = 15_000;
const exportInput = study.extend({
  format: z.enum(["md", "csv", "jsonl"]).describe("The report as Markdown; or answers, one per line, as CSV or JSON."),
  from: z.int().min(0).default(0).describe("The character to begin at; an answer says where the rest begins."),
});
export const exportResults: Tool<typeof exportInput> = {
  title: "Export results",
  description:
    "The report or the answers of a complete study as text. share_report gives an address for other formats.",
  input: exportInput,
  hints: READS,
  async run({ format, from, ...params }, { api, signal }) {
    const text = new TextDecoder().decode(await api.exportResults({ params, query: { format }, signal }));
    const data = beginningOf(text.slice(from), EXPORT_PAGE);
    const end = from + data.length;
    const rest = end < text.length ? `; continue with from: ${end}` : "";
    return { says: `Characters ${from} to ${end} of ${text.length}, as ${format}${rest}.`, data };
  },
};

const shareInput = study.extend({ expires_in_days: z.int().min(1).max(90).default(30) });
export const shareReport: Tool<typeof shareInput> = {
  title: "Share a report",
  description:
    "Makes an address of the report that needs no account. Everybody who has the address can read the report.",
  input: shareInput,
  hints: ADDS,
  async run({ expires_in_days, ...params }, { api, signal }) {
    const data = await api.createReportLink({ params, body: { expires_in_days }, signal });
    return { says: "The address is a secret: give it only to readers of the report.", data };
  },
};
