export const REGION = "eu-central-1";
export const ACCOUNT = "123456789012";

/** ARN of a function that a test's `invoke` knows by its name. */
export const functionArn = (name: string): string => `arn:aws:lambda:${REGION}:${ACCOUNT}:function:${name}`;
export const machineArn = (name: string): string => `arn:aws:states:${REGION}:${ACCOUNT}:stateMachine:${name}`;
