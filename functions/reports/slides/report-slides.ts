import { kindOf } from "../../studies/study-kinds.ts";
import { FEW_PEOPLE } from "../../statistics/mean-share.ts";
import { readableOn } from "../../platform/colour.ts";
import { pictureFacts } from "../../platform/files/picture.ts";
import { withPauses } from "../../platform/steps.ts";
import { reportSteps } from "../content/compose-report.ts";
import type { Report } from "../content/report.ts";
import { startedIn, type ReportSource } from "../content/source.ts";
import { markedProperties } from "../synthetic-mark.ts";
import { slideSteps } from "./plan.ts";
import { writeDeck } from "./pptx/package.ts";
import type { Picture } from "./pptx/shape.ts";
import { THEME_SECTIONS, themeQuotes } from "./theme-quotes.ts";

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

/** Letters in it are read on white, and white ones on it. */
const accentOf = (colour: string): string => readableOn(colour, "#ffffff", 4.5).slice(1).toUpperCase();

function logoOf(base64: string): Picture | null {
  const bytes = Buffer.from(base64, "base64");
  const facts = pictureFacts(bytes);
  return facts && { ...facts, bytes };
}

/** Puts people's quotes after the picture of their themes. */
function withThemeQuotes(report: Report, source: ReportSource): Report {
  const quotes = themeQuotes(source, report.language);
  if (!quotes) return report;
  const at = report.sections.findLastIndex(({ id }) => THEME_SECTIONS.includes(id)) + 1;
  return { ...report, sections: at === 0 ? [...report.sections, quotes] : report.sections.toSpliced(at, 0, quotes) };
}

/** The report of a complete study as a presentation whose charts PowerPoint draws and edits itself. */
export async function reportSlides(source: ReportSource, language?: string): Promise<Uint8Array> {
  const report = withThemeQuotes(await withPauses(reportSteps(source, language)), source);
  const { simulation, results, brand } = source;
  const people = results.aggregate.persona_count || startedIn(source);
  const writing = {
    report,
    language: report.language,
    people,
    inHeads: kindOf(simulation).asks === "talk" && people < FEW_PEOPLE,
  };
  return writeDeck({
    title: report.title,
    ...markedProperties(report.answer ?? report.subtitle),
    language: report.language,
    createdAt: results.completed_at ?? simulation.completed_at,
    colours: { ...COLOURS, ...(brand?.colour ? { accent1: accentOf(brand.colour) } : {}) },
    logo: brand?.logo ? logoOf(brand.logo) : null,
    slides: await withPauses(slideSteps(writing)),
  });
}
