/** Options as prompts show them: `1. Supermarket`; answers name them by these numbers. */
export const numbered = (options: readonly string[]): string[] =>
  options.map((option, index) => `${index + 1}. ${option}`);
