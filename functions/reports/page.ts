import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { reportAssets } from "../platform/functions/assets.ts";
import { avatarIdOf } from "../personas/library/ids.ts";
import { isAnonymous, type Participant } from "../personas/people/participant.ts";
import { withPauses, type Steps } from "../platform/steps.ts";
import type { ReportMaterial } from "./store.ts";
import { memoizeBy } from "./memoize-by.ts";
import type { Report } from "./content/report.ts";
import { reportSource } from "./report-source.ts";
import { picturesOf, type ReadPicture } from "./stimuli.ts";

/** A report as it is sent. */
export interface SentPage {
  text: string;
  /** Its content security policy. */
  policy: string;
}

/**
 * @param language language of the report's own words (BCP 47); undefined: the study's
 * @throws as `reportSource` does
 */
export type MakePage = (material: ReportMaterial, language: string | undefined) => Promise<SentPage>;

/** Makes the page of a report of one section. */
export type MakeSectionPage = (report: Report) => Promise<SentPage>;

/** Makes pages of reports; the code for drawing and wording is loaded with the first page. */
export function openPages(
  assetsRoot: string,
  readPicture: ReadPicture,
): { makePage: MakePage; makeSectionPage: MakeSectionPage } {
  let read: Promise<{ style: string; script: string }> | undefined;
  const readParts = async () => {
    const [style, script] = await Promise.all(reportAssets.map((path) => readFile(join(assetsRoot, path), "utf8")));
    return { style: style!, script: script! };
  };
  const partsOnce = () =>
    (read ??= readParts().catch((error: unknown) => {
      read = undefined;
      throw error;
    }));
  return {
    makePage: memoizeBy(async (material, language) => {
      const source = await reportSource(material, "its report can be read", { language });
      const [{ accentRules, FACES, reportPage, reportPolicy }, parts, pictures] = await Promise.all([
        import("./page/report-page.ts"),
        partsOnce(),
        picturesOf(material, readPicture),
      ]);
      const shown = new Set(source.results.persona_results.slice(0, FACES).map(({ persona_id }) => persona_id));
      const faces = await drawFaces(material.participants.filter(({ persona_id }) => shown.has(persona_id)));
      const colour = source.brand?.colour;
      const own = colour ? { ...parts, style: parts.style + accentRules(colour) } : parts;
      return { text: await reportPage(source, { ...own, faces, pictures }, language), policy: reportPolicy(own) };
    }),
    makeSectionPage: async (report) => {
      const [{ renderSection, reportPolicy }, parts] = await Promise.all([
        import("./page/report-page.ts"),
        partsOnce(),
      ]);
      return { text: renderSection(report, parts.style), policy: reportPolicy(parts) };
    },
  };
}

/** The portraits of people, as in their `avatar_url`; each takes a millisecond. */
async function drawFaces(participants: readonly Participant[]): Promise<Map<string, string>> {
  const { drawAvatar } = await import("../personas/avatars/draw-avatar.ts");
  function* draw(): Steps<Map<string, string>> {
    const faces = new Map<string, string>();
    for (const { persona_id, library_persona_id, profile } of participants) {
      if (isAnonymous(profile)) continue;
      const avatarId = library_persona_id === null ? persona_id : avatarIdOf(library_persona_id);
      faces.set(persona_id, drawAvatar(avatarId, profile.gender === "Female" ? "long" : "short"));
      yield;
    }
    return faces;
  }
  return withPauses(draw());
}

declare module "../platform/http/reads.ts" {
  interface Reads {
    makePage: MakePage;
    makeSectionPage: MakeSectionPage;
  }
}
