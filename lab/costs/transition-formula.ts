import type { ChoiceState, State, StatesBlock } from "../../local/step-functions/definition.ts";
import { foreseenBranch, type KnownInput } from "./choice-rules.ts";

/**
 * Numbers that decide how many states an execution enters, by the place of the definition they belong to: the array
 * that a Map runs over, or the Choice that sends an execution round a loop once more. Each counts all rounds and,
 * inside a Map, all of its items together.
 */
export const symbols = {
  "$.study.persona_ids": { symbol: "n", meaning: "personas" },
  "$.study.batches": { symbol: "b", meaning: "batches of personas, as many as have a turn at once" },
  "$.plan.batches": { symbol: "g", meaning: "batches of personas written, in all rounds, or of answers coded" },
  "$.plan.rerun_ids": { symbol: "r", meaning: "reruns" },
  "$.study.estimated_questions": { symbol: "q", meaning: "questions that a model estimates directly" },
  "$.discussion.speakers": { symbol: "u", meaning: "contributions of personas to a discussion" },
  DiscussionOver: { symbol: "t", meaning: "turns of a discussion" },
  AreSignalsReady: { symbol: "w", meaning: "waits for the signals of a market" },
  IsEverybodyDistinct: { symbol: "d", meaning: "rounds in which personas were written anew" },
} as const;

export type SymbolName = (typeof symbols)[keyof typeof symbols]["symbol"];
/** How often each symbol adds one state; `1` is what every execution enters. */
export type Formula = ReadonlyMap<SymbolName | "1", number>;

function symbolOf(place: string | undefined): SymbolName {
  if (place !== undefined && Object.hasOwn(symbols, place)) return symbols[place as keyof typeof symbols].symbol;
  throw new Error(`The definition repeats states by ${place}, for which lab/costs/transition-formula.ts has no symbol`);
}

const branchesOf = (state: ChoiceState): string[] => [
  ...new Set([...state.Choices.map(({ Next }) => Next), ...(state.Default === undefined ? [] : [state.Default])]),
];

const nextOf = (state: State): string[] => {
  if (state.Type === "Choice") return branchesOf(state);
  return "Next" in state && state.Next !== undefined ? [state.Next] : [];
};

/** Whether a sequence of states can come to another one without a failure being caught. */
function leadsTo(block: StatesBlock, from: string, target: string, seen = new Set<string>()): boolean {
  if (from === target) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return nextOf(block.States[from] as State).some((next) => leadsTo(block, next, target, seen));
}

/**
 * The number of states that an undisturbed execution enters, read off its definition: states on its way count once,
 * those inside a Map once per item, those inside a loop once per round. Ways that only a Catch takes do not count.
 * @param input what is known of the input of its Choices: the study's type, for instance
 * @throws Error if the way cannot be foreseen
 */
export function transitionFormula(definition: StatesBlock, input: KnownInput = {}): Formula {
  const formula = new Map<SymbolName | "1", number>();
  const count = (times: SymbolName | "1") => formula.set(times, (formula.get(times) ?? 0) + 1);

  // A symbol counts the items of all rounds, so a Map that a loop comes back to is looked into once.
  const lookedInto = new Set<State>();

  const walk = (block: StatesBlock, start: string, times: SymbolName | "1", until?: string): void => {
    let name: string | undefined = start;
    while (name !== undefined && name !== until) {
      const state: State | undefined = block.States[name];
      if (!state) throw new Error(`The definition has no state ${name}`);
      count(times);
      if (state.Type === "Map" && state.ItemProcessor && !lookedInto.has(state)) {
        lookedInto.add(state);
        walk(state.ItemProcessor, state.ItemProcessor.StartAt, symbolOf(state.ItemsPath));
      }
      if (state.Type === "Parallel") for (const branch of state.Branches) walk(branch, branch.StartAt, times);
      name = state.Type === "Choice" ? afterChoice(block, name, state) : nextOf(state)[0];
    }
  };

  /** Counts a loop that begins at a Choice, and leaves it. */
  const afterChoice = (block: StatesBlock, name: string, choice: ChoiceState): string => {
    const foreseen = foreseenBranch(choice, input);
    if (foreseen !== undefined) return foreseen;
    const [round, ...otherRounds] = branchesOf(choice).filter((branch) => leadsTo(block, branch, name));
    const [exit, ...otherExits] = branchesOf(choice).filter((branch) => !leadsTo(block, branch, name));
    if (round === undefined || exit === undefined || otherRounds.length > 0 || otherExits.length > 0)
      throw new Error(`Where ${name} leads cannot be foreseen; say what its input holds`);
    const times = symbolOf(name);
    walk(block, round, times, name);
    count(times);
    return exit;
  };

  walk(definition, definition.StartAt, "1");
  return formula;
}

/**
 * The number of states for given numbers; a symbol that is not given is 0.
 * @param executions how many executions the numbers are of, all together
 */
export const evaluateFormula = (
  formula: Formula,
  values: Partial<Record<SymbolName, number>>,
  executions = 1,
): number =>
  [...formula].reduce(
    (sum, [symbol, coefficient]) => sum + coefficient * (symbol === "1" ? executions : (values[symbol] ?? 0)),
    0,
  );

/** `8 + n` */
export function formulaInWords(formula: Formula): string {
  const order: string[] = ["1", ...Object.values(symbols).map(({ symbol }) => symbol)];
  return [...formula]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([symbol, coefficient]) =>
      symbol === "1" ? `${coefficient}` : coefficient === 1 ? symbol : `${coefficient}${symbol}`,
    )
    .join(" + ");
}
