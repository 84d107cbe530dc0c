import { describe, expect, it } from "vitest";
import { newId } from "../../../../functions/platform/ids.ts";
import { rerunId } from "../../../../functions/platform/rerun.ts";
import * as keys from "../../../../functions/platform/table/keys.ts";
import * as library from "../../../../functions/personas/library/keys.ts";
import * as unowned from "../../../../functions/platform/table/unowned-keys.ts";
import * as webhooks from "../../../../functions/notifications/webhooks/keys.ts";

type Key = keys.Key;

/** Every item of a company, by the ids in its key. */
const keysOf = (c: string) => {
  const ref = { companyId: c, projectId: "p" };
  const group = { ...ref, groupId: "g" };
  const study = { ...ref, simulationId: "s" };
  const human = { ...ref, humanStudyId: "h" };
  const hook = { companyId: c, webhookId: "w" };
  return [
    [keys.companyKey(c), "COMPANY"],
    [keys.userKey(c, "u"), "USER#u"],
    [keys.companyCostKey(c, "2026-11"), "SPENDING#2026-11"],
    [keys.companyBudgetKey(c), "BUDGET"],
    [keys.brandKey(c), "BRAND"],
    [keys.encryptionSaltKey(c), "ENCRYPTION_SALT"],
    [keys.invitationKey(c, "i"), "INVITATION#i"],
    [keys.invitationListKey(c), "INVITATIONS"],
    [keys.apiKeyKey(c, "k"), "API_KEY#k"],
    [keys.idempotencyRecordKey(c, "hash"), "ANSWER#hash"],
    [keys.deletionJobKey(c, "j"), "DELETION#j"],
    [keys.projectKey(ref), "PROJECT#p"],
    [webhooks.webhookKey(hook), "WEBHOOK#w"],
    [keys.tokenMarkKey(keys.companyPartition(c), { PK: "INVITE#hash", SK: "TOKEN" }), "TOKEN#INVITE#hash"],
    [keys.sessionFamilyKey(c, "u", "f"), "#U#u FAMILY#f"],
    [keys.tokenMarkKey(keys.userPartition(c, "u"), { PK: "REFRESH#hash", SK: "TOKEN" }), "#U#u TOKEN#REFRESH#hash"],
    [keys.pairKey(c, "h"), "#CALIBRATION PAIR#h"],
    [keys.normKey(c, "s"), "#CALIBRATION NORM#s"],
    [{ PK: keys.calibrationPartition(c), SK: "" }, "#CALIBRATION "],
    [webhooks.outboxKey(hook), "#W#w OUTBOX"],
    [webhooks.deliveryKey(hook, "d"), "#W#w DELIVERY#d"],
    [webhooks.dueKey(hook, "at", "d"), "#W#w DUE#at#d"],
    [{ PK: webhooks.webhookPartition(hook), SK: "" }, "#W#w "],
    [library.libraryEntryKey(c, "l"), "#LIBRARY PERSONA#l"],
    [library.libraryLengthKey(c), "#LIBRARY BY_USE"],
    [library.libraryRowKey(c, { id: "l" }), "#LIBRARY BY_USE#never#l"],
    [library.libraryRowKey(c, { id: "l", last_used_at: "2026-11-22T18:00" }), "#LIBRARY BY_USE#7973-88-77T81:99#l"],
    [library.libraryProfileKey(c, "l"), "#L#l PROFILE"],
    [library.libraryUseKey(c, "l", "p"), "#L#l PROJECT#p"],
    [keys.groupKey(group), "#P#p GROUP#g"],
    [keys.simulationKey(study), "#P#p SIMULATION#s"],
    [keys.studyInputKey(study), "#P#p SIMULATION#s#INPUT"],
    [keys.briefingKey({ ...ref, briefingId: "b" }), "#P#p BRIEFING#b"],
    [keys.uploadKey(ref, "x"), "#P#p UPLOAD#x"],
    [keys.humanStudyKey(human), "#P#p HUMAN_STUDY#h"],
    [keys.humanAnswersKey(human, 7), "#P#p HUMAN_STUDY#h#QUESTIONS#007"],
    [{ PK: keys.projectPartition(ref), SK: "" }, "#P#p "],
    [keys.personaKey(group, "x"), "#P#p#G#g PERSONA#x"],
    [keys.personaNameKey(group, "Zoë"), "#P#p#G#g NAME#zoe"],
    [keys.reuseKey(group, "l"), "#P#p#G#g LIBRARY#l"],
    [keys.samplingPlanKey(group), "#P#p#G#g PLAN"],
    [keys.respondentKey(group, "x"), "#P#p#G#g RESPONDENT#x"],
    [keys.respondentRowsKey(group, 2, 3), "#P#p#G#g ROWS#2#3"],
    [keys.consentKey(group, 2), "#P#p#G#g CONSENT#2"],
    [{ PK: keys.groupPartition(group), SK: "" }, "#P#p#G#g "],
    [keys.participantKey(study, "x"), "#P#p#S#s PARTICIPANT#x"],
    [keys.resultKey(study, "x"), "#P#p#S#s RESULT#x"],
    [keys.estimateKey(study, "q1"), "#P#p#S#s ESTIMATE#q1"],
    [keys.draftKey(study, "x"), "#P#p#S#s DRAFT#x"],
    [keys.messageKey(study, 12), "#P#p#S#s MESSAGE#000012"],
    [keys.reliabilityKey(study, "r"), "#P#p#S#s RELIABILITY#r"],
    [keys.codebookKey(study, "q1"), "#P#p#S#s CODEBOOK#q1"],
    [keys.codedAnswersKey(study, "k", 4), "#P#p#S#s CODED#k#4"],
    [keys.reportLinkKey(study, "x"), "#P#p#S#s LINK#x"],
    [keys.aggregateKey(study), "#P#p#S#s AGGREGATE"],
    [{ PK: keys.simulationPartition(study), SK: "" }, "#P#p#S#s "],
  ] as [Key, string][];
};

