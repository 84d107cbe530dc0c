import { AwsError } from "../http/aws-json.ts";
import { exceedsPayloadLimit } from "./json.ts";

/**
 * White space, brackets, wildcards, special and control characters, as the API reference of StartExecution lists them.
 */
const FORBIDDEN_IN_NAMES = /[\s<>{}[\]?*"#%\\^|~`$&,;:/\p{Cc}]/u;

/** @throws AwsError InvalidName */
export function checkName(name: string): void {
  if (name.length < 1 || name.length > 80 || FORBIDDEN_IN_NAMES.test(name)) {
    throw new AwsError("InvalidName", `Invalid Name: '${name}'`);
  }
}

/** @throws AwsError InvalidExecutionInput for what is not JSON or passes 256 KiB */
export function parseInput(input: string): unknown {
  const invalid = (reason: string) =>
    new AwsError("InvalidExecutionInput", `Invalid State Machine Execution Input: '${reason}'`);
  if (exceedsPayloadLimit(input)) throw invalid("The input is larger than 262144 bytes.");
  try {
    return JSON.parse(input);
  } catch (error) {
    throw invalid(input === "" ? "Invalid execution input." : (error as Error).message);
  }
}
