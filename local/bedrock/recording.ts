import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import * as z from "zod";
import { wordOverlap, wordsOf } from "../../functions/languages/word-overlap.ts";
import { CannotStart } from "../data-folder.ts";
import type { ConverseModel } from "./converse.ts";
import { systemText, userText, type ConverseRequest } from "./converse-request.ts";
import { BedrockError } from "../../functions/models/bedrock/bedrock-error.ts";

const headSchema = z.object({
  /** Names by which the server knows the models. */
  model: z.string(),
  embedding_model: z.string().nullable(),
  recorded_at: z.iso.datetime(),
});
/** Which models were recorded. */
export type RecordingHead = z.infer<typeof headSchema>;

const answerSchema = z.object({
  /** Without its version: `concept-test`. */
  prompt: z.string(),
  asked: z.string(),
  answer: z.object({
    input: z.unknown().optional(),
    text: z.string().optional(),
    stopped: z.enum(["max_tokens", "content_filtered"]).nullish(),
    outputTokens: z.number().optional(),
  }),
});
const vectorSchema = z.object({
  text: z.string(),
  /** Components as multiples of `unit`, one signed byte each, in base64: cosines stay within .002. */
  vector: z.string(),
  unit: z.number(),
});
type RecordedAnswer = z.infer<typeof answerSchema>;

const promptOf = ({ requestMetadata }: ConverseRequest): string => requestMetadata.prompt.split("@")[0]!;
const askedIn = (request: ConverseRequest): string => `${systemText(request)}\n${userText(request)}`;
const line = (entry: unknown) => `${JSON.stringify(entry)}\n`;

export type Embed = (text: string, signal: AbortSignal) => Promise<number[]>;
/** A chat model, and an embedder if there is one. */
export interface RecordedModels {
  converse: ConverseModel;
  embed: Embed | null;
}

/**
 * Appends every answer and vector of some models to a file, each as soon as it is there.
 * @throws CannotStart if the file holds something already, or cannot be written
 */
export function recordModels(file: string, head: RecordingHead, { converse, embed }: RecordedModels): RecordedModels {
  if (file.endsWith(".gz"))
    throw new CannotStart("RECORD_MODEL writes lines as they come; compress the file afterwards.");
  if (existsSync(file) && statSync(file).size > 0)
    throw new CannotStart(`RECORD_MODEL: ${file} is there already; remove it or choose another name.`);
  try {
    writeFileSync(file, line(head));
  } catch (error) {
    throw new CannotStart(`RECORD_MODEL: ${file} cannot be written (${(error as Error).message}).`);
  }
  return {
    async converse(request, modelId, signal) {
      const answer = await converse(request, modelId, signal);
      appendFileSync(file, line({ prompt: promptOf(request), asked: askedIn(request), answer }));
      return answer;
    },
    embed:
      embed &&
      (async (text, signal) => {
        const vector = await embed(text, signal);
        const unit = Math.max(...vector.map(Math.abs)) / 127 || 1;
        const bytes = Int8Array.from(vector, (component) => Math.round(component / unit));
        appendFileSync(file, line({ text, vector: Buffer.from(bytes.buffer).toString("base64"), unit }));
        return vector;
      }),
  };
}

export interface Recording {
  head: RecordingHead;
  answers: readonly RecordedAnswer[];
  vectors: ReadonlyMap<string, number[]>;
}

/** Reads a recording, compressed or not. @throws CannotStart for what is none */
export function readRecording(file: string): Recording {
  try {
    const bytes = readFileSync(file);
    const lines = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").trim().split("\n");
    const [head, ...entries] = lines.map((one) => JSON.parse(one) as object);
    const vectors = new Map<string, number[]>();
    const answers: RecordedAnswer[] = [];
    for (const entry of entries)
      if ("vector" in entry) {
        const { text, vector, unit } = vectorSchema.parse(entry);
        vectors.set(
          text,
          Array.from(new Int8Array(Buffer.from(vector, "base64")), (component) => component * unit),
        );
      } else answers.push(answerSchema.parse(entry));
    return { head: headSchema.parse(head), answers, vectors };
  } catch (error) {
    throw new CannotStart(`REPLAY_MODEL: ${file} is no recording of a model (${(error as Error).message}).`);
  }
}

const ANEW = "record it anew with RECORD_MODEL (docs/models.md, Record a model)";

/** An entry is similar if it shares this part of the words that the most similar one shares with a text. */
const AS_SIMILAR = 0.9;
/** One that nobody has been given yet may be less similar. */
const SIMILAR_ENOUGH = 0.6;

/**
 * Chooses the entry for a text: the least used of the similar ones. If all of those are used, an unused one that is
 * similar enough comes first, because a group does not accept the same recorded person twice.
 */
function nearest<T>(
  entries: readonly T[],
  wordsIn: (entry: T) => ReadonlySet<string>,
  text: string,
  taken: Map<T, number>,
) {
  const words = wordsOf(text);
  const compared = entries.map((entry) => ({ entry, similarity: wordOverlap(wordsIn(entry), words) }));
  const most = Math.max(...compared.map(({ similarity }) => similarity));
  const timesTaken = ({ entry }: (typeof compared)[number]) => taken.get(entry) ?? 0;
  const from = (part: number) => compared.filter(({ similarity }) => similarity >= part * most);
  const similar = from(AS_SIMILAR);
  const isTaken = similar.every((one) => timesTaken(one) > 0);
  const others = isTaken ? from(SIMILAR_ENOUGH).filter((one) => timesTaken(one) === 0) : [];
  return (others.length > 0 ? others : similar).reduce((best, one) =>
    timesTaken(one) < timesTaken(best) || (timesTaken(one) === timesTaken(best) && one.similarity > best.similarity)
      ? one
      : best,
  ).entry;
}

/**
 * Models that answer what was recorded: what was answered to the same words or else to the most similar ones of the
 * same prompt, each as often as the others, since ids and draws differ from run to run.
 * @returns models that refuse a prompt of which nothing was recorded, by its name
 */
export function replayModels({ answers, vectors, head }: Recording): RecordedModels {
  const byPrompt = Map.groupBy(answers, ({ prompt }) => prompt);
  const words = new Map(answers.map((entry) => [entry, wordsOf(entry.asked)]));
  const taken = new Map<RecordedAnswer, number>();
  const texts = [...vectors.keys()];
  const textWords = new Map(texts.map((text) => [text, wordsOf(text)]));
  return {
    async converse(request) {
      const prompt = promptOf(request);
      const own = byPrompt.get(prompt);
      if (!own) throw new BedrockError("ValidationException", `Nothing was recorded of the prompt ${prompt}; ${ANEW}.`);
      const asked = askedIn(request);
      const same = own.filter((entry) => entry.asked === asked);
      const found = nearest(same.length > 0 ? same : own, (entry) => words.get(entry)!, asked, taken);
      taken.set(found, (taken.get(found) ?? 0) + 1);
      return found.answer;
    },
    embed:
      head.embedding_model === null
        ? null
        : async (text) => {
            if (texts.length === 0) throw new BedrockError("ValidationException", `No vectors were recorded; ${ANEW}.`);
            return (
              vectors.get(text) ??
              vectors.get(nearest(texts, (one) => textWords.get(one)!, text, new Map<string, number>()))!
            );
          },
  };
}
