import { functions } from "../../../../functions/service/functions/functions.ts";
import { gatewayResource, type Route } from "../../../../functions/platform/http/route.ts";
import { routes } from "../../../../functions/service/routes.ts";
import { REGION } from "../../../../local/stack/state-machines.ts";

/** Its stage comes before every path, as ours does. */
const STAGE = "api";

const eventOf = ({ method, path }: Route) => ({
  http: { method: method.toLowerCase(), path: gatewayResource(path).slice(1) },
});

/**
 * What a user of serverless-offline would write for this service: every route of the API, each function's time limit
 * and memory. What is not about ports is as it comes, but that functions run in its process: in workers it is slower.
 * @returns the content of `serverless.json`, whose functions lie under `bundles/`
 */
export function offlineService(options: {
  port: number;
  lambdaPort: number;
  environment: Readonly<Record<string, string>>;
}) {
  const { port, lambdaPort, environment } = options;
  const names = [...new Set(routes.map((route) => route.function))];
  return {
    service: "compared",
    plugins: ["serverless-offline"],
    provider: { name: "aws", runtime: "nodejs24.x", region: REGION, stage: STAGE, environment },
    custom: {
      "serverless-offline": {
        host: "127.0.0.1",
        httpPort: port,
        lambdaPort,
        useInProcess: true,
        noSponsor: true,
      },
    },
    functions: Object.fromEntries(
      names.map((name) => [
        name,
        {
          handler: `bundles/${name}/index.handler`,
          timeout: functions[name].timeoutSeconds,
          memorySize: functions[name].memoryMb,
          events: routes.filter((route) => route.function === name).map(eventOf),
        },
      ]),
    ),
  };
}
