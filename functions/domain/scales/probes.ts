import german from "../../data/probes/de.json" with { type: "json" };
import english from "../../data/probes/en.json" with { type: "json" };
import spanish from "../../data/probes/es.json" with { type: "json" };
import french from "../../data/probes/fr.json" with { type: "json" };
import japanese from "../../data/probes/ja.json" with { type: "json" };
import portuguese from "../../data/probes/pt.json" with { type: "json" };
import type { AnchorSet } from "./anchors.ts";
import type { Language } from "./language.ts";
import type { ScaleFamily } from "./scale-families.ts";

/** What shows whether an embedding model reads a language. */
export interface Probes {
  /** Five answers per scale as people put them, lowest first; none is an anchor. */
  scales: Readonly<Record<ScaleFamily, AnchorSet>>;
  /** A theme, the same in other words, and another theme. */
  alike: readonly (readonly [theme: string, same: string, other: string])[];
}

/** Recorded with every outcome of a self-test: changed whenever a probe changes. */
export const PROBES_VERSION = "probes@1";

// The shape is checked by a test: what JSON holds is a list to the compiler.
const probes = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  ja: japanese,
} as unknown as Readonly<Record<Language, Probes>>;

/** Probes that native speakers would sign. */
export const probesOf = (language: Language): Probes => probes[language];
