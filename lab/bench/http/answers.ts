import { isDeepStrictEqual } from "node:util";
import type { ComparedRequest } from "./requests.ts";
import type { Server } from "./servers/server.ts";

/** What a server answered to a request. */
export interface Answer {
  server: string;
  status: number;
  /** Without parameters: some servers add the charset that JSON has anyway. */
  mediaType: string | undefined;
  body: string;
}

// The order of fields is the database's, which changes from one read to the next.
const json = (body: string): unknown => JSON.parse(body);

/**
 * Compares the answers to one request with the first of them.
 * @throws Error in a sentence if one is not a success or differs
 */
function requireSame(handler: string, [first, ...others]: readonly Answer[]): void {
  if (!first) return;
  const [failed] = [first, ...others].filter(({ status }) => status !== 200);
  if (failed)
    throw new Error(`The ${failed.server} answers "${handler}" with ${failed.status}: ${failed.body.slice(0, 200)}`);
  const [different] = others.filter(
    ({ body, mediaType }) => mediaType !== first.mediaType || !isDeepStrictEqual(json(body), json(first.body)),
  );
  if (different)
    throw new Error(
      `The ${different.server} answers "${handler}" differently from the ${first.server}, so they cannot be compared.`,
    );
}

/**
 * Asks every server every request, before anything is measured.
 * @throws Error in a sentence unless all of them answer with the same JSON
 */
export async function checkSameAnswers(
  servers: readonly Server[],
  requests: readonly ComparedRequest[],
  signal: AbortSignal,
): Promise<void> {
  for (const { handler, path, headers } of requests) {
    const answers: Answer[] = [];
    for (const { name, url } of servers) {
      const response = await fetch(url + path, { headers, signal });
      const { status } = response;
      answers.push({
        server: name,
        status,
        mediaType: response.headers.get("content-type")?.split(";")[0],
        body: await response.text(),
      });
    }
    requireSame(handler, answers);
  }
}
