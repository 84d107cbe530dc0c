/** What a model has for an answer while somebody waits, in seconds: two answers fit into the 28 s of a request. */
const MODEL_SECONDS_IN_REQUEST = 11;

/**
 * Milliseconds that a model has for an answer: as many as is usual, or what the deployment sets for all calls. One
 * machine sets it: a model of its own may take minutes.
 */
export const modelTime = (usual: number): number => Number(process.env.MODEL_TIMEOUT_SECONDS ?? 0) * 1_000 || usual;

/**
 * A part of the 28 s that a request has on AWS, in milliseconds. Where models have longer, requests have, too, and with
 * them whatever somebody waits for in one.
 */
export const inRequest = (milliseconds: number): number => {
  const usual = MODEL_SECONDS_IN_REQUEST * 1_000;
  return Math.round(milliseconds * Math.max(1, modelTime(usual) / usual));
};
