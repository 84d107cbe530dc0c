// The process of one function, as Lambda would run it: loads its bundle and answers each message with what came of the
// invocation. Plain JavaScript, because the compiler that strips types would be measured with it.
// Argument: the bundle; without it, Node alone.
"use strict";
const { readFileSync } = require("node:fs");

const [bundle] = process.argv.slice(2);

/** Most memory that was ever resident. `maxRSS` would be no less than that of the process this one was forked from. */
function peakBytes() {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "utf8"))[1]) * 1024;
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}

const handler = bundle ? require(bundle).handler : () => null;

process.on("message", async ({ event, context, seconds }) => {
  const started = performance.now();
  const deadline = Date.now() + seconds * 1000;
  const outcome = {};
  try {
    const invocation = { ...context, getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()) };
    outcome.result = JSON.stringify(await handler(JSON.parse(event), invocation));
  } catch (error) {
    outcome.error = { name: error.name, message: error.message, stack: error.stack };
  }
  process.send({
    ...outcome,
    milliseconds: performance.now() - started,
    memory: { resident: process.memoryUsage().rss, peak: peakBytes() },
  });
});
process.on("disconnect", () => process.exit());
