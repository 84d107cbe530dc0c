import * as z from "zod";
import { languages } from "./registry.ts";

/** A language that the service itself writes: of reports, of notes, of links to them. */
export const serviceLanguageSchema = z.enum(languages, `must be one of ${languages.join(", ")}`);
