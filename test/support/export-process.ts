import type { ReportSource } from "../../functions/reports/content/source.ts";
import { surveySource } from "./survey-source.ts";

/** Makes one file of a survey and tells how large it is and how much memory the whole process took. */
const [format = "", personas, questions] = process.argv.slice(2);
const source = surveySource({ personas: Number(personas), questions: Number(questions) });
const module = (await import(`../../functions/reports/data-files/${format}.ts`)) as Record<
  string,
  (source: ReportSource) => Promise<Uint8Array>
>;
const bytes = (await module[format]!(source)).length;
process.send!({ bytes, megabytes: process.resourceUsage().maxRSS / 1024 });
