// Loaded before a program whose parent opened a channel to it: it ends as on SIGTERM when the parent has died, however
// that happened.
import { isMainThread } from "node:worker_threads";

const GRACE_MS = 3_500;

// What the program itself forks has a channel for matters of its own, and needs it to stay alive.
const own = process.execArgv.indexOf(import.meta.url);
if (own > 0) process.execArgv.splice(own - 1, 2);

if (isMainThread && process.channel) {
  process.once("disconnect", () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    if (!process.emit("SIGTERM", "SIGTERM")) process.exit(1);
  });
  // The channel alone keeps nobody from ending.
  process.channel.unref();
}
