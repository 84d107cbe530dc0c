import { parseArgs, type ParseArgsConfig } from "node:util";
import { UsageError } from "./errors.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;
/** What `parseArgs` makes of options, their types kept, and the words that belong to none. */
type Read<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

/**
 * Reads the options of a script of package.json.
 * @param script as it is run: `conformance --`, `lab -- costs`
 * @param wordsToo lets words stand beside the options
 * @throws UsageError that names the script's help
 */
export function readOptions<const O extends Options>(
  script: string,
  argv: readonly string[],
  options: O,
  wordsToo = false,
): Read<O> {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: wordsToo });
  } catch (error) {
    // Node's sentence on an unknown option goes on about what nobody wanted to know.
    const [sentence] = (error as Error).message.split(". ");
    throw new UsageError(`${sentence}; npm run ${script} --help shows what there is.`);
  }
}

/** @param given text, or the number it stands for @throws UsageError unless it is a whole number within the limits */
export function wholeNumber(name: string, given: string | number, [low, high]: readonly [number, number]): number {
  const value = /^\d+$/.test(String(given)) ? Number(given) : NaN;
  if (!(value >= low && value <= high))
    throw new UsageError(`--${name} must be a whole number from ${low} to ${high}, not "${given}".`);
  return value;
}
