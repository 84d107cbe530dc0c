import { shareChart } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Section } from "./report.ts";

/** What came up; of discussions that is shown with who said it first, in a section of its own. */
export function themes(context: ReportContext): Section[] {
  const { say, source } = context;
  const { top_themes: found, focus_group: group, persona_count: total } = source.results.aggregate;
  if (found.length === 0 || (group?.themes.length ?? 0) > 0) return [];
  const heading = say("themes.heading");
  const rows = found.map(({ theme, count, share, share_interval }) => ({
    label: theme,
    share,
    interval: asInterval(share_interval),
    mood: null,
    note: say("figures.of", { count, total }),
  }));
  return [{ id: "themes", heading, blocks: [shareChart(context, heading, rows, { count: total })] }];
}
