// Loaded first in every process of this part: none outlives the one that started it, however that one ends.
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  process.on("disconnect", () => process.exit(1));
  // The channel alone keeps nobody from ending.
  process.channel?.unref();
}
