import type { Block, Chart, FoldedTable, Tone } from "./report.ts";

export const paragraph = (text: string, tone: Tone = "plain"): Block => ({ kind: "paragraph", text, tone });
/** Explains how to read the block above. */
export const noteBlock = (text: string): Block => paragraph(text, "note");
export const subheading = (text: string): Block => ({ kind: "subheading", text });
export const chartBlock = (chart: Chart): Block => ({ kind: "chart", chart });
export const tableBlock = (table: FoldedTable): Block => ({ kind: "table", table });
export const facts = (rows: { label: string; text: string }[]): Block => ({ kind: "facts", rows });
/** Empty if there are no notices. */
export const noticeBlocks = (notices: string[]): Block[] => (notices.length > 0 ? [{ kind: "notices", notices }] : []);
