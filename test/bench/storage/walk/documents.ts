import { form } from "../../../support/form.ts";
import type { Visitor } from "./visitor.ts";

const TEXT = "Hafer Plus is an oat drink with 3 g of protein per glass. One litre costs 1.99 EUR.";
/** Long enough for a summary, which a model writes. */
const LONG = Array.from(
  { length: 40 },
  (_, week) => `Paragraph ${week + 1}: in week ${week + 1} the drink sold ${week * 3 + 7} cartons per shop.`,
).join("\n\n");

export const textForm = (name: string, text: string, fields: Record<string, string> = {}) =>
  form(fields, { name, bytes: Buffer.from(text), type: "text/plain" });

/** Sends a file to where an upload wants it. */
async function sendFile({ url, fields }: { url: string; fields: Record<string, string> }, text: string): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("file", new Blob([text]), "file");
  const { ok, status } = await fetch(url, { method: "POST", body });
  if (!ok) throw new Error(`The bucket answered an upload with ${status}.`);
}

/** Briefings: read, uploaded, listed, deleted. @returns the id of one that stays */
export async function keepBriefings(visitor: Visitor, projectId: string): Promise<string> {
  const params = { project_id: projectId };
  const created = await visitor.visit("createBriefing", { params, form: textForm("b.txt", TEXT, { title: "Board" }) });
  const summarised = textForm("report.txt", LONG, { title: "Report" });
  await visitor.visit("createBriefing", { params, form: summarised }, "with a summary");
  const file = { file_name: "catalogue.txt", content_type: "text/plain", size: Buffer.byteLength(TEXT) };
  const upload = await visitor.visit("createBriefingUpload", { params, body: file });
  await sendFile(upload.body, TEXT);
  const body = { upload_id: upload.body.upload_id as string, title: "Catalogue" };
  const uploaded = await visitor.visit("createBriefing", { params, body }, "from an upload");
  const briefingId = created.body.id as string;
  await visitor.visit("listBriefings", { params });
  await visitor.visit("getBriefing", { params: { ...params, briefing_id: briefingId } });
  await visitor.visit("deleteBriefing", { params: { ...params, briefing_id: uploaded.body.id as string } });
  return briefingId;
}
