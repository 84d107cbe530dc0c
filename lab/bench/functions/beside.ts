import type { Panel } from "../../costs/studies.ts";
import { pollUntil, untilSimulationEnds } from "../../../bin/study/poll.ts";
import { textFile } from "../../../test/support/text-file.ts";

/** Nobody listens there, and it is on this machine. */
const HOOK = "http://127.0.0.1:1024/hooks";
const PEOPLE = "Age,Words,Buys\n34,Oat milk,4\n41,Coffee,2\n52,Tea,1";
const COLUMNS = { facts: { age: "Age" }, own_words: ["Words"], answers: { purchase_intent: "Buys" } };
const CONSENT = "All of them agreed to be used for simulated research.";
const CONCEPT = { simulation_type: "concept_test", prompt_question: "An oat drink at 1.99 EUR per litre." } as const;

/** What is done beside: a webhook hears of studies, one is estimated and asks for a direct estimate, people come. */
export async function workBeside({ projectId, groupId, conduct, deadline }: Panel): Promise<void> {
  const { api } = conduct;
  const params = { project_id: projectId };
  const { id: webhook_id } = await api.createWebhook({ body: { url: HOOK, events: ["simulation.complete"] } });
  await api.testWebhook({ params: { webhook_id } });
  await api.estimateSimulation({ params, body: { persona_group_id: groupId, ...CONCEPT } });
  const body = { persona_group_id: groupId, ...CONCEPT, direct_estimate: true };
  const { id } = await api.createSimulation({ params, body });
  await untilSimulationEnds({ ...params, simulation_id: id }, conduct, deadline);
  const people = await api.createPersonaGroup({ params, body: { name: "People", location: "Munich, Germany" } });
  await api.uploadRespondents({
    params: { ...params, group_id: people.id },
    file: textFile("people.csv", PEOPLE),
    fields: { columns: JSON.stringify(COLUMNS), consent: CONSENT },
  });
}

/** Has what personas said of a concept coded. @throws Error if that comes to nothing */
export async function codeReactions({ projectId, conduct, deadline }: Panel, simulationId: string): Promise<void> {
  const { api, signal, polling } = conduct;
  const params = { project_id: projectId, simulation_id: simulationId, question_id: "reaction" };
  await api.codeAnswers({ params });
  const { status } = await pollUntil({
    look: () => api.getCodebook({ params }),
    show: () => {},
    hasEnded: (codebook) => codebook.status !== "coding",
    describe: () => "the answers are being coded",
    deadline,
    signal,
    polling,
  });
  if (status !== "complete") throw new Error("The answers could not be coded.");
}
