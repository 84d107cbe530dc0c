import * as z from "zod";
import { BedrockError } from "../wire/errors.ts";
import type { Connection } from "./connection.ts";
import { malformed } from "./failures.ts";

const answerSchema = z.looseObject({
  data: z.array(z.looseObject({ embedding: z.array(z.number()), index: z.int().optional() })).min(1),
});

/** Texts in one request: servers take hundreds, and an answer of sixty-four is some 500 KB. */
const MOST_TEXTS = 64;

interface Waiting {
  text: string;
  resolve: (vector: number[]) => void;
  reject: (error: unknown) => void;
}

/**
 * Embeds texts on a server, one request after the other; what is asked for while one is under way goes into the next
 * together. Vectors are kept whole and scaled to unit length.
 */
export function openEmbeddings(connection: Connection, model: string): (text: string) => Promise<number[]> {
  const waiting: Waiting[] = [];
  let isBusy = false;
  let size: number | undefined;

  function checked(vector: readonly number[]): number[] {
    size ??= vector.length;
    if (vector.length !== size)
      throw new BedrockError(
        "ModelErrorException",
        `The embedding model ${model} has answered with ${vector.length} numbers, until now with ${size}: it seems to ` +
          "be another model by now; start the service again.",
      );
    const length = Math.hypot(...vector) || 1;
    return vector.map((component) => component / length);
  }

  async function request(texts: readonly string[]): Promise<number[][]> {
    const answer = await connection.send("embeddings", { model, input: texts.length === 1 ? texts[0] : texts });
    const data = answerSchema.safeParse(answer).data?.data;
    if (data?.length !== texts.length) throw malformed("an embedding per text", JSON.stringify(answer));
    const inOrder = data.toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0));
    return inOrder.map(({ embedding }) => checked(embedding));
  }

  async function work(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_TEXTS);
      try {
        const vectors = await request(batch.map(({ text }) => text));
        for (const [index, { resolve }] of batch.entries()) resolve(vectors[index]!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isBusy = false;
  }

  return (text) =>
    new Promise((resolve, reject) => {
      waiting.push({ text, resolve, reject });
      // Calls that arrive together go together.
      if (!isBusy) setImmediate(() => !isBusy && void work());
    });
}
