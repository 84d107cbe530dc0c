/** Where the resources of this endpoint live. */
export interface Place {
  /** for example eu-central-1 */
  region: string;
  /** twelve digits */
  accountId: string;
}

export const stateMachineArn = ({ region, accountId }: Place, name: string): string =>
  `arn:aws:states:${region}:${accountId}:stateMachine:${name}`;

export const executionArn = ({ region, accountId }: Place, machine: string, name: string): string =>
  `arn:aws:states:${region}:${accountId}:execution:${machine}:${name}`;

/** The role every local execution claims to run under; nothing checks it. */
export const roleArn = ({ accountId }: Place): string => `arn:aws:iam::${accountId}:role/step-functions`;

/** Whether a text has the outer shape of a Step Functions ARN of the given kind. */
export function isStatesArn(text: string, kind: "stateMachine" | "execution"): boolean {
  return new RegExp(`^arn:[a-z-]+:states:[a-z0-9-]+:\\d{12}:${kind}:.+$`).test(text);
}
