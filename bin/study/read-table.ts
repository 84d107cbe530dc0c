import { parseArgs } from "node:util";
import { UsageError } from "../cli/errors.ts";
import { optionNames, options, type Given, type OptionName } from "./options.ts";
import type { StudyChoice } from "./plan.ts";

const isOption = (name: string): name is OptionName => Object.hasOwn(options, name);

const SEE_HELP = "npm run study -- --help shows how it works";

/** Options as typed. Tokens rather than values, so that each mistake gets a sentence of its own. @throws UsageError */
export function readTokens(argv: readonly string[]): Given {
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      optionNames.map((name) => [name, { type: options[name].value ? "string" : "boolean" } as const]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given: Partial<Record<OptionName, string>> = {};
  for (const token of tokens) {
    if (token.kind === "option-terminator") continue;
    if (token.kind === "positional") {
      throw new UsageError(
        `"${token.value}" belongs to no option; put texts in quotation marks and -- before the options: npm run ` +
          `study -- --audience "..." --concept "...".`,
      );
    }
    if (!isOption(token.name)) throw new UsageError(`There is no option ${token.rawName}; ${SEE_HELP}.`);
    // As the service calls it.
    const name = token.name === "count" ? "personas" : token.name;
    if (name in given) throw new UsageError(`--${name} can be given only once.`);
    if (!options[token.name].value) {
      if (token.value !== undefined) throw new UsageError(`--${token.name} takes no value.`);
      given[name] = "";
    } else if (token.value === undefined || (!token.inlineValue && token.value.startsWith("--"))) {
      throw new UsageError(`--${token.name} needs a value; ${SEE_HELP}.`);
    } else {
      given[name] = token.value;
    }
  }
  return given;
}

/** Holds every option that was given against its row of the table. @throws UsageError */
export function checkTable(given: Given, { type }: StudyChoice): void {
  for (const name of optionNames.filter((one) => one in given)) {
    const { partOf, only, without } = options[name];
    if (partOf && !(partOf in given)) throw new UsageError(`--${name} belongs to --${partOf}; give both, or neither.`);
    if (only && !only[0].includes(type)) throw new UsageError(only[1]);
    const other = without?.[0].find((one) => one in given);
    if (without && other) throw new UsageError(without[1].replace("%", `--${other}`));
  }
}
