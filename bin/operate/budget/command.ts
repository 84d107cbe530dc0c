import { parseArgs } from "node:util";
import { canBeId } from "../../../functions/platform/ids.ts";
import type { Cost } from "../../../functions/platform/costs/cost.ts";
import {
  createCompanyBudgetStore,
  type CompanyBudgetOverview,
} from "../../../functions/accounts/company/store-budgets.ts";
import { openTable } from "../../../functions/platform/table/table.ts";
import { environmentSettings } from "../../../lib/config.ts";
import { outputNamed, OUTPUTS, stackOutputs } from "../../../lib/deployment/stack-outputs.ts";
import { OperatorError, UsageError } from "../../../lib/operator-error.ts";
import { regionOf } from "../environment.ts";
import { runCommand, type CommandContext, type ExitCode } from "../run-command.ts";

export const HELP = `Shows what a company has spent on models this month (UTC), or sets what it may spend.

  npm run budget -- <environment> <company id>            shows spending and limit
  npm run budget -- <environment> <company id> <usd>      gives the company a monthly limit of its own, in US dollars
  npm run budget -- <environment> <company id> default    goes back to what the environment allows every company

A limit holds within seconds; what is refused because of it answers 429 (budget_reached). It is counted from the first
of the month, what was spent before it was set included.

  --table NAME  the table, instead of the output of the deployed stack
  --help        this text

AWS_ENDPOINT_URL_DYNAMODB with --table leads to a stack on one machine.
Exit code 0: done; 1: refused or failed; 2: wrong arguments.`;

/** Beyond it a number is a slip of the hand. US dollars a month. */
const HIGHEST_USD = 1_000_000;
/** As it is counted: in cents. */
const USD = /^\d{1,7}(\.\d{1,2})?$/;

export interface BudgetContext extends CommandContext {
  now?: () => Date;
}

function readLimit(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === "default") return null;
  const usd = USD.test(text) ? Number(text) : NaN;
  if (usd > 0 && usd <= HIGHEST_USD) return usd;
  throw new UsageError(
    `The limit must be US dollars up to ${HIGHEST_USD}, such as 250 or 12.50, or "default", not "${text}".`,
  );
}

function readArguments(argv: readonly string[]) {
  const options = { table: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
  const [environment, companyId, limit, ...more] = positionals;
  if (!environment || !companyId || more.length > 0) throw new UsageError("Name an environment and a company's id.");
  if (!canBeId(companyId)) throw new UsageError(`"${companyId}" is no id of a company.`);
  return { table: values.table, environment, companyId, limitUsd: readLimit(limit) };
}

/** Runs `npm run budget` with the arguments after the program's name. */
export const budget = (argv: readonly string[], context: BudgetContext): Promise<ExitCode> =>
  runCommand(argv, context, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: async ({ environment, companyId, limitUsd, table }) => {
      const { output, environment: variables, now = () => new Date() } = context;
      const region = regionOf(environment, table !== undefined, variables);
      const endpoint = variables.AWS_ENDPOINT_URL_DYNAMODB;
      const name = table ?? (await deployedTable(environment, region));
      const store = createCompanyBudgetStore(openTable(name, { region, ...(endpoint ? { endpoint } : {}) }));
      const missing = new OperatorError(`There is no company ${companyId} in ${environment}.`);
      const found = await answered(async () => {
        if (limitUsd !== undefined && !(await store.setLimit(companyId, limitUsd))) throw missing;
        return store.overview(companyId, now());
      });
      if (!found) throw missing;
      output.write(`${describe(found, environment, limitUsd !== undefined)}\n`);
    },
  });

async function deployedTable(environment: string, region: string): Promise<string> {
  const name = outputNamed(await stackOutputs(`${environment}-data`, region), OUTPUTS.tableName);
  if (name) return name;
  throw new OperatorError(`The stack ${environment}-data names no table: deploy it again, or use --table.`);
}

/** What DynamoDB refuses is the operator's to know, in its own words. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof OperatorError || !(error instanceof Error)) throw error;
    throw new OperatorError(`DynamoDB refuses (${error.name}): ${error.message}`);
  }
}

const dollars = (usd: number): string => `${usd.toFixed(2)} USD`;
const costUsd = ({ cost_microusd }: Cost): number => cost_microusd / 1e6;

function describe(found: CompanyBudgetOverview, environment: string, changed: boolean): string {
  const { name, month, cost, environmentCost, ownLimitUsd } = found;
  const budgets = Object.hasOwn(environmentSettings, environment)
    ? environmentSettings[environment]?.budgets
    : undefined;
  const limitUsd = ownLimitUsd ?? budgets?.company_usd;
  const used = limitUsd === undefined ? "" : ` (${((100 * costUsd(cost)) / limitUsd).toFixed(1)} % used)`;
  const limit = limitUsd === undefined ? "what the environment allows" : dollars(limitUsd);
  const whose = ownLimitUsd === null ? "every company's" : "its own";
  const total = budgets ? ` of ${dollars(budgets.environment_usd)}` : "";
  return [
    `${name}, ${month}`,
    `  spent   ${dollars(costUsd(cost))} for ${cost.llm_calls} model calls, ${cost.input_tokens} tokens in, ` +
      `${cost.output_tokens} out`,
    `  limit   ${limit}, ${whose}${changed ? ", from now on" : ""}${used}`,
    `  all companies of ${environment}: ${dollars(costUsd(environmentCost))}${total}`,
    ...(budgets && ownLimitUsd !== null && ownLimitUsd > budgets.environment_usd
      ? [`  Note: the environment as a whole stops at ${dollars(budgets.environment_usd)} (lib/config.ts).`]
      : []),
  ].join("\n");
}
