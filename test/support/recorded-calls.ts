import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RecordedRight } from "../../local/lambda/call-recorder.ts";
import { rightText } from "../../lib/permissions/right.ts";

/** Rights as texts, by function; calls that belong to no invocation stand under `no function`. */
export type RightsByFunction = ReadonlyMap<string, ReadonlySet<string>>;

/** What all processes that recorded into a folder have needed. */
export function readRecordedCalls(folder: string): RightsByFunction {
  const rights = new Map<string, Set<string>>();
  for (const file of readdirSync(folder)) {
    for (const line of readFileSync(join(folder, file), "utf8").split("\n").filter(Boolean)) {
      const { function: name, ...right } = JSON.parse(line) as RecordedRight;
      const found = rights.get(name ?? "no function") ?? new Set();
      rights.set(name ?? "no function", found.add(rightText(right)));
    }
  }
  return rights;
}
