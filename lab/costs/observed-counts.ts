import type { HistoryEvent } from "@aws-sdk/client-sfn";
import type { StatesBlock } from "../../local/step-functions/definition.ts";
import { symbols, type SymbolName } from "./transition-formula.ts";

export type SymbolValues = Partial<Record<SymbolName, number>>;

/** The numbers that a formula asks for, as an execution has had them. */
export function observedCounts(definition: StatesBlock, history: readonly HistoryEvent[]): SymbolValues {
  const values: SymbolValues = {};
  const iterations = Map.groupBy(history, ({ mapIterationStartedEventDetails: started }) => started?.name);
  const entered = Map.groupBy(history, ({ stateEnteredEventDetails: state }) => state?.name);
  const timesOf = (found: typeof entered, name: string) => found.get(name)?.length ?? 0;
  const note = (place: string, times: number) => {
    if (!Object.hasOwn(symbols, place)) return;
    const { symbol } = symbols[place as keyof typeof symbols];
    // Several Maps may run over the same array.
    values[symbol] = Math.max(values[symbol] ?? 0, times);
  };

  /** @param begun how often the block was begun: a Choice that was entered more often has sent it round a loop */
  const look = (block: StatesBlock, begun: number): void => {
    for (const [name, state] of Object.entries(block.States)) {
      const times = timesOf(entered, name);
      if (state.Type === "Map" && state.ItemProcessor && times > 0) {
        const items = timesOf(iterations, name);
        note(state.ItemsPath ?? "", items);
        look(state.ItemProcessor, items);
      }
      if (state.Type === "Choice" && times > 0) note(name, times - begun);
    }
  };
  look(definition, 1);
  return values;
}
