import { describe, expect, it } from "vitest";
import type { MarketRefreshMessage } from "../../../../functions/personas/signals/refresh/queue.ts";
import { askForSignals } from "../../../../functions/personas/signals/ask-for-signals.ts";
import type { Logger } from "../../../../functions/platform/log/logger.ts";

function setup(queue: () => Promise<void> = () => Promise.resolve()) {
  const sent: MarketRefreshMessage[] = [];
  const warnings: string[] = [];
  const logger: Logger = {
    info: () => undefined,
    warn: (message) => void warnings.push(message),
    error: () => undefined,
    with: () => logger,
  };
  const ask = (market: string) =>
    askForSignals(
      async (message) => {
        await queue();
        sent.push(message);
      },
      market,
      logger,
    );
  return { ask, sent, warnings };
}

describe("asking for signals", () => {
  it("queues the market", async () => {
    const { ask, sent } = setup();
    await ask("DE");
    expect(sent).toEqual([{ market: "DE" }]);
  });

  it("queues nothing for a market that is not known", async () => {
    const { ask, sent } = setup();
    await ask("ZZ");
    expect(sent).toEqual([]);
  });

  it("costs the caller nothing but a warning when the queue fails", async () => {
    const { ask, warnings } = setup(() => Promise.reject(new Error("no queue")));
    await ask("DE");
    expect(warnings).toHaveLength(1);
  });
});
