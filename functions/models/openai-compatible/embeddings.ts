import * as z from "zod";
import { BedrockError } from "../bedrock/bedrock-error.ts";
import type { Connection } from "./connection.ts";
import { malformed } from "./failures.ts";
import { isRefusedRequest } from "./habits.ts";

const answerSchema = z.looseObject({
  data: z.array(z.looseObject({ embedding: z.array(z.number()), index: z.int().optional() })).min(1),
});

/** Texts in one request: servers take hundreds, and an answer of sixty-four is some 500 KB. */
const MOST_TEXTS = 64;

interface Waiting {
  text: string;
  signal: AbortSignal | undefined;
  resolve: (vector: number[]) => void;
  reject: (error: unknown) => void;
}

/** Aborts when all of some callers have hung up. */
function whenAllHaveGone(callers: readonly Waiting[]): AbortSignal {
  const gone = new AbortController();
  for (const { signal } of callers)
    signal?.addEventListener(
      "abort",
      () => {
        if (callers.every((one) => one.signal?.aborted)) gone.abort();
      },
      { once: true },
    );
  return gone.signal;
}

/**
 * Embeds texts on a server, one request after the other. Texts that arrive during a request go into the next one
 * together. Vectors are kept whole and scaled to unit length. A text whose caller has hung up is not sent.
 */
export function openEmbeddings(
  connection: Connection,
  model: string,
): (text: string, signal?: AbortSignal) => Promise<number[]> {
  const waiting: Waiting[] = [];
  let isBusy = false;
  let size: number | undefined;

  function checked(vector: readonly number[]): number[] {
    size ??= vector.length;
    if (vector.length !== size)
      throw new BedrockError(
        "ModelErrorException",
        `The embedding model ${model} has answered with ${vector.length} numbers, until now with ${size}: it seems ` +
          "to be another model by now; start the service again.",
      );
    const length = Math.hypot(...vector) || 1;
    return vector.map((component) => component / length);
  }

  async function request(batch: readonly Waiting[]): Promise<number[][]> {
    const texts = batch.map(({ text }) => text);
    const body = { model, input: texts.length === 1 ? texts[0] : texts };
    const answer = await connection.send("embeddings", body, whenAllHaveGone(batch));
    const data = answerSchema.safeParse(answer).data?.data;
    if (data?.length !== texts.length) throw malformed("an embedding per text", JSON.stringify(answer));
    const inOrder = data.toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0));
    return inOrder.map(({ embedding }) => checked(embedding));
  }

  async function answer(batch: readonly Waiting[]): Promise<void> {
    try {
      const vectors = await request(batch);
      for (const [index, { resolve }] of batch.entries()) resolve(vectors[index]!);
    } catch (error) {
      // One text that is too long, or a server that takes one at a time, costs the others nothing.
      if (batch.length > 1 && isRefusedRequest(error)) for (const one of batch) await answer([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function work(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_TEXTS).filter(({ signal }) => !signal?.aborted);
      if (batch.length > 0) await answer(batch);
    }
    isBusy = false;
  }

  return (text, signal) =>
    new Promise((resolve, reject) => {
      const gone = () => reject(new BedrockError("ModelTimeoutException", "Whoever asked for the embedding has gone."));
      if (signal?.aborted) return gone();
      signal?.addEventListener("abort", gone, { once: true });
      waiting.push({ text, signal, resolve, reject });
      // Calls that arrive together go together.
      if (!isBusy) setImmediate(() => !isBusy && void work());
    });
}
