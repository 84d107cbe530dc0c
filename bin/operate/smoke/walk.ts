import { setTimeout as sleep } from "node:timers/promises";
import type { Progress } from "../../../functions/platform/pipelines/progress.ts";
import type { CommandContext } from "../run-command.ts";
import type { Customer, Traffic } from "./customer.ts";
import { StepFailed } from "./step-failed.ts";

/** How far work in the background is, as far as it is shown. */
type Shown = Pick<Progress, "stage" | "percent" | "message">;

/** What the steps of a walk have and leave to each other. */
export interface Walk {
  customer: Customer;
  /** Every company that was signed up, for the end. */
  companies: Customer[];
  traffic: Traffic;
  personas: number;
  signal: AbortSignal;
  /** A customer of another company. */
  newCustomer(): Customer;
  /** Does one thing and prints a line about it: the time it took, and what it answers. */
  step<T>(title: string, work: () => Promise<T>, note?: (result: T) => string): Promise<T>;
  /** Looks at work in the background until it has ended, and shows how far it is. */
  watch<T>(
    look: () => Promise<T>,
    options: { progressOf: (state: T) => Shown | null; ended: (state: T) => boolean },
  ): Promise<T>;
}

const CLEAR_LINE = "\r\u001B[K";
/** Milliseconds between looks: soon at first, since short work is common, then ever more seldom. */
const POLLING = { first: 250, growth: 1.25, longest: 2_000 } as const;

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;

/** The lines of a walk, and its waiting. @throws whatever a step throws, after its line was printed as failed */
export function walkOn({ output, errors }: Pick<CommandContext, "output" | "errors">): Pick<Walk, "step"> & {
  watcher: (signal: AbortSignal, timeoutSeconds: number) => Walk["watch"];
} {
  const clear = () => errors.isTTY && errors.write(CLEAR_LINE);
  let said = "";
  const show = ({ stage, percent, message }: Shown) => {
    const line = `          ${stage} ${percent} %: ${message}`.replaceAll(/\p{Cc}+/gu, " ");
    if (line === said) return;
    said = line;
    errors.write(errors.isTTY ? `${CLEAR_LINE}${line.slice(0, 100)}` : `${line}\n`);
  };
  return {
    async step(title, work, note) {
      const start = performance.now();
      if (errors.isTTY) errors.write(`       ... ${title}`);
      try {
        const result = await work();
        clear();
        const more = note?.(result).replaceAll(/\p{Cc}+/gu, " ");
        output.write(`ok     ${seconds(start)}  ${title}${more ? `: ${more}` : ""}\n`);
        return result;
      } catch (error) {
        clear();
        const how = error instanceof Error && error.name === "AbortError" ? "stopped" : "FAILED ";
        output.write(`${how}${seconds(start)}  ${title}\n`);
        throw error;
      }
    },
    watcher:
      (signal, timeoutSeconds) =>
      async (look, { progressOf, ended }) => {
        const until = performance.now() + timeoutSeconds * 1000;
        for (let wait: number = POLLING.first; ; wait = Math.min(POLLING.longest, wait * POLLING.growth)) {
          const state = await look();
          const progress = progressOf(state);
          if (progress) show(progress);
          if (ended(state)) return state;
          if (performance.now() > until) {
            const last = progress ? ` (${progress.stage}, ${progress.percent} %: ${progress.message})` : "";
            throw new StepFailed(`Not finished within ${timeoutSeconds} seconds${last}; --timeout waits longer.`);
          }
          await sleep(wait, undefined, { signal });
        }
      },
  };
}
