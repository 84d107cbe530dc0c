/** A deployment's effect on a resource that holds data. */
export interface StatefulChange {
  stack: string;
  /** The type in CloudFormation: `AWS::DynamoDB::Table`. */
  type: string;
  /** Path of the construct, or its logical id if it is gone. */
  resource: string;
  effect: "delete" | "leave behind" | "replace" | "may replace";
}

/** Resources that cannot be created again from the code: no other place has their contents. */
const STATEFUL_TYPES = new Set([
  "AWS::DynamoDB::Table",
  "AWS::DynamoDB::GlobalTable",
  "AWS::S3::Bucket",
  "AWS::SecretsManager::Secret",
  "AWS::SQS::Queue",
  "AWS::Logs::LogGroup",
  "AWS::KMS::Key",
]);

/** The words at the end of a resource's line in `cdk diff`. */
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
 * Finds changes in the text of `cdk diff --no-color` that would remove data. Types without data are left out.
 * @param text the difference of one or several stacks
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

/** The warning about data at risk, one line per resource. */
export const warningOf = (changes: readonly StatefulChange[]): string =>
  [
    "!!! This deployment touches resources that hold data:",
    ...changes.map(({ stack, type, resource, effect }) => `!!!   ${stack}: ${type} ${resource} ${sentences[effect]}`),
  ].join("\n");
