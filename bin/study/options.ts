/** Every option, and whether it takes a value. */
export const optionTypes = {
  audience: { type: "string" },
  concept: { type: "string" },
  yes: { type: "boolean" },
  personas: { type: "string" },
  reliability: { type: "string" },
  vary: { type: "string" },
  humans: { type: "string" },
  "humans-source": { type: "string" },
  "humans-date": { type: "string" },
  "direct-estimate": { type: "boolean" },
  respondents: { type: "string" },
  columns: { type: "string" },
  consent: { type: "string" },
  file: { type: "string" },
  concepts: { type: "string" },
  survey: { type: "string" },
  guide: { type: "string" },
  conjoint: { type: "string" },
  "focus-group": { type: "boolean" },
  interview: { type: "boolean" },
  transcript: { type: "boolean" },
  url: { type: "string" },
  data: { type: "string" },
  timeout: { type: "string" },
  json: { type: "string" },
  help: { type: "boolean" },
} as const;
export type OptionName = keyof typeof optionTypes;
/** Options as they were given; those that take no value have an empty one. */
export type Given = ReadonlyMap<OptionName, string>;
