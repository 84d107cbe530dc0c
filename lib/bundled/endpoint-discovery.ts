// Replaces @aws-sdk/middleware-endpoint-discovery in every bundle; see lib/bundle.ts.

/** How the setting is found in the environment and in shared files: nowhere. */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: (): undefined => undefined,
  configFileSelector: (): undefined => undefined,
  default: undefined,
};

/** Leaves a client's configuration unchanged, without a cache of endpoints. */
export const resolveEndpointDiscoveryConfig = <T>(config: T): T => config;
