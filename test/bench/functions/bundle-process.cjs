// The process of one function, as Lambda would run it: loads its bundle and answers each message with what came of the
// invocation. Plain JavaScript, because the compiler that strips types would be measured with it.
// Arguments: the bundle (none: Node alone), and "coverage" to tell which of its functions have run.
"use strict";
const { readFileSync } = require("node:fs");

const [bundle, mode] = process.argv.slice(2);

/** Tells since when it was last asked how often each function of the bundle has run. */
function startCoverage() {
  const session = new (require("node:inspector").Session)();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  return () => {
    let functions = [];
    session.post("Profiler.takePreciseCoverage", (error, taken) => {
      if (error) throw new Error(error.message);
      const script = taken.result.find(({ url }) => url.endsWith(bundle));
      functions = (script?.functions ?? []).map(({ functionName, ranges: [range] }) => ({
        name: functionName,
        start: range.startOffset,
        end: range.endOffset,
        count: range.count,
      }));
    });
    return functions;
  };
}

/** Most memory that was ever resident. `maxRSS` would be no less than that of the process this one was forked from. */
function peakBytes() {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "utf8"))[1]) * 1024;
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}

const takeCoverage = mode === "coverage" ? startCoverage() : undefined;
const handler = bundle ? require(bundle).handler : () => null;
const load = takeCoverage?.();

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
    ...(takeCoverage ? { coverage: { load, request: takeCoverage() } } : {}),
  });
});
process.on("disconnect", () => process.exit());
