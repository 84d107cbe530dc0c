import { writable } from "../../../platform/text/writable.ts";
import { escaped } from "../../data-files/xlsx-writer/xml.ts";

export { XML_HEAD } from "../../data-files/xlsx-writer/xml.ts";

/** A text as part of XML, in an element or between the double quotes of an attribute. */
export const xmlText = (text: string): string => escaped(writable(text));

export const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** Converts points to English Metric Units; a point has 12,700. */
export const emu = (points: number): number => Math.round(points * 12_700);
