// Loaded before everything else (`node --import`), also in the threads that run functions: ids and the date of a run
// are the same every time, so that what the service makes of them is.
import { registerHooks } from "node:module";

/** Noon, so that no run comes to another day. */
const FIXED = Date.UTC(2026, 10, 20, 12);
/** Milliseconds since 1970 at which the run began, as this module's address says. */
const began = Number(new URL(import.meta.url).searchParams.get("began") ?? Date.now());

const RealDate = Date;
const now = (): number => FIXED + RealDate.now() - began;
globalThis.Date = class extends RealDate {
  constructor(...parts: unknown[]) {
    // What takes any number of parts has no type for it.
    super(...((parts.length === 0 ? [now()] : parts) as [number]));
  }
  static override now(): number {
    return now();
  }
} as DateConstructor;

const counts = new Map<string, number>();
/** A file's name as eight digits: what two files make never meets. */
const digits = (text: string): string =>
  [...text]
    .reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0, 7)
    .toString(16)
    .padStart(8, "0");

/** The next id of a file: in the order in which it asks, whatever other files do meanwhile. */
function fixedId(): string {
  const caller = /([\w-]+)\.ts/.exec((new Error().stack ?? "").split("\n")[3] ?? "")?.[1] ?? "";
  const count = (counts.get(caller) ?? 0) + 1;
  counts.set(caller, count);
  const time = (FIXED + count).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-0000${digits(caller)}`;
}
Object.assign(globalThis, { fixedId });

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith("/functions/platform/ids.ts")) return loaded;
    const written =
      typeof loaded.source === "string" ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString();
    const source = written.replace("=> uuidv7();", "=> globalThis.fixedId();");
    if (!source.includes("fixedId")) throw new Error("ids.ts makes ids in another way; change fixed-world.ts as well");
    return { ...loaded, source };
  },
});
