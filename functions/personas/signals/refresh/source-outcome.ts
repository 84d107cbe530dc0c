import * as z from "zod";
import { failureSchema } from "../../../platform/pipelines/state-inputs.ts";
import { jsonText } from "../../../platform/text/json-text.ts";
import { signalSources, type SignalSource, type SourceState } from "../market-signals.ts";

/** What a branch of the state machine ends with: how its source went, or what was caught. */
export const sourceOutcomeSchema = z.union([
  z.object({ source: z.enum(signalSources), ...failureSchema.shape }),
  z.object({
    source: z.enum(signalSources),
    status: z.enum(["ok", "skipped"]),
    count: z.int().min(0),
    reason: z.string().nullable(),
  }),
]);
export type SourceOutcome = z.infer<typeof sourceOutcomeSchema>;

const names: Record<SignalSource, string> = {
  reddit: "Reddit",
  ebay: "eBay",
  app_store: "The App Store",
};
const REASON_LENGTH = 300;

/** Errors whose message is a sentence for people. */
const causeSchema = jsonText.pipe(
  z.object({
    errorType: z.enum(["SourceThrottled", "SourceUnavailable", "SourceUnusable"]),
    errorMessage: z.string().min(1),
  }),
);

function reasonOf(source: SignalSource, { Error: name, Cause }: { Error: string; Cause: string }): string {
  if (name === "States.Timeout") return `${names[source]} took too long and was given up.`;
  const cause = causeSchema.safeParse(Cause);
  if (cause.success) return cause.data.errorMessage.slice(0, REASON_LENGTH);
  return (
    `${names[source]} could not be asked because of an internal error (${name}); the operators find it in the ` +
    "execution."
  );
}

/** How a source went, as it is stored. */
export function sourceState(outcome: SourceOutcome, at: string): SourceState {
  if ("failure" in outcome) {
    return { status: "failed", reason: reasonOf(outcome.source, outcome.failure), at, count: 0 };
  }
  const { status, reason, count } = outcome;
  return { status, reason, at, count };
}
