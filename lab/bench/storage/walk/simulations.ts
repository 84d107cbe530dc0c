import { readFileSync } from "node:fs";
import type { Call } from "../../../../clients/typescript/src/index.ts";
import type { SimulationType } from "../../../../functions/studies/simulation/schemas.ts";
import type { SimulationParams } from "../../../../bin/study/conduct.ts";
import { textFile } from "../../../../test/support/text-file.ts";
import { until } from "../../../../test/support/until.ts";
import type { Panel } from "./audience.ts";
import type { Visitor } from "./visitor.ts";

const CONCEPT = "An oat drink with 3 g of protein per glass, without added sugar, at 1.99 EUR per litre.";
const example = (name: string): string =>
  readFileSync(new URL(`../../../../docs/examples/${name}`, import.meta.url), "utf8");

interface Study {
  type?: SimulationType;
  briefingIds?: string[];
}

const order = ({ projectId, groupId }: Panel, { type = "concept_test", briefingIds = [] }: Study) => ({
  params: { project_id: projectId },
  body: {
    persona_group_id: groupId,
    simulation_type: type,
    prompt_question: CONCEPT,
    ...(briefingIds.length > 0 ? { briefing_ids: briefingIds } : {}),
  },
});

/** Creates a study on the way to something else. @returns what its routes are called with */
async function create(visitor: Visitor, panel: Panel, type: SimulationType) {
  const { body } = await visitor.ask("createSimulation", order(panel, { type }));
  return { project_id: panel.projectId, simulation_id: body.id };
}

async function isComplete(visitor: Visitor, params: SimulationParams): Promise<void> {
  const study = await until(
    async () => (await visitor.ask("getSimulation", { params })).body,
    ({ status }) => ["complete", "failed", "aborted"].includes(status),
    60,
  );
  if (study.status !== "complete") throw new Error(`A study of the walk is ${study.status}: ${String(study.error)}`);
}

/** Holds a study to its end, without being measured. @returns its id */
export async function holdSimulation(visitor: Visitor, panel: Panel, type: SimulationType): Promise<string> {
  const params = await create(visitor, panel, type);
  await isComplete(visitor, params);
  return params.simulation_id;
}

/** Three concept tests: an ordinary one, one that shows a briefing, one whose people are from the library. */
export async function testConcepts(
  visitor: Visitor,
  panel: Panel,
  fromLibrary: Panel,
  briefingId: string,
): Promise<void> {
  const begin = async (of: Panel, study: Study, situation: string) => {
    const { body } = await visitor.visitIn(situation, "createSimulation", order(of, study));
    return { project_id: of.projectId, simulation_id: body.id };
  };
  const plain = await begin(panel, {}, "");
  const briefed = await begin(panel, { briefingIds: [briefingId] }, "with a briefing");
  const reused = await begin(fromLibrary, {}, "with personas of the library");
  for (const params of [plain, briefed, reused]) await isComplete(visitor, params);
  await visitor.visit("getSimulation", { params: plain });
  await visitor.visit("getSimulationResults", { params: plain });
  const estimated = { persona_group_id: panel.groupId, simulation_type: "concept_test" as const };
  await visitor.visit("estimateSimulation", { params: { project_id: panel.projectId }, body: estimated });
  const project = { project_id: panel.projectId };
  await visitor.visit("listSimulations", { params: project });
  await visitor.visit("getConvergence", { params: project, query: { persona_group_id: panel.groupId } });
  const ids = [plain, briefed].map(({ simulation_id }) => simulation_id).join(",");
  await visitor.visit("compareSimulations", { params: project, query: { ids } });
  await visitor.visit("getNorms", { params: plain });
  await visitor.visit("getCrosstab", { params: plain, query: { by: "gender" } });
  await visitor.visit("startReliabilityCheck", { params: plain, body: { runs: 3 } });
  await visitor.visit("getReliabilityCheck", { params: plain });
  const coded = { ...plain, question_id: "reaction" };
  await visitor.visit("codeAnswers", { params: coded, body: {} });
  await until(
    async () => (await visitor.ask("getCodebook", { params: coded })).body,
    ({ status }) => status !== "coding",
    60,
  );
  await visitor.visit("getCodebook", { params: coded });
  await visitor.visit("listCodebooks", { params: plain });
  await visitor.visit("deleteCodebook", { params: coded });
  await visitor.visit("getReport", { params: plain });
  await visitor.visit("getDisclosure", { params: plain });
  await visitor.visit("getReplay", { params: plain });
  await visitor.visit("exportResults", { params: plain, query: { format: "csv" } });
  const { body: link } = await visitor.visit("createReportLink", { params: plain, body: {} });
  await visitor.visit("listReportLinks", { params: plain });
  await visitor.visit("readSharedReport", { params: { token: link.url.split("/").at(-1) ?? "" } });
  await visitor.visit("deleteReportLink", { params: { ...plain, link_id: link.id } });
  await visitor.visitIn("with a briefing", "startReliabilityCheck", { params: briefed, body: { runs: 3 } });
  await visitor.visit("deleteSimulation", { params: reused });
}

/** Studies that wait for something: questions, a guide, a design; and one that is aborted while it waits. */
export async function sendInputs(visitor: Visitor, panel: Panel): Promise<void> {
  const survey = await create(visitor, panel, "survey");
  await visitor.visit("uploadSurvey", { params: survey, file: textFile("survey.txt", example("survey.txt")) });
  await visitor.visit("downloadSurvey", { params: survey, query: { format: "text" } });
  await visitor.visit("runSurvey", { params: survey });
  const interviews = await create(visitor, panel, "idi_ai");
  await visitor.visit("uploadScript", { params: interviews, file: textFile("guide.txt", example("guide.txt")) });
  const conjoint = await create(visitor, panel, "conjoint");
  const design: Call<"sendConjointDesign">["body"] = JSON.parse(example("conjoint.json"));
  await visitor.visit("previewConjointDesign", { params: conjoint, body: design });
  await visitor.visit("sendConjointDesign", { params: conjoint, body: design });
  await isComplete(visitor, conjoint);
  const offer = Object.fromEntries(design.attributes.map(({ name, levels }) => [name, levels[0]!]));
  const scenarios = [{ name: "Shelf", offers: [offer] }];
  await visitor.visit("simulateShares", { params: conjoint, body: { scenarios } });
  await visitor.visit("abortSimulation", { params: await create(visitor, panel, "survey") });
}

/** A live interview of two questions. */
export async function talk(visitor: Visitor, panel: Panel): Promise<void> {
  const params = await create(visitor, panel, "idi_manual");
  await visitor.ask("sendMessage", { params, body: { content: "What do you usually have for breakfast, and why?" } });
  await visitor.visit("sendMessage", { params, body: { content: "And on Sundays?" } });
  await visitor.visit("listMessages", { params });
  await visitor.visit("endInterview", { params });
}
