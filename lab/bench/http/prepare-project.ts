import { silent } from "../../../bin/cli/progress-display.ts";
import { setTimeout as sleep } from "node:timers/promises";
import type { Simulation } from "../../../functions/studies/simulation/schemas.ts";
import { isFinal } from "../../../functions/studies/simulation/transitions.ts";
import { createClient } from "../../../clients/typescript/src/index.ts";
import { newAccount } from "../../../bin/study/accounts.ts";
import type { Conduct } from "../../../bin/study/conduct.ts";
import { deadlineIn, pollUntil } from "../../../bin/study/poll.ts";
import { recruit } from "../../../bin/study/recruit.ts";

/** As many as a project has after some weeks of work. */
export const SIMULATIONS = 10;
const PERSONAS = 2;
const AUDIENCE = "Women aged 25 to 45 in Munich who buy organic food";
const CONCEPT = "An oat drink with 3 g of protein per glass, without added sugar, at 1.99 EUR per litre.";
const WITHIN_SECONDS = 60;
/** For what studies do after they are complete (usage, metrics), so that nothing runs beside the first measurement. */
const SETTLE_MS = 500;

export interface PreparedProject {
  companyId: string;
  userId: string;
  projectId: string;
  /** Access token of its company; valid for 15 minutes. */
  token: string;
}

const polling = { first: 200, growth: 1, longest: 200 };

/**
 * Signs a company up and gives it a project whose {@link SIMULATIONS} concept tests are complete.
 * @throws CommandError; Error if a study fails; the signal's reason when interrupted
 */
export async function prepareProject(url: string, signal: AbortSignal): Promise<PreparedProject> {
  const body = { ...newAccount(), company_name: "Company", full_name: "Owner" };
  const { access_token: token } = await createClient({ url, signal }).signUp({ body });
  const api = createClient({ url, signal, key: token });
  const conduct: Conduct = { api, display: silent, signal, polling };
  const { id: userId, company_id: companyId } = await api.getCurrentUser();
  const { id: projectId } = await api.createProject({ body: { name: "Project" } });
  const deadline = deadlineIn(WITHIN_SECONDS);
  const { personaGroup } = await recruit({ projectId, audience: AUDIENCE, personas: PERSONAS }, conduct, deadline);
  const params = { project_id: projectId };
  const wanted = {
    persona_group_id: personaGroup.id,
    simulation_type: "concept_test",
    prompt_question: CONCEPT,
  } as const;
  for (let count = 0; count < SIMULATIONS; count++) await api.createSimulation({ params, body: wanted });
  const ended = await pollUntil<Simulation[]>({
    look: () => api.listSimulations({ params }),
    show: () => {},
    hasEnded: (all) => all.every(({ status }) => isFinal(status)),
    describe: (all) => `${all.filter(({ status }) => isFinal(status)).length} of ${SIMULATIONS} simulations`,
    deadline,
    signal,
    polling,
  });
  if (ended.length !== SIMULATIONS || ended.some(({ status }) => status !== "complete"))
    throw new Error("The simulations that are to be listed did not become complete.");
  await sleep(SETTLE_MS, undefined, { signal });
  return { companyId, userId, projectId, token };
}
