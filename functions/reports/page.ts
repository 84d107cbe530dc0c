import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { reportAssets } from "../platform/functions/assets.ts";
import { avatarIdOf } from "../personas/library/ids.ts";
import { isAnonymous, type Participant } from "../personas/people/participant.ts";
import type { ReportMaterial } from "./store.ts";
import { onceFor } from "./once-for.ts";
import type { Report } from "./content/report.ts";
import { reportSource } from "./report-source.ts";

/** A report as it is sent. */
export interface SentPage {
  text: string;
  /** What browsers let it do. */
  policy: string;
}

/** @throws as `reportSource` does */
export type MakePage = (material: ReportMaterial) => Promise<SentPage>;

/** Makes the page of a report of one section. */
export type MakeSectionPage = (report: Report) => Promise<SentPage>;

/** Makes pages of reports; what draws and words them is loaded with the first. */
export function openPages(assetsRoot: string): { makePage: MakePage; makeSectionPage: MakeSectionPage } {
  let style: Promise<string> | undefined;
  const readStyle = () =>
    (style ??= readFile(join(assetsRoot, reportAssets[0]), "utf8").catch((error: unknown) => {
      style = undefined;
      throw error;
    }));
  return {
    makePage: onceFor(async (material) => {
      const source = await reportSource(material, "its report can be read");
      const [{ reportPage, reportPolicy }, faces, sheet] = await Promise.all([
        import("./page/report-page.ts"),
        drawFaces(material.participants),
        readStyle(),
      ]);
      return { text: reportPage(source, { style: sheet, faces }), policy: reportPolicy(sheet) };
    }),
    makeSectionPage: async (report) => {
      const [{ renderSection, reportPolicy }, sheet] = await Promise.all([
        import("./page/report-page.ts"),
        readStyle(),
      ]);
      return { text: renderSection(report, sheet), policy: reportPolicy(sheet) };
    },
  };
}

/** The portraits of those who took part, as their `avatar_url` shows them. */
async function drawFaces(participants: readonly Participant[]): Promise<Map<string, string>> {
  const { drawAvatar } = await import("../personas/avatars/draw-avatar.ts");
  return new Map(
    participants.flatMap(({ persona_id, library_persona_id, profile }) =>
      isAnonymous(profile)
        ? []
        : [
            [
              persona_id,
              drawAvatar(
                library_persona_id === null ? persona_id : avatarIdOf(library_persona_id),
                profile.gender === "Female" ? "long" : "short",
              ),
            ],
          ],
    ),
  );
}

declare module "../platform/http/reads.ts" {
  interface Reads {
    makePage: MakePage;
    makeSectionPage: MakeSectionPage;
  }
}
