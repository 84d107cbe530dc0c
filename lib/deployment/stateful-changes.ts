/** What a deployment would do to a resource that holds data. */
export interface StatefulChange {
  stack: string;
  /** Of CloudFormation: `AWS::DynamoDB::Table`. */
  type: string;
  /** Path of the construct, or its logical id when it is gone. */
  resource: string;
  effect: "delete" | "leave behind" | "replace" | "may replace";
}

/** Resources that cannot be made again from the code: whatever is in them is in them alone. */
const STATEFUL_TYPES = new Set([
  "AWS::DynamoDB::Table",
  "AWS::DynamoDB::GlobalTable",
  "AWS::S3::Bucket",
  "AWS::SecretsManager::Secret",
  "AWS::SQS::Queue",
  "AWS::Logs::LogGroup",
  "AWS::KMS::Key",
]);

/** The words that `cdk diff` ends a resource's line with. */
const effects: Record<string, StatefulChange["effect"]> = {
  destroy: "delete",
  orphan: "leave behind",
  replace: "replace",
  "may be replaced": "may replace",
};
const STACK_LINE = /^Stack (\S+)/;
const RESOURCE_LINE =
  /^\[[-~+]\] (?<type>[A-Za-z0-9]+::\S+) (?<resource>.+?) (?<effect>destroy|orphan|replace|may be replaced)$/;

/**
 * Finds in the text of `cdk diff --no-color` what would take data away. Types that hold none are left out.
 * @param text of one or several stacks
 */
export function statefulChanges(text: string): StatefulChange[] {
  let stack = "";
  return text.split("\n").flatMap((line) => {
    stack = STACK_LINE.exec(line)?.[1] ?? stack;
    const { type = "", resource = "", effect = "" } = RESOURCE_LINE.exec(line.trimEnd())?.groups ?? {};
    const known = effects[effect];
    return known && STATEFUL_TYPES.has(type) ? [{ stack, type, resource, effect: known }] : [];
  });
}

/** Whether `cdk diff` found nothing to change in any stack. */
export const changesNothing = (text: string): boolean => /Number of stacks with differences: 0\b/.test(text);

const sentences: Record<StatefulChange["effect"], string> = {
  delete: "would be DELETED",
  "leave behind": "would be LEFT BEHIND, no longer used",
  replace: "would be REPLACED by an empty one",
  "may replace": "MAY BE REPLACED by an empty one",
};

/** The loud note about data at risk, one line a resource. */
export const warningOf = (changes: readonly StatefulChange[]): string =>
  [
    "!!! This deployment touches resources that hold data:",
    ...changes.map(({ stack, type, resource, effect }) => `!!!   ${stack}: ${type} ${resource} ${sentences[effect]}`),
  ].join("\n");
