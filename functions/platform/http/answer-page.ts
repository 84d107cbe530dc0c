import { BadRequest } from "../errors.ts";

/**
 * The most bytes of a list in one answer. A function may answer with 6 MB (AWS Lambda quotas, synchronous invocation),
 * headers included; the gateway's own limit is 10 MB.
 */
const MOST_BYTES = 5_500_000;

/** Adds up the size of an answer's content: as JSON within a JSON text, where each quote takes two bytes. */
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
  /** Id of the last item of the previous page. */
  after?: string | undefined;
}

function pageFrom<T>(all: readonly T[], start: number, limit: number | undefined, what: string): T[] {
  const page = all.slice(start, limit === undefined ? undefined : start + limit);
  const answer = openAnswer(what, limit);
  for (const member of page) answer.add(member);
  return page;
}

/** The error if no item has the id after which the page should begin. */
export const notAmongThese = (after: string | undefined, what: string): BadRequest =>
  new BadRequest(`after: ${after} is not among these ${what}`);

/**
 * The requested page of a list.
 * @param what the members of the list are called
 * @throws BadRequest if no item has the id after which the page should begin, or the page does not fit into an answer
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
 * The page of a list that is sorted by ids: it continues after `after`, even if that item no longer exists.
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
