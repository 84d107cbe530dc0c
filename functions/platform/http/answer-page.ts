import { BadRequest } from "../errors.ts";

/**
 * Most bytes of a list in one answer. A function may answer with 6 MB (AWS Lambda quotas, synchronous invocation),
 * headers included; the gateway's own limit is 10 MB.
 */
const MOST_BYTES = 5_500_000;

/** Adds up what is shown in an answer; as JSON within a text of JSON, where each quote takes two bytes. */
export function openAnswer(what: string, limit: number | undefined): { add: (shown: unknown) => void } {
  let bytes = 0;
  return {
    add(shown) {
      bytes += Buffer.byteLength(JSON.stringify(JSON.stringify(shown)));
      if (bytes > MOST_BYTES)
        throw new BadRequest(
          limit === undefined
            ? `There are too many ${what} for one answer; ask for pages with limit and after`
            : `limit: ${limit} of these ${what} do not fit in one answer; ask for fewer`,
        );
    },
  };
}

interface Page {
  limit?: number | undefined;
  /** Id of the last one of the page before. */
  after?: string | undefined;
}

function pageFrom<T>(all: readonly T[], start: number, limit: number | undefined, what: string): T[] {
  const page = all.slice(start, limit === undefined ? undefined : start + limit);
  const answer = openAnswer(what, limit);
  for (const member of page) answer.add(member);
  return page;
}

/** There is nobody with that id behind whom a page could begin. */
export const notAmongThese = (after: string | undefined, what: string): BadRequest =>
  new BadRequest(`after: ${after} is not among these ${what}`);

/**
 * The page of a list that was asked for.
 * @param what the members of the list are called
 * @throws BadRequest if there is nobody behind whom the page could begin, or the page does not fit into an answer
 */
export function answerPage<T>(
  all: readonly T[],
  { limit, after }: Page,
  idOf: (member: T) => string,
  what: string,
): T[] {
  const last = after === undefined ? -1 : all.findIndex((member) => idOf(member) === after);
  if (after !== undefined && last === -1) throw notAmongThese(after, what);
  return pageFrom(all, last + 1, limit, what);
}

/**
 * The page of a list that stands in the order of its ids: it goes on behind `after`, whether that is still there or
 * not.
 * @param what the members of the list are called
 * @throws BadRequest if the page does not fit into an answer
 */
export function answerListPage<T extends { id: string }>(
  all: readonly T[],
  { limit, after, order }: Page & { order: "asc" | "desc" },
  what: string,
): T[] {
  const start = after === undefined ? 0 : all.findIndex(({ id }) => (order === "asc" ? id > after : id < after));
  return pageFrom(all, start === -1 ? all.length : start, limit, what);
}
