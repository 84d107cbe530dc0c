import type { Answer } from "../../../../clients/typescript/src/index.ts";
import { t } from "../../../language/say.ts";

export type Webhook = Answer<"listWebhooks">[number];
type Event = Webhook["events"][number];

/** What hooks are told, in words. */
export const eventNames: Readonly<Record<Event, string>> = {
  "simulation.complete": "A study is complete",
  "simulation.failed": "A study has failed",
  "simulation.aborted": "A study was stopped",
  "persona_group.complete": "An audience is complete",
  "persona_group.failed": "An audience could not be made",
  "reliability_check.complete": "A reliability check is complete",
  "reliability_check.failed": "A reliability check has failed",
};

/** Deliveries are of test events, too. */
export const eventInWords = (event: string): string => eventNames[event as Event] ?? t("Test");
