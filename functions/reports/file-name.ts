import type { Simulation } from "../studies/simulation/schemas.ts";

const MOST_CHARACTERS = 80;
/** What some system takes no file with, or what would make a name look like another one. */
const UNFIT = /[\p{C}\p{Zl}\p{Zp}"*/:<>?\\|%]/gu;

/** What RFC 8187 lets stand as it is; all else is escaped. */
const escapeAll = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`);

/** What a study is called on a disk: by its name, or by its kind and day. */
function stemOf({ name, simulation_type, completed_at, created_at }: Simulation): string {
  const fit = [...(name ?? "").normalize("NFC").replaceAll(UNFIT, " ").replaceAll(/\s+/g, " ").trim()]
    .slice(0, MOST_CHARACTERS)
    .join("")
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, "");
  return fit === "" ? `${simulation_type} ${(completed_at ?? created_at).slice(0, 10)}` : fit;
}

/**
 * The header that names a file (RFC 6266): in ASCII for old programs, and as it is for all others.
 * @param extension without its dot
 */
export function contentDisposition(simulation: Simulation, extension: string): string {
  const stem = stemOf(simulation);
  const ascii = stem
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\w .,()-]+/g, "_");
  return `attachment; filename="${ascii}.${extension}"; filename*=UTF-8''${escapeAll(`${stem}.${extension}`)}`;
}
