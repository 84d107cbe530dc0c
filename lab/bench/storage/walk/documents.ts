import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../../../lib/project-root.ts";
import type { Visitor } from "./visitor.ts";
import { textFile } from "../../../../test/support/text-file.ts";

const TEXT = "Hafer Plus is an oat drink with 3 g of protein per glass. One litre costs 1.99 EUR.";
/** Long enough for a summary, which a model writes. */
const LONG = Array.from(
  { length: 40 },
  (_, week) => `Paragraph ${week + 1}: in week ${week + 1} the drink sold ${week * 3 + 7} cartons per shop.`,
).join("\n\n");

/** Briefings: read, uploaded, listed, deleted. @returns the id of one that stays */
export async function keepBriefings(visitor: Visitor, projectId: string): Promise<string> {
  const params = { project_id: projectId };
  const file = textFile("b.txt", TEXT);
  const created = await visitor.visit("createBriefing", { params, file, fields: { title: "Board" } });
  const long = { file: textFile("report.txt", LONG), fields: { title: "Report" } };
  await visitor.visitIn("with a summary", "createBriefing", { params, ...long });
  const announced = { file_name: "catalogue.txt", content_type: "text/plain", size: file.bytes.length } as const;
  const upload = await visitor.visit("createBriefingUpload", { params, body: announced });
  const form = new FormData();
  for (const [name, value] of Object.entries(upload.body.fields)) form.append(name, value);
  form.append("file", new Blob([file.bytes]));
  const stored = await fetch(upload.body.url, { method: "POST", body: form, signal: visitor.signal });
  if (!stored.ok) throw new Error(`The file store refused the briefing (${stored.status}).`);
  const body = { upload_id: upload.body.upload_id, title: "Catalogue" };
  const uploaded = await visitor.visitIn("from an upload", "createBriefing", { params, body });
  const briefingId = created.body.id;
  await visitor.visit("listBriefings", { params });
  await visitor.visit("getBriefing", { params: { ...params, briefing_id: briefingId } });
  const picture = new File([readFileSync(join(projectRoot, "docs/examples/board.png"))], "board.png");
  const board = await visitor.visitIn("of a picture", "createBriefing", {
    params,
    file: picture,
    fields: { title: "Board" },
  });
  await visitor.visit("getBriefingPicture", { params: { ...params, briefing_id: board.body.id } });
  await visitor.visit("deleteBriefing", { params: { ...params, briefing_id: uploaded.body.id } });
  return briefingId;
}