describe("a key", () => {
  it("of a company's item has the company in front, and stays what it is, as another would find nothing", () => {
    for (const [key, expected] of keysOf("c"))
      expect(`${key.PK} ${key.SK}`).toBe(`C#c${expected.startsWith("#") ? "" : " "}${expected}`);
  });

  it("is never that of another item, nor of another company's", () => {
    const items = (company: string) => keysOf(company).flatMap(([{ PK, SK }]) => (SK ? [`${PK} ${SK}`] : []));
    const all = [...items("c"), ...items("d")];
    expect(new Set(all).size).toBe(all.length);
  });

  it("of what nobody owns does not lie with a company", () => {
    const of = { language: "de", version: "2" };
    const found = [
      unowned.accountKey("a@b.c"),
      unowned.refreshTokenKey("hash"),
      unowned.rateWindowKey("logIn", "::1"),
      unowned.resetTokenKey("hash"),
      unowned.invitationTokenKey("hash"),
      unowned.reportTokenKey("hash"),
      unowned.requestedMailKey("r"),
      unowned.marketRefreshKey("DE"),
      unowned.signalKey("DE", "ebay", "7"),
      unowned.scaleMapKey("m", of, "liking"),
      unowned.themeTestKey("m", of),
      unowned.translationKey("m", of),
      unowned.healthCheckKey,
      unowned.environmentCostKey("2026-11"),
    ].map(({ PK, SK }) => `${PK} ${SK}`);
    expect(found).toEqual([
      ...["EMAIL#a@b.c ACCOUNT", "REFRESH#hash TOKEN", "RATE#logIn#::1 WINDOW", "RESET#hash TOKEN"],
      ...["INVITE#hash TOKEN", "REPORT#hash TOKEN", "MAIL#r MAIL", "MARKET#DE REFRESH", "MARKET#DE SIGNAL#ebay#7"],
      ...[
        "READING#m SCALE#de#2#liking",
        "READING#m THEMES#de#2",
        "READING#m TRANSLATION#de#2",
        "HEALTH CHECK",
        "SPENDING 2026-11",
      ],
    ]);
  });
});

describe("keys that lie together", () => {
  const ref = { companyId: "c", projectId: "p" };
  const [one, two, three, study] = [newId(), newId(), newId(), newId()];
  const rerun = (simulationId: string) => rerunId({ simulationId, studyId: study, number: 1 });

  it("are those of reruns, between two of some simulations, and not among the simulations", () => {
    const { SK } = keys.simulationKey({ ...ref, simulationId: rerun(two) });
    expect(SK).toBe(`RERUN#${rerun(two)}`);
    const [from, to] = keys.rerunsAmong([two, three, one]);
    for (const id of [one, two, three]) {
      const sortKey = keys.simulationKey({ ...ref, simulationId: rerun(id) }).SK;
      expect(sortKey >= from && sortKey <= to).toBe(true);
    }
    const later = keys.simulationKey({ ...ref, simulationId: rerun(newId()) }).SK;
    expect(later > to).toBe(true);
    expect(keys.rerunsAmong([])).toEqual(["RERUN#_", "RERUN#_~"]);
  });

  it("are those of the messages of one interview among several", () => {
    const { SK } = keys.messageKey({ ...ref, simulationId: "s" }, 7_012);
    expect(SK.startsWith(keys.interviewPrefix(7))).toBe(true);
    expect(SK.startsWith(keys.interviewPrefix(70))).toBe(false);
  });

  it("are those of the library's list, most recently used first, never used last", () => {
    const rows = [undefined, "2026-11-22T18:00:00.000", "2027-01-01T00:00:00.000"].map((last_used_at) =>
      library.libraryRowKey("c", { id: "l", last_used_at }),
    );
    const read = rows.toSorted((a, b) => (a.SK < b.SK ? -1 : 1)).map(({ SK }) => library.libraryPlaceOf(SK));
    expect(read.map(({ last_used_at }) => last_used_at?.slice(0, 4))).toEqual(["2027", "2026", undefined]);
    expect(read[1]).toEqual({ id: "l", last_used_at: "2026-11-22T18:00:00.000" });
  });

  it("are names that people take for the same", () => {
    const group = { ...ref, groupId: "g" };
    const same = ["José  Núñez", " jose nunez ", "JOSÉ NÚÑEZ"].map((name) => keys.personaNameKey(group, name).SK);
    expect(new Set(same).size).toBe(1);
    for (const other of ["Jose Nunes", "Josenunez"]) expect(keys.personaNameKey(group, other).SK).not.toBe(same[0]);
  });

  it("say which token a mark is of", () => {
    const token = unowned.refreshTokenKey("hash");
    expect(keys.markedToken(keys.tokenMarkKey("C#c#U#u", token))).toEqual(token);
  });
});
