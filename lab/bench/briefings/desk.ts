import { join } from "node:path";
import { ApiError, uploadBriefing } from "../../../clients/typescript/src/index.ts";
import type { InputFile } from "../../../bin/study/input-file.ts";
import type { Stack } from "../../../local/stack.ts";
import { answerOf, invokeBundle, type Invocation } from "../functions/bundle-process.ts";
import { signUp } from "../functions/customer.ts";
import { divert } from "../functions/divert.ts";
import { bundleVariables } from "../functions/first-requests.ts";

/** How a briefing was taken. */
export interface Taken {
  /** From the first request to the last answer, as the customer sees it. */
  seconds: number;
  /** Of the function that read it; undefined where the stack's own host did. */
  invocation?: Invocation;
  /** The sentence with which it was refused. */
  refused?: string;
  characters: number;
}

/** A customer who sends briefings to a stack. */
export interface Desk {
  /** @param apart whether the built function reads it, in a process of its own; else the stack's host does */
  send(file: InputFile, apart: boolean): Promise<Taken>;
}

const CREATES = "POST /v1/projects/{project_id}/briefings";

export async function openDesk(stack: Stack, bundles: string, signal: AbortSignal): Promise<Desk> {
  const { api } = await signUp(stack.url, signal);
  const { id: projectId } = await api.createProject({ body: { name: "Oat drink" } });
  return {
    async send(file, apart) {
      const invocations: Invocation[] = [];
      const stop = divert(stack.functions, (call) => {
        const { httpMethod, resource } = call.event as Record<string, string>;
        if (!apart || `${httpMethod} ${resource}` !== CREATES) return undefined;
        const bundle = join(bundles, call.name, "index.js");
        return invokeBundle({ ...call, bundle, variables: bundleVariables(stack, call.name, bundles) }).then((made) => {
          invocations.push(made);
          return answerOf(made);
        });
      });
      const started = performance.now();
      const outcome = await uploadBriefing(api, projectId, file, { title: file.name, signal })
        .then(({ character_count: characters }) => ({ characters }))
        .catch((error: unknown) => {
          // A document that takes too long is refused with a sentence, which is a result too.
          if (!(error instanceof ApiError)) throw error;
          return { characters: 0, refused: error.message };
        })
        .finally(stop);
      const seconds = (performance.now() - started) / 1_000;
      const [invocation] = invocations;
      return { seconds, ...outcome, ...(invocation ? { invocation } : {}) };
    },
  };
}
