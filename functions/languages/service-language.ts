import * as z from "zod";
import { languages } from "./registry.ts";

/** A language in which the service itself writes reports and notes, and links to reports. */
export const serviceLanguageSchema = z.enum(languages, `must be one of ${languages.join(", ")}`);
