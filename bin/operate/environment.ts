import { environmentSettings } from "../../lib/config.ts";
import { UsageError } from "../../lib/operator-error.ts";

/**
 * The region of an environment.
 * @param elsewhere whether it may be one that is not in lib/config.ts, as a stack on one machine
 * @throws UsageError
 */
export function regionOf(environment: string | undefined, elsewhere: boolean, variables: NodeJS.ProcessEnv): string {
  const known = Object.hasOwn(environmentSettings, environment ?? "") && environmentSettings[environment ?? ""];
  if (known) return known.region;
  const region = variables.AWS_REGION ?? variables.AWS_DEFAULT_REGION;
  if (elsewhere && environment && region) return region;
  const names = Object.keys(environmentSettings).join(" or ");
  throw new UsageError(
    elsewhere && environment
      ? `${environment} is not in lib/config.ts: set AWS_REGION to say where it is, or name ${names}.`
      : `Name an environment: ${names}.`,
  );
}

/**
 * The one environment of lib/config.ts that the arguments name.
 * @throws UsageError
 */
export function environmentIn(positionals: readonly string[]) {
  const [environment = "", ...more] = positionals;
  const settings = Object.hasOwn(environmentSettings, environment) ? environmentSettings[environment] : undefined;
  if (more.length > 0 || !settings)
    throw new UsageError(`Name one environment: ${Object.keys(environmentSettings).join(" or ")}.`);
  return { environment, settings };
}
