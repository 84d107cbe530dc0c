/** The time for a model's answer while a caller waits, in seconds: two answers fit into the 28 s of a request. */
const MODEL_SECONDS_IN_REQUEST = 11;

/**
 * Milliseconds that a model has for an answer: the usual time, or the one that the deployment sets for all calls. The
 * local environment sets it, because a local model may take minutes.
 */
export const modelTime = (usual: number): number => Number(process.env.MODEL_TIMEOUT_SECONDS ?? 0) * 1_000 || usual;

/**
 * A part of the 28 s that a request has on AWS, in milliseconds. If models have more time, requests and all their parts
 * have more time, too.
 */
export const inRequest = (milliseconds: number): number => {
  const usual = MODEL_SECONDS_IN_REQUEST * 1_000;
  return Math.round(milliseconds * Math.max(1, modelTime(usual) / usual));
};
