import { kindOf } from "../../studies/study-kinds.ts";
import { FEW_PEOPLE } from "../../statistics/mean-share.ts";
import { withPauses } from "../../platform/steps.ts";
import { reportSteps } from "../content/report-of.ts";
import { startedIn, type ReportSource } from "../content/source.ts";
import { slidesOfReport } from "./plan.ts";
import { writeDeck } from "./pptx/package.ts";

const CREATOR = "Synthetic Consumer Research";
const KEYWORDS = "synthetic; AI-generated; no real people were asked";

const COLOURS = {
  accent1: "1F5FA8",
  accent2: "2F7D4F",
  accent3: "B3372F",
  accent4: "6B7785",
  accent5: "B45309",
  text: "1F2933",
  muted: "52606D",
  rule: "CBD2D9",
} as const;

/** The report of a complete study as a presentation whose charts PowerPoint draws and edits itself. */
export async function reportSlides(source: ReportSource, language?: string): Promise<Uint8Array> {
  const report = await withPauses(reportSteps(source, language));
  const { simulation, results } = source;
  const people = results.aggregate.persona_count || startedIn(source);
  const writing = {
    report,
    language: report.language,
    people,
    inHeads: kindOf(simulation).asks === "talk" && people < FEW_PEOPLE,
  };
  return writeDeck({
    title: report.title,
    description: report.answer ?? report.subtitle,
    keywords: KEYWORDS,
    creator: CREATOR,
    language: report.language,
    createdAt: results.completed_at ?? simulation.completed_at,
    colours: COLOURS,
    logo: null,
    slides: slidesOfReport(writing),
  });
}
