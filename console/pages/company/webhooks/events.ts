import type { Answer } from "../../../../clients/typescript/src/index.ts";
import { t } from "../../../language/say.ts";

export type Webhook = Answer<"listWebhooks">[number];
type Event = Webhook["events"][number];

/** What hooks are told, in words. */
export const eventNames: Readonly<Record<Event, string>> = {
  "simulation.complete": t("A study is complete"),
  "simulation.failed": t("A study has failed"),
  "simulation.aborted": t("A study was stopped"),
  "persona_group.complete": t("An audience is complete"),
  "persona_group.failed": t("An audience could not be made"),
  "reliability_check.complete": t("A reliability check is complete"),
  "reliability_check.failed": t("A reliability check has failed"),
};

/** Deliveries are of test events, too. */
export const eventInWords = (event: string): string => eventNames[event as Event] ?? t("Test");
