import type { DeployedModelIds } from "../../functions/platform/functions/environment.ts";
import { environmentConfig, environmentSettings } from "../../lib/config.ts";
import { CannotStart } from "../../local/data-folder.ts";

/** The environment whose models tokens are priced with. */
export const PRICED_ENVIRONMENT = "production";

/** The models that tokens are priced with. @throws CannotStart if the configuration has no such environment */
export function pricedModels(): DeployedModelIds {
  const settings = environmentSettings[PRICED_ENVIRONMENT];
  if (!settings) throw new CannotStart(`lib/config.ts has no environment ${PRICED_ENVIRONMENT} to take models from.`);
  return environmentConfig(PRICED_ENVIRONMENT, settings).models;
}
