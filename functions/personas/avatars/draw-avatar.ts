import { Avatar, Style } from "@dicebear/core";
import { DRAWN_SOURCE_TYPE } from "../../platform/content-source.ts";
// Lorelei by Lisa Wischofsky, CC0 1.0.
import definition from "@dicebear/styles/lorelei.json" with { type: "json" };

const style = new Style(definition);

type HairCut = keyof typeof definition.components.hair.variants;
const variants = (numbers: readonly number[]) =>
  numbers.map((number) => `variant${String(number).padStart(2, "0")}` as HairCut);

/** Hair cuts of the style by length, sorted by eye. */
const hairCuts = {
  long: variants([
    10, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 29, 30, 31, 32, 33, 35, 37, 38, 40, 41, 42, 45, 46, 48,
  ]),
  short: variants([1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 22, 28, 39, 43, 44, 47]),
} as const;
export type HairLength = keyof typeof hairCuts;

/** Mouths at rest or smiling; the style also has grins and tears, which do not suit people who answer a survey. */
const mouths = ["happy01", "happy02", "happy03", "happy04", "happy06", "happy08", "happy10", "happy12"] as const;

/** XMP in a picture (ISO 16684-1): IPTC's term for what an algorithm drew that has learned from no pictures. */
const XMP =
  '<metadata><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">' +
  `<Iptc4xmpExt:DigitalSourceType>${DRAWN_SOURCE_TYPE}</Iptc4xmpExt:DigitalSourceType>` +
  "</rdf:Description></rdf:RDF></x:xmpmeta></metadata>";

/**
 * Draws the profile image of an id: the same id and hair, the same face.
 * @param hair absent: any cut
 * @returns SVG
 */
export const drawAvatar = (id: string, hair?: HairLength): string =>
  withXmp(
    new Avatar(style, {
      seed: id,
      size: 256,
      backgroundColor: ["#e8eef7", "#f3e9dc", "#e4f1e4", "#f1e4ef"],
      mouthVariant: mouths,
      ...(hair ? { hairVariant: [...hairCuts[hair]] } : {}),
      ...(hair === "long" ? { beardProbability: 0 } : {}),
    }).toString(),
  );

/** The picture with its XMP as the first thing in it. */
function withXmp(svg: string): string {
  const start = svg.indexOf(">", svg.indexOf("<svg")) + 1;
  return svg.slice(0, start) + XMP + svg.slice(start);
}
