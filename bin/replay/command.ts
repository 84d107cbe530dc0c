import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import * as z from "zod";
import { bundleSchema, fileBytes, type Bundle, type BundledFile } from "../../functions/reports/replay/bundle.ts";
import { changedParts, isSigned } from "../../functions/reports/replay/sign.ts";
import { openReplayedCalls } from "../../local/bedrock/replayed-calls.ts";
import type { FileDifference } from "../../local/replay/compare-files.ts";
import { startReplays } from "../../local/replay/start-replays.ts";
import { CommandError, UsageError } from "../cli/errors.ts";
import { readOptions } from "../cli/read-options.ts";
import { runCommand, type ExitCode, type Terminal } from "../cli/run-command.ts";
import { changedFigures } from "./changed-figures.ts";

const HELP = `npm run replay FILE [-- --with-current-code] [--out DIR]

Computes a study again from its replay bundle (GET …/simulations/{id}/replay), on this machine and without any model,
and compares results, report and exports with those that the service made, byte for byte.

  FILE                  the bundle; may be compressed (.gz)
  --with-current-code   for a bundle of another version: answers what the code asks in other words with the most
                        similar recorded answer, and lists what changes
  --out DIR             also writes the computed results, report and exports into this folder
  --help                this text

Exit codes: 0 everything is the same (or listed, with --with-current-code); 1 something differs; 2 wrong arguments.`;

interface Options {
  file: string;
  withCurrentCode: boolean;
  /** The folder for the computed files. */
  out: string | undefined;
}

function readArguments(argv: readonly string[]): Options | "help" {
  const flags = {
    "with-current-code": { type: "boolean" },
    out: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  const { values, positionals } = readOptions("replay --", argv, flags, true);
  if (values.help) return "help";
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError("Name one file: npm run replay FILE.");
  return { file, withCurrentCode: values["with-current-code"] ?? false, out: values.out };
}

/** @throws CommandError with what is wrong with it */
function readBundle(file: string): Bundle {
  let content: unknown;
  try {
    const bytes = readFileSync(file);
    content = JSON.parse((file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8"));
  } catch (error) {
    throw new CommandError(`${file} cannot be read as JSON (${(error as Error).message}).`);
  }
  const parsed = bundleSchema.safeParse(content);
  if (!parsed.success) throw new CommandError(`${file} is not a replay bundle:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Names what an entry of a changed part is, as far as it says so. */
function describePart(bundle: Bundle, place: string): string {
  const [, list = "", index = ""] = /^(\w+)\[(\d+)\]$/.exec(place) ?? [];
  const entry = (bundle as unknown as Record<string, Record<string, unknown>[] | undefined>)[list]?.[Number(index)];
  const key = entry?.SK as { S?: string } | undefined;
  const name = entry?.name ?? entry?.prompt_id ?? entry?.text ?? key?.S;
  return typeof name === "string" ? `${place} (${name.slice(0, 60)})` : place;
}

/** @throws CommandError that names what was changed */
function requireUnchanged(bundle: Bundle): void {
  const changed = changedParts(bundle);
  if (changed.length > 0)
    throw new CommandError(
      `The bundle was changed after it was signed: ${changed.map((place) => describePart(bundle, place)).join(", ")}.`,
    );
  if (!isSigned(bundle)) throw new CommandError("The signature of the bundle is not that of its digests.");
}

/**
 * Writes files into a folder, which is made if it is missing.
 * @throws CommandError if that is not possible
 */
function writeFiles(folder: string, files: readonly BundledFile[]): void {
  try {
    mkdirSync(folder, { recursive: true });
    for (const file of files) writeFileSync(join(folder, file.name), fileBytes(file));
  } catch (error) {
    throw new CommandError(`The files cannot be written into ${folder} (${(error as Error).message}).`);
  }
}

const differenceLine = ({ name, byte, recorded, computed }: FileDifference): string => {
  if (byte === null) return `${name}: was not made`;
  const texts = recorded === null ? [] : [`  recorded: …${recorded}…`, `  computed: …${computed}…`];
  return [`${name}: differs from byte ${byte} on`, ...texts.map((line) => line.replaceAll("\n", "⏎"))].join("\n");
};

export function replayCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const say = (line: string) => terminal.output.write(`${line}\n`);
  return runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: async ({ file, withCurrentCode, out }, display) => {
      const bundle = readBundle(file);
      if (!withCurrentCode) requireUnchanged(bundle);
      const { study, calls, texts, outputs, left_out, service_version } = bundle;
      say(`${study.simulation_type} ${study.simulation_id}, made by version ${service_version}`);
      say(
        `${calls.length} calls of ${[
          ...new Set(
            Object.values(study.models)
              .flat()
              .filter((id) => typeof id === "string"),
          ),
        ].join(", ")}; ${texts.length} vectors`,
      );
      for (const sentence of left_out) say(`Left out: ${sentence}`);
      // A folder that cannot be written is named before the study is computed.
      if (out !== undefined) writeFiles(out, []);
      display.say("Starting the service on this machine ...");
      const dataFolder = mkdtempSync(join(tmpdir(), "replay-"));
      const replayed = openReplayedCalls(withCurrentCode);
      const replays = await startReplays(dataFolder, bundle.study.models, replayed);
      try {
        display.say("Computing the study again ...");
        const { rendered, computed, missing, failed, outputs: now } = await replays.replay(bundle);
        display.end();
        if (out !== undefined) writeFiles(out, now);
        if (withCurrentCode) {
          say(missing.length === 0 ? "The code asks what was asked." : `Asked in other words: ${missing.join(", ")}.`);
          if (failed !== null) throw new CommandError(`The study fails with this code: ${failed}`);
          for (const line of changedFigures(outputs, now)) say(line);
          say(`Files that change: ${computed.map(({ name }) => name).join(", ") || "none"}.`);
          return;
        }
        for (const difference of rendered) say(`Made otherwise of what is recorded: ${differenceLine(difference)}`);
        if (failed !== null) say(`The study fails: ${failed}`);
        if (missing.length > 0) say(`The bundle does not hold what the code asks: ${missing.join(", ")}.`);
        for (const difference of computed) say(`Computed otherwise: ${differenceLine(difference)}`);
        if (rendered.length + computed.length + missing.length > 0 || failed !== null)
          throw new CommandError(
            "The replay differs. If another version made the bundle, --with-current-code lists what changes.",
          );
        say(`The same, byte for byte: ${outputs.map(({ name }) => name).join(", ")}.`);
      } finally {
        await replays.close();
        rmSync(dataFolder, { recursive: true, force: true });
      }
    },
  });
}
