// Runs as a process of its own beside a stack: ends the database when the stack has gone, however it went, so that a
// killed stack leaves nobody behind who holds the file.

/** What the guard is told: the process to end, or null for none. */
export type GuardedProcess = { pid: number | null };

const GRACE_MS = 1_000;
const LOOK_EVERY_MS = 50;

// Whoever ends every `node` there is spares it, and so has the database ended.
process.title = "database-guard";
let guarded: number | null = null;
process.on("message", (message: GuardedProcess) => {
  guarded = message.pid;
});
process.on("disconnect", () => {
  const asked = performance.now();
  const end = () => {
    try {
      if (guarded === null) process.exit(0);
      process.kill(guarded, performance.now() - asked < GRACE_MS ? "SIGTERM" : "SIGKILL");
    } catch {
      // It has ended.
      process.exit(0);
    }
  };
  end();
  setInterval(end, LOOK_EVERY_MS);
});
