import { CannotStart } from "../../data-folder.ts";
import { connect } from "../../../functions/models/openai-compatible/connection.ts";
import { modelsOf } from "../../../functions/models/openai-compatible/models.ts";

/** Where model servers listen unless they are told otherwise. */
export const usualServers = [
  { name: "Ollama", port: 11_434 },
  { name: "LM Studio", port: 1_234 },
  { name: "llama.cpp", port: 8_080 },
  { name: "vLLM", port: 8_000 },
] as const;

/** A server on this machine that has a chat model. */
export interface FoundServer {
  /** What usually listens there. */
  name: string;
  url: string;
  /** Chat models by the server's names, in its order; at least one. */
  models: [string, ...string[]];
  /** The first that embeds, by its name. */
  embeddingModel: string | undefined;
}

const LOOK_SECONDS = 1;
const NO_CHAT = /whisper|\btts\b|rerank|\bclip\b|diffusion|flux/i;
const EMBEDS = /embed|(?:^|[-/_])(?:e5|bge|gte|minilm|paraphrase)(?:[-_.:/]|$)/i;

/** Looks for model servers on this machine; what answers otherwise, or not at once, is none. */
export async function findServers(
  places: readonly { name: string; port: number }[] = usualServers,
): Promise<FoundServer[]> {
  const found = await Promise.all(
    places.map(async ({ name, port }): Promise<FoundServer[]> => {
      const url = `http://127.0.0.1:${port}`;
      const all = await modelsOf(connect({ url }, { seconds: LOOK_SECONDS }));
      const [model, ...others] = all.filter((id) => !EMBEDS.test(id) && !NO_CHAT.test(id));
      if (model === undefined) return [];
      return [{ name, url, models: [model, ...others], embeddingModel: all.find((id) => EMBEDS.test(id)) }];
    }),
  );
  return found.flat();
}

/**
 * The variables that make the stack use a server that was found.
 * @param wanted `auto`, or a model's name
 * @throws CannotStart if no server has it
 */
export function variablesFor(wanted: string, servers: readonly FoundServer[]): Record<string, string> {
  // Ollama's names end with a version.
  const names = [wanted, `${wanted}:latest`];
  const server = wanted === "auto" ? servers[0] : servers.find(({ models }) => models.some((id) => names.includes(id)));
  if (!server) {
    const known = servers.flatMap(({ models }) => models).join(", ");
    const looked = usualServers.map(({ name, port }) => `${name} ${port}`).join(", ");
    throw new CannotStart(
      known
        ? `No model server on this machine has ${wanted}; there are: ${known}.`
        : `No model server answers on its usual port (${looked}): start one, or set LOCAL_LLM_URL and LOCAL_LLM_MODEL.`,
    );
  }
  return {
    LOCAL_LLM_URL: server.url,
    LOCAL_LLM_MODEL: server.models.find((id) => names.includes(id)) ?? server.models[0],
    ...(server.embeddingModel === undefined ? {} : { LOCAL_EMBEDDING_MODEL: server.embeddingModel }),
  };
}

/** How to use a server that was found and is not in use; null where there is none. */
export function hintOn([server]: readonly FoundServer[]): string | null {
  if (!server) return null;
  return (
    `A model server answers at ${server.url} (${server.name}: ${server.models[0]}). ` +
    "The built-in model is in use; npm start -- --model auto takes that one instead."
  );
}
