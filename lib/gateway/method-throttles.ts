import { MethodLoggingLevel, type MethodDeploymentOptions } from "aws-cdk-lib/aws-apigateway";
import { gatewayResource, type Route } from "../../functions/platform/http/route.ts";

/** The logs and metrics that the stage records for every method. */
export const methodRecords = {
  // Metrics of single methods cost 0.30 USD a month each and there are five a method; those of the whole stage are
  // free.
  metricsEnabled: false,
  loggingLevel: MethodLoggingLevel.ERROR,
  // Would write bodies into the log, passwords among them.
  dataTraceEnabled: false,
} as const satisfies MethodDeploymentOptions;

/** Operations whose server errors have their own alarm. Each has a throttle, and so an entry in the settings. */
export const watchedOperations = ["signUp", "logIn", "refreshSession"] as const;
export type WatchedOperation = (typeof watchedOperations)[number];
const isWatched = (operationId: string): boolean => (watchedOperations as readonly string[]).includes(operationId);

/**
 * The settings of methods that have their own throttle, by resource and method (`/v1/auth/login/POST`). A method's
 * settings replace all of the stage's, so they repeat what is recorded.
 */
export const methodThrottles = (routes: readonly Route[]): Record<string, MethodDeploymentOptions> =>
  Object.fromEntries(
    routes.flatMap(({ operationId, method, path, throttle }) =>
      throttle
        ? [
            [
              `${gatewayResource(path)}/${method}`,
              {
                ...methodRecords,
                metricsEnabled: isWatched(operationId),
                throttlingRateLimit: throttle.rate,
                throttlingBurstLimit: throttle.burst,
              },
            ],
          ]
        : [],
    ),
  );
