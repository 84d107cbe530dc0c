import { MethodLoggingLevel, type MethodDeploymentOptions } from "aws-cdk-lib/aws-apigateway";
import { gatewayResource, type Route } from "../../functions/contracts/route.ts";

/** What the stage records of every method. */
export const methodRecords = {
  metricsEnabled: true,
  loggingLevel: MethodLoggingLevel.ERROR,
  // Would write bodies into the log, passwords among them.
  dataTraceEnabled: false,
} as const satisfies MethodDeploymentOptions;

/**
 * The settings of methods that have a throttle of their own, by resource and method (`/v1/auth/login/POST`). A method's
 * settings replace the stage's as a whole, so they repeat what is recorded.
 */
export const methodThrottles = (routes: readonly Route[]): Record<string, MethodDeploymentOptions> =>
  Object.fromEntries(
    routes.flatMap(({ method, path, throttle }) =>
      throttle
        ? [
            [
              `${gatewayResource(path)}/${method}`,
              { ...methodRecords, throttlingRateLimit: throttle.rate, throttlingBurstLimit: throttle.burst },
            ],
          ]
        : [],
    ),
  );
