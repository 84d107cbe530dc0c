import { DEFAULT_URL } from "../arguments.ts";
import type { StudyOutcome } from "../outcome.ts";
import { oneLine } from "../../cli/printable.ts";
import { duration } from "../../cli/figures.ts";
import { facts, heading, type Page } from "./page.ts";

function cost({ say, number }: Page, { usage, model_ids }: StudyOutcome["simulation"]): string {
  if (usage.estimated_cost_usd === 0 && model_ids.every((id) => id.startsWith("offline-"))) {
    return say("effort.free");
  }
  return say("effort.price", { amount: number(usage.estimated_cost_usd, 4) });
}

/** What the study took. The service counts model use per study; that of generating the personas is not in it. */
export function effort(page: Page, { simulation, seconds, results }: StudyOutcome): string[] {
  const { usage } = simulation;
  const { say, number } = page;
  const decimal = (value: number) => number(value, 1);
  return [
    ...heading(page, say("effort.heading")),
    ...facts(page, [
      [
        say("effort.time"),
        say("effort.times", {
          generation: duration(seconds.generation, decimal),
          study: duration(seconds.study, decimal),
        }),
      ],
      [say("effort.calls"), say("effort.calls_for", { calls: usage.llm_calls, count: results.persona_results.length })],
      [
        say("effort.tokens"),
        say("effort.in_and_out", {
          input: usage.input_tokens,
          cached: usage.cached_input_tokens,
          output: usage.output_tokens,
        }),
      ],
      [say("effort.cost"), cost(page, simulation)],
      [say("effort.models"), simulation.model_ids.map(oneLine).join(", ") || say("effort.unreported")],
    ]),
  ];
}

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
  /** Where the password of the account is kept; null for an account of the person's own. */
  accountFile: string | null;
  email: string;
}

export function furtherReading(
  page: Page,
  { project, personaGroup, simulation }: StudyOutcome,
  where: Whereabouts,
): string[] {
  const { say } = page;
  const { email, accountFile: file } = where;
  const command = `npm start -- ${portOption(where.url)}--data ${where.dataFolder}`;
  const base = `${where.url}/projects/${project.id}`;
  return [
    ...heading(page, say("further.heading")),
    ...facts(page, [
      [say("further.project"), base],
      [say("further.personas"), `${base}/persona-groups/${personaGroup.id}/personas`],
      [say("further.study"), `${base}/simulations/${simulation.id}`],
      [say("further.results"), `${base}/simulations/${simulation.id}/results`],
      [say("further.account"), file === null ? email : say("further.password", { email, file })],
      ...(where.stopped ? [[say("further.service"), say("further.stopped", { command })] as const] : []),
    ]),
  ];
}
