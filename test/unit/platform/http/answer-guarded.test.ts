import { describe, expect, it } from "vitest";
import { BadRequest, NotFound, Unauthenticated } from "../../../../functions/platform/errors.ts";
import { answerGuarded, type IdempotencyRecord } from "../../../../functions/platform/http/answer-guarded.ts";
import { openGuards } from "../../../../functions/platform/http/guards.ts";

const given: IdempotencyRecord = { fingerprint: "this request", status: 201, body: "as before" };

/** A request with a key, whose first attempt to act fails because something else was faster. */
function setup({ refusal, stored }: { refusal?: Error; stored?: IdempotencyRecord } = {}) {
  const guards = openGuards();
  if (refusal) guards.ask(Promise.reject(refusal));
  let found: IdempotencyRecord | undefined;
  return {
    guards,
    idempotency: { key: "hash of the key", fingerprint: "this request" },
    findIdempotencyRecord: () => Promise.resolve(found),
    requireBudget: null,
    actsAtOnce: false,
    load: () => Promise.resolve("loaded"),
    act: async (loaded: string) => {
      found = stored;
      throw new BadRequest(`Changed since it was ${loaded}`);
    },
  };
}

describe("a request that fails while it acts", () => {
  it("gets the answer of the same request, if it lost a race against itself", async () => {
    expect(await answerGuarded(setup({ stored: given }))).toEqual(given);
  });

  it("is told why, if it lost the race against another", async () => {
    await expect(answerGuarded(setup())).rejects.toThrow("Changed since it was loaded");
    const other = { ...given, fingerprint: "another request" };
    await expect(answerGuarded(setup({ stored: other }))).rejects.toThrow("was used for another request");
  });

  it("is told first that it is not let in, when it acted before that was known", async () => {
    const gone = setup({ refusal: new Unauthenticated("gone"), stored: given });
    await expect(answerGuarded({ ...gone, actsAtOnce: true })).rejects.toThrow("gone");
  });
});

it("hears what the load finds wrong only when it is let in", async () => {
  const load = () => Promise.reject(new NotFound("Project"));
  await expect(answerGuarded({ ...setup(), load })).rejects.toThrow("Project");
  const gone = setup({ refusal: new Unauthenticated("gone") });
  await expect(answerGuarded({ ...gone, load })).rejects.toThrow("gone");
});

it("answers what was loaded and acted on", async () => {
  expect(await answerGuarded({ ...setup(), act: (loaded) => Promise.resolve({ body: loaded }) })).toEqual({
    body: "loaded",
  });
});
