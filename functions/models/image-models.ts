/** The offline model accepts images and does not look at them. */
const OFFLINE = /^offline-/;

// Model families whose messages may hold images: on Amazon Bedrock (model cards, November 2026), and those commonly
// served by OpenAI-compatible servers.
const families = [
  /claude-(3|sonnet|opus|haiku)/,
  /nova-(lite|pro|premier|2)/,
  /llama(3-2-(11|90)b|-?4)/,
  /pixtral|mistral-(large-3|medium-3|small-3)/,
  /vision|llava|gemma-?3|qwen(?:(?!qwen)[\w.])*-?vl/i,
  OFFLINE,
];

/** Whether a model takes images; a model that is not known to take them gets none. */
export const takesImages = (modelId: string): boolean => families.some((family) => family.test(modelId));

/** Whether what a model answers depends on the images that it is shown. */
export const looksAtImages = (modelId: string): boolean => takesImages(modelId) && !OFFLINE.test(modelId);
