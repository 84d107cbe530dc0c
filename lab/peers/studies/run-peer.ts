import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import type { Lengths } from "./answers.ts";
import { useOf, type CountedCall, type ModelUse } from "./counted-call.ts";
import { startCountingServer } from "./counting-server.ts";
import type { PeerStudy } from "./peer-study.ts";
import { peers, type PeerName } from "./peers.ts";

const run = promisify(execFile);
const TIMEOUT_MS = 300_000;
const MOST_OUTPUT_BYTES = 64 * 1_048_576;
const saidSchema = z.object({ answers: z.int() });

export interface PeerRun {
  /** An empty folder for whatever it writes. */
  folder: string;
  python: string;
  latencyMs: number;
  lengths: Lengths;
  signal: AbortSignal;
}

/** How often each prompt was sent: `{ q1: 5, synthesize: 1 }`. */
const purposesOf = (calls: readonly CountedCall[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(calls, ({ purpose }) => purpose)].map(([purpose, ones]) => [purpose, ones.length]),
  );

/**
 * Has a peer hold a study against the counting server.
 * @throws Error in a sentence if it fails, or if not every persona has answered every question to its satisfaction:
 * what was counted then would be repetitions
 */
export async function runPeer(
  name: PeerName,
  study: PeerStudy,
  { folder, python, latencyMs, lengths, signal }: PeerRun,
): Promise<ModelUse & { purposes: Record<string, number> }> {
  const { dialect, script, name: title } = peers[name];
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "study.json");
  writeFileSync(file, JSON.stringify(study));
  const server = await startCountingServer({ dialect, questions: study.questions, lengths, latencyMs });
  try {
    const { stdout } = await run(python, [script, file, server.url], {
      cwd: folder,
      // A home of its own: none of them finds or leaves settings, caches or keys of whoever runs this.
      env: { PATH: process.env.PATH, HOME: folder, USERPROFILE: folder },
      timeout: TIMEOUT_MS,
      maxBuffer: MOST_OUTPUT_BYTES,
      signal,
    });
    const { answers } = saidSchema.parse(JSON.parse(stdout.trim().split("\n").at(-1) ?? ""));
    const wanted = study.people.length * study.questions.length;
    if (answers !== wanted || server.refused.length > 0)
      throw new Error(`it took ${answers} of ${wanted} answers; refused: ${server.refused[0] ?? "nothing"}`);
    return { ...useOf(server.calls), purposes: purposesOf(server.calls) };
  } catch (error) {
    signal.throwIfAborted();
    throw new Error(`${title} has not held the study: ${(error as Error).message.slice(-600)}`, { cause: error });
  } finally {
    await server.close();
  }
}
