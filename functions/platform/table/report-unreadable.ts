import type { UnreadableItem } from "./entity.ts";
import type { Logger } from "../log/logger.ts";

/** Reports to operators a stored item that a list had to leave out. */
export const reportTo =
  (logger: Logger) =>
  (error: UnreadableItem): void =>
    logger.error("a stored item was left out", { error });
