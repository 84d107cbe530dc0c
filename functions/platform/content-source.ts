import * as z from "zod";

/** The term of IPTC NewsCodes for content that a trained model has made (iptc.org, Digital Source Type NewsCodes). */
export const DIGITAL_SOURCE_TYPE = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";

/** The term for drawings of an algorithm that is not trained: portraits of personas. */
export const DRAWN_SOURCE_TYPE = "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia";

/**
 * Machine-readable mark that a text or picture was generated: header, column, document line and `_meta` have this word.
 */
export const CONTENT_SOURCE = "synthetic";
export const CONTENT_SOURCE_HEADER = "x-content-source";

export const digitalSourceTypeSchema = z
  .literal(DIGITAL_SOURCE_TYPE)
  .meta({ description: "IPTC's term for media that a trained model has made." });
