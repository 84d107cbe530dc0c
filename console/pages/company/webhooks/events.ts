import type { Answer } from "../../../../clients/typescript/src/index.ts";
import { t } from "../../../language/say.ts";

export type Webhook = Answer<"listWebhooks">[number];
type Event = Webhook["events"][number];

/** The names of webhook events for users. */
export const eventNames: Readonly<Record<Event, string>> = {
  "simulation.complete": t("A study is complete"),
  "simulation.failed": t("A study has failed"),
  "simulation.aborted": t("A study was stopped"),
  "persona_group.complete": t("An audience is complete"),
  "persona_group.failed": t("An audience could not be made"),
  "reliability_check.complete": t("A reliability check is complete"),
  "reliability_check.failed": t("A reliability check has failed"),
};

/** Test events are delivered, too. */
export const eventInWords = (event: string): string => eventNames[event as Event] ?? t("Test");
