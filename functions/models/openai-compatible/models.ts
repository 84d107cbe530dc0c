import * as z from "zod";
import type { Connection } from "./connection.ts";

const modelsSchema = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });

/** The models that a server names, in its order; none where it does not say. */
export async function modelsOf(connection: Connection, signal?: AbortSignal): Promise<string[]> {
  const list = await connection.send("models", undefined, signal).catch(() => null);
  return modelsSchema.safeParse(list).data?.data.map(({ id }) => id) ?? [];
}
