/** Domains that nobody can own (RFC 2606), which the configuration of a fresh clone contains. */
const PLACEHOLDER = /(?:^|[.@/])example\.(?:com|org|net)(?:$|[:/])/;

/**
 * The settings that still have a domain that nobody can own.
 * @returns their paths: `mail.from`, `corsOrigins.0`
 */
export function placeholdersIn(settings: unknown, path: readonly string[] = []): string[] {
  if (typeof settings === "string") return PLACEHOLDER.test(settings) ? [path.join(".")] : [];
  if (settings === null || typeof settings !== "object") return [];
  return Object.entries(settings).flatMap(([name, value]) => placeholdersIn(value, [...path, name]));
}
