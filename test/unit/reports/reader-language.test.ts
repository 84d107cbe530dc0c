import { describe, expect, it } from "vitest";
import { readerLanguage, readersOwn } from "../../../functions/reports/reader-language.ts";

const asking = (language?: "ja", acceptLanguage?: string) => ({ query: { language }, acceptLanguage });
const german = { language: "de-AT", report_language: null };
const forFrance = { ...german, report_language: "fr" as const };

describe("the language of a report", () => {
  it("is what the request asks for, before anything else", () => {
    expect(readerLanguage(asking("ja", "es"), forFrance, "pt")).toBe("ja");
  });

  it("is what its link was made for, before what its study was", () => {
    expect(readerLanguage(asking(undefined, "es"), forFrance, "pt")).toBe("pt");
    expect(readerLanguage(asking(undefined, "es"), forFrance, null)).toBe("fr");
  });

  it("is what its study was made for, before what a browser asks for", () => {
    expect(readerLanguage(asking(undefined, "es"), forFrance)).toBe("fr");
    expect(readerLanguage(asking(undefined, "es,de"), german)).toBe("es");
  });

  it("is the study's own without any of them, and where they say the same", () => {
    expect(readerLanguage(asking(undefined, "nl,*"), german)).toBeUndefined();
    expect(readerLanguage(asking(), german)).toBeUndefined();
    expect(readerLanguage(asking(undefined, "de-CH"), german)).toBeUndefined();
    expect(readersOwn(asking())(german)).toBe("de-AT");
  });
});
