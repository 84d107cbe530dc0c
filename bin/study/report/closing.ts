import { DEFAULT_URL } from "../arguments.ts";
import type { StudyOutcome } from "../outcome.ts";
import { duration } from "../../cli/figures.ts";
import { facts, heading, type Page } from "./page.ts";

/** Wall time of the study and of the people for it, beside what the service counts. */
export const timeTaken = ({ say, number }: Page, { seconds }: StudyOutcome): { label: string; text: string } => {
  const decimal = (value: number) => number(value, 1);
  const text = say("effort.times", {
    generation: duration(seconds.generation, decimal),
    study: duration(seconds.study, decimal),
  });
  return { label: say("effort.time"), text };
};

/** What `npm start` needs to serve the addresses that are printed. */
function portOption(url: string): string {
  const { port } = new URL(url);
  return port === "" || port === new URL(DEFAULT_URL).port ? "" : `--port ${port} `;
}

export interface Whereabouts {
  /** Address under which the data can be read from now on. */
  url: string;
  /** Whether the service was started for this study, and therefore no longer runs. */
  stopped: boolean;
  dataFolder: string;
  /** Where the password of the account is kept; null for an account of the person's own, and for a key. */
  accountFile: string | null;
  /** The account's e-mail address, or how the API key begins. */
  caller: string;
}

export function furtherReading(
  page: Page,
  { project, personaGroup, simulation }: StudyOutcome,
  where: Whereabouts,
): string[] {
  const { say } = page;
  const { caller, accountFile: file } = where;
  const command = `npm start -- ${portOption(where.url)}--data ${where.dataFolder}`;
  const base = `${where.url}/projects/${project.id}`;
  return [
    ...heading(page, say("further.heading")),
    ...facts(page, [
      [say("further.project"), base],
      [say("further.personas"), `${base}/persona-groups/${personaGroup.id}/personas`],
      [say("further.study"), `${base}/simulations/${simulation.id}`],
      [say("further.results"), `${base}/simulations/${simulation.id}/results`],
      [say("further.account"), file === null ? caller : say("further.password", { email: caller, file })],
      ...(where.stopped ? [[say("further.service"), say("further.stopped", { command })] as const] : []),
    ]),
  ];
}
