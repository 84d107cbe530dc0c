/*
 * An endpoint in a process of its own, to be killed: `node endpoint-process.ts <database file>`. Its one function
 * never answers. It writes the address of the endpoint to standard output.
 */
import { startStepFunctions } from "../../../local/step-functions/start-step-functions.ts";
import { ACCOUNT, functionArn, REGION } from "./addresses.ts";

const { endpoint } = await startStepFunctions({
  region: REGION,
  accountId: ACCOUNT,
  databaseFile: process.argv[2] as string,
  stateMachines: {
    machine: {
      definition: {
        StartAt: "Prepare",
        States: {
          Prepare: { Type: "Pass", Next: "Work" },
          Work: { Type: "Task", Resource: functionArn("work"), End: true },
        },
      },
    },
  },
  invoke: () => new Promise(() => undefined),
  log: () => undefined,
});
process.stdout.write(`${endpoint}\n`);
