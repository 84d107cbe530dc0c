import { functions } from "../../../../functions/contracts/functions.ts";
import { gatewayResource, type Route } from "../../../../functions/contracts/route.ts";
import { routes } from "../../../../functions/contracts/routes/index.ts";
import { REGION } from "../../../../local/stack/state-machines.ts";

/** Its stage comes before every path, as ours does. */
const STAGE = "api";
/** Longer than a run: a worker that ended because others were measured would have to start again. */
const IDLE_SECONDS = 3_600;

const eventOf = ({ method, path }: Route) => ({
  http: { method: method.toLowerCase(), path: gatewayResource(path).slice(1) },
});

/**
 * What a user of serverless-offline would write for this service: every route of the API, each function's time limit
 * and memory. Everything that is not about ports and lifetime is as it comes.
 * @returns the content of `serverless.json`, whose functions lie under `bundles/`
 */
export function offlineService(options: {
  port: number;
  lambdaPort: number;
  inProcess: boolean;
  environment: Readonly<Record<string, string>>;
}) {
  const { port, lambdaPort, inProcess, environment } = options;
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
        useInProcess: inProcess,
        terminateIdleLambdaTime: IDLE_SECONDS,
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
