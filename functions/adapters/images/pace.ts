import { setImmediate } from "node:timers/promises";

/** Requests wait at most about this long for a picture that is worked on in the same process. */
const STRETCH_MS = 10;

/** Makes a function to await inside long loops: it lets other work run whenever a stretch of work has become long. */
export function createPace(): () => Promise<void> | undefined {
  let stretchEnds = performance.now() + STRETCH_MS;
  return () => {
    if (performance.now() < stretchEnds) return undefined;
    return setImmediate().then(() => {
      stretchEnds = performance.now() + STRETCH_MS;
    });
  };
}
