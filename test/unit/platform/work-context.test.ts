import { describe, expect, it } from "vitest";
import { waitUntil, inContext, workContext } from "../../../functions/platform/work-context.ts";

const context = { correlationId: "request-1" };
/** Lets everything run that is not held back. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("what goes on beside a piece of work", () => {
  it.each([
    ["has answered", () => "answer", { value: "answer" }],
    [
      "has failed",
      () => {
        throw new Error("no");
      },
      { reason: new Error("no") },
    ],
  ])("is waited for when the work %s", async (_what, end, outcome) => {
    const held = Promise.withResolvers<void>();
    let over = false;
    const work = Promise.allSettled([
      inContext(context, async () => {
        waitUntil(held.promise);
        return end();
      }),
    ]).finally(() => (over = true));
    await settled();
    expect(over).toBe(false);
    held.resolve();
    expect((await work)[0]).toMatchObject(outcome);
  });

  it("is waited for when it began beside the work itself, and knows what it belongs to", async () => {
    let seen: string | undefined;
    await inContext(context, () => {
      waitUntil(
        settled().then(() => {
          waitUntil(
            settled().then(() => {
              seen = workContext()?.correlationId;
            }),
          );
        }),
      );
    });
    expect(seen).toBe("request-1");
  });

  it("holds up no other work", async () => {
    const held = Promise.withResolvers<void>();
    const slow = inContext(context, () => waitUntil(held.promise));
    expect(await inContext({ correlationId: "request-2" }, () => "done")).toBe("done");
    held.resolve();
    await slow;
  });
});
