import { DEFAULT_URL } from "../arguments.ts";
import type { StudyOutcome } from "../outcome.ts";
import { oneLine } from "../../cli/printable.ts";
import { count, counted, duration } from "../../cli/figures.ts";
import { facts, heading, type Page } from "./page.ts";

function cost({ usage, model_ids }: StudyOutcome["simulation"]): string {
  if (usage.estimated_cost_usd === 0 && model_ids.every((id) => id.startsWith("offline-"))) {
    return "nothing: the offline model is part of the service";
  }
  return `about ${usage.estimated_cost_usd.toFixed(4)} USD at list price`;
}

/** What the study took. The service counts model use per study; that of generating the personas is not in it. */
export function effort(page: Page, { simulation, seconds, results }: StudyOutcome): string[] {
  const { usage } = simulation;
  return [
    ...heading(page, "What it took"),
    ...facts(page, [
      ["Time", `${duration(seconds.generation)} for the personas, ${duration(seconds.study)} for the study`],
      [
        "Model calls",
        `${count(usage.llm_calls)} in the study, for ${counted(results.persona_results.length, "persona")}`,
      ],
      [
        "Tokens",
        `${count(usage.input_tokens)} in (${count(usage.cached_input_tokens)} of them cached), ` +
          `${count(usage.output_tokens)} out`,
      ],
      ["Cost", cost(simulation)],
      ["Models", simulation.model_ids.map(oneLine).join(", ") || "not reported"],
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
  const base = `${where.url}/projects/${project.id}`;
  return [
    ...heading(page, "Look further"),
    ...facts(page, [
      ["Project", base],
      ["Personas", `${base}/persona-groups/${personaGroup.id}/personas`],
      ["Study", `${base}/simulations/${simulation.id}`],
      ["Results", `${base}/simulations/${simulation.id}/results`],
      ["Account", where.email + (where.accountFile === null ? "" : `; its password is in ${where.accountFile}`)],
      ...(where.stopped
        ? [
            [
              "Service",
              `started for this study and stopped after it; npm start -- ${portOption(where.url)}--data ` +
                `${where.dataFolder} serves its data`,
            ] as const,
          ]
        : []),
    ]),
  ];
}
