import { duration } from "../cli/figures.ts";
import { DEFAULT_URL } from "./options.ts";
import type { StudyOutcome } from "./outcome.ts";
import type { SignedIn } from "./with-service.ts";

/** What `npm start` needs to serve the addresses that are printed. */
function portOption(url: string): string {
  const { port } = new URL(url);
  return port === "" || port === new URL(DEFAULT_URL).port ? "" : `--port ${port} `;
}

/** How long a study took, and where it can be read from now on. */
export function whereaboutsOf(
  { personaGroup, simulation, seconds }: StudyOutcome,
  { session, service, lastingUrl, accountFile, dataFolder }: SignedIn & { dataFolder: string },
): string[] {
  const project = `${lastingUrl}/projects/${simulation.project_id}`;
  const account = accountFile === null ? session.caller : `${session.caller}; its password is in ${accountFile}`;
  const command = `npm start -- ${portOption(lastingUrl)}--data ${dataFolder}`;
  return [
    `Time: ${duration(seconds.generation)} for the personas, ${duration(seconds.study)} for the study`,
    `Study: ${project}/simulations/${simulation.id}`,
    `Group: ${project}/persona-groups/${personaGroup.id}`,
    `Account: ${account}`,
    ...(service.own ? [`Service: started for this study and stopped after it; ${command} serves its data`] : []),
  ];
}
