import { DIGITAL_SOURCE_TYPE } from "../platform/content-source.ts";

/** IPTC's term for media that a trained model made (https://cv.iptc.org/newscodes/digitalsourcetype/). */
const SOURCE_TYPE = `digitalSourceType: ${DIGITAL_SOURCE_TYPE}`;

/**
 * Properties of a file that tell programs that no real person wrote its contents.
 * @param about the description that people see among its properties
 */
export const markedProperties = (about: string) => ({
  creator: "Synthetic Consumer Research",
  keywords: SOURCE_TYPE,
  description: `${about} (${SOURCE_TYPE})`,
});
