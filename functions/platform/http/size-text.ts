/** A limit in a sentence: `16 KB`, `4.5 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${bytes / 1_000} KB` : `${Math.floor(bytes / 100_000) / 10} MB`;
