import { writable } from "../../../platform/text/writable.ts";

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as part of XML, in an element or between the double quotes of an attribute. */
export const xmlText = (text: string): string =>
  writable(text).replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

export const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** English Metric Units, of which a point has 12,700. */
export const emu = (points: number): number => Math.round(points * 12_700);
