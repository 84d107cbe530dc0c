/** Domains that nobody can own (RFC 2606): what a fresh clone is configured with. */
const PLACEHOLDER = /(?:^|[.@/])example\.(?:com|org|net)(?:$|[:/])/;

/**
 * The settings that still carry a domain nobody can own.
 * @returns their paths: `mail.from`, `corsOrigins.0`
 */
export function placeholdersIn(settings: unknown, path: readonly string[] = []): string[] {
  if (typeof settings === "string") return PLACEHOLDER.test(settings) ? [path.join(".")] : [];
  if (settings === null || typeof settings !== "object") return [];
  return Object.entries(settings).flatMap(([name, value]) => placeholdersIn(value, [...path, name]));
}
