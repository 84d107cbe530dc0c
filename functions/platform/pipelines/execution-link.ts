/** Where people look at an execution: its ARN in the address that the deployment gave. */
export const executionLink = (arn: string): string => (process.env.EXECUTION_LINK ?? "{arn}").replace("{arn}", arn);
