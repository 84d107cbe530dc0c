import { setTimeout as sleep } from "node:timers/promises";
import { answerCalls } from "../../../../local/textract/processes/answer-calls.ts";

const functions = {
  double: (value: number) => value * 2,
  print: (line: string) => {
    process.stdout.write(line);
    process.stderr.write(line);
    return "printed";
  },
  fail: (message: string) => {
    throw new RangeError(message);
  },
  die: () => {
    setImmediate(() => {
      throw new Error("died");
    });
    return new Promise<never>(() => undefined);
  },
  wait: async (milliseconds: number) => {
    await sleep(milliseconds);
    return "waited";
  },
  hang: () => {
    for (;;);
  },
};
export type MisbehavingFunctions = typeof functions;

void answerCalls(functions);
