/**
 * The sparse index of unfinished work. Every background job has these two attributes until it has ended. The sweeper
 * therefore finds abandoned jobs with one Query and no Scan.
 */
export const UNFINISHED_WORK_INDEX = "unfinished-work";
const SHARD = "work";

/** Attributes that put an item on the index; `since` is when its work was last started or seen. */
export const unfinished = (since: string) => ({ work_shard: SHARD, work_since: since });

/** Query input for items whose work was started before a moment, oldest first. */
export const unfinishedBefore = (moment: string, limit: number) => ({
  IndexName: UNFINISHED_WORK_INDEX,
  KeyConditionExpression: "work_shard = :shard AND work_since < :moment",
  ExpressionAttributeValues: { ":shard": SHARD, ":moment": moment },
  Limit: limit,
});
