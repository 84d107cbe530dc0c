/** Words and marks that hardly any other language writes; English and German share the title and need none. */
const FRENCH = /(?<!\p{L})(?:vous|votre|vos|est-ce|quels?|quelles?|pourquoi)(?!\p{L})/giu;
/** Spanish and Portuguese, which share the title. */
const IBERIAN = /¿|(?<!\p{L})(?:usted|ustedes|cómo|qué|cuáles?|cuándo|dónde|você|vocês|porquê)(?!\p{L})|por quê/giu;
/** Enough to tell the language. */
const LOOKED_AT = 20_000;

/** Title of a section without a heading, in the guide's language. */
export function defaultTitle(text: string): string {
  const beginning = text.slice(0, LOOKED_AT);
  const french = beginning.match(FRENCH)?.length ?? 0;
  const iberian = beginning.match(IBERIAN)?.length ?? 0;
  if (french > iberian && french > 1) return "Entretien";
  return iberian > french && iberian > 1 ? "Entrevista" : "Interview";
}
