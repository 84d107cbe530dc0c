import * as z from "zod";
import { readerOf } from "./entity.ts";
import { isRerun, rerunPrefix } from "../rerun.ts";

/**
 * Every key of an item that belongs to a company is built here and nowhere else. Exceptions: the library has
 * library-keys.ts, webhooks have webhook-keys.ts. ACCESS_PATTERNS.md lists the code that reads and writes with these
 * keys.
 *
 * | item                     | PK                          | SK                  |
 * |--------------------------|-----------------------------|---------------------|
 * | company                  | `C#<company>`               | `COMPANY`           |
 * | its spending of a month  | `C#<company>`               | `SPENDING#<month>`  |
 * | its own budget           | `C#<company>`               | `BUDGET`            |
 * | its logo and colour      | `C#<company>`               | `BRAND`             |
 * | salt of its encryption   | `C#<company>`               | `ENCRYPTION_SALT`   |
 * | user                     | `C#<company>`               | `USER#<user>`       |
 * | project                  | `C#<company>`               | `PROJECT#<project>` |
 * | deletion job             | `C#<company>`               | `DELETION#<job>`    |
 * | invitation               | `C#<company>`               | `INVITATION#<id>`   |
 * | which of them are open   | `C#<company>`               | `INVITATIONS`       |
 * | API key                  | `C#<company>`               | `API_KEY#<id>`      |
 * | answer to be repeated    | `C#<company>`               | `ANSWER#<sha256>`   |
 * | its invitations' tokens  | `C#<company>`               | `TOKEN#INVITE#<sha256>` |
 * | human study's pair       | `C#<company>#CALIBRATION`   | `PAIR#<human study>` |
 * | concept test's figures   | `C#<company>#CALIBRATION`   | `NORM#<sim>`        |
 * | sessions of a user       | `C#<company>#U#<user>`      | `FAMILY#<family>`   |
 * | a user's tokens          | `C#<company>#U#<user>`      | `TOKEN#<PK of the token>` |
 * | persona group            | `C#<company>#P#<project>`   | `GROUP#<group>`     |
 * | simulation               | `C#<company>#P#<project>`   | `SIMULATION#<sim>`  |
 * | input of a study         | `C#<company>#P#<project>`   | `SIMULATION#<sim>#INPUT` |
 * | rerun of a simulation    | `C#<company>#P#<project>`   | `RERUN#<sim>_<study>_<n>` |
 * | briefing                 | `C#<company>#P#<project>`   | `BRIEFING#<id>`     |
 * | upload                   | `C#<company>#P#<project>`   | `UPLOAD#<upload>`   |
 * | human study              | `C#<company>#P#<project>`   | `HUMAN_STUDY#<id>`  |
 * | some of its questions    | `C#<company>#P#<project>`   | `HUMAN_STUDY#<id>#QUESTIONS#<first>` |
 * | choices of some people   | `C#<company>#P#<project>`   | `HUMAN_STUDY#<id>#CHOOSERS#<first>` |
 * | sampling plan            | `…#P#<project>#G#<group>`   | `PLAN`              |
 * | persona                  | `…#P#<project>#G#<group>`   | `PERSONA#<persona>` |
 * | name taken in a group    | `…#P#<project>#G#<group>`   | `NAME#<name>`       |
 * | library persona used     | `…#P#<project>#G#<group>`   | `LIBRARY#<persona>` |
 * | real respondent          | `…#P#<project>#G#<group>`   | `RESPONDENT#<persona>` |
 * | rows of an upload        | `…#P#<project>#G#<group>`   | `ROWS#<generation>#<n>` |
 * | consent declared for it  | `…#P#<project>#G#<group>`   | `CONSENT#<generation>` |
 * | participant of a study   | `…#P#<project>#S#<sim>`     | `PARTICIPANT#<p>`   |
 * | what is there of it yet  | `…#P#<project>#S#<sim>`     | `DRAFT#<persona>`   |
 * | message of a transcript  | `…#P#<project>#S#<sim>`     | `MESSAGE#<number>`  |
 * | result of a participant  | `…#P#<project>#S#<sim>`     | `RESULT#<persona>`  |
 * | aggregate of a study     | `…#P#<project>#S#<sim>`     | `AGGREGATE`         |
 * | its themes, put together | `…#P#<project>#S#<sim>`     | `THEME_GROUPS`      |
 * | direct estimate          | `…#P#<project>#S#<sim>`     | `ESTIMATE#<question>` |
 * | reliability study        | `…#P#<project>#S#<sim>`     | `RELIABILITY#<study>` |
 * | codebook of a question   | `…#P#<project>#S#<sim>`     | `CODEBOOK#<question>` |
 * | what came of one batch   | `…#P#<project>#S#<sim>`     | `CODED#<coding>#<n>` |
 * | what models were asked   | `…#P#<project>#S#<sim>`     | `CALLS#<id>`        |
 * | the prompts as sent      | `…#P#<project>#S#<sim>`     | `PROMPTS#<id>`      |
 * | what models answered     | `…#P#<project>#S#<sim>`     | `ANSWERS#<id>`      |
 * | vectors of texts         | `…#P#<project>#S#<sim>`     | `VECTORS#<id>`      |
 * | link to its report       | `…#P#<project>#S#<sim>`     | `LINK#<link>`       |
 *
 * The partition key of every item of a company begins with the company id from the caller's token. No code path can
 * therefore read another company's item: under the caller's own key it does not exist. Public items, and items that
 * exist before a company is known, have their keys in unowned-keys.ts.
 */
export interface Key {
  PK: string;
  SK: string;
}

/** For queries that read only keys. */
export const keyReader = readerOf("key", z.object({ PK: z.string(), SK: z.string() }));

export interface ProjectRef {
  companyId: string;
  projectId: string;
}
export interface GroupRef extends ProjectRef {
  groupId: string;
}
export interface SimulationRef extends ProjectRef {
  simulationId: string;
}
export interface BriefingRef extends ProjectRef {
  briefingId: string;
}
export interface HumanStudyRef extends ProjectRef {
  humanStudyId: string;
}

const company = (companyId: string) => `C#${companyId}`;
const project = ({ companyId, projectId }: ProjectRef) => `${company(companyId)}#P#${projectId}`;
const group = (ref: GroupRef) => `${project(ref)}#G#${ref.groupId}`;
const simulation = (ref: SimulationRef) => `${project(ref)}#S#${ref.simulationId}`;
const below = (ref: SimulationRef, SK: string): Key => ({ PK: simulation(ref), SK });

export const TOKEN_MARK_PREFIX = "TOKEN#";
/** Marks, in the owner's partition, that a token exists; the token itself is stored under its hash. */
export const tokenMarkKey = (partition: string, token: Key): Key => ({
  PK: partition,
  SK: `${TOKEN_MARK_PREFIX}${token.PK}`,
});
/** The key of the token that a mark refers to. */
export const markedToken = ({ SK }: Key): Key => ({ PK: SK.slice(TOKEN_MARK_PREFIX.length), SK: "TOKEN" });

export const companyKey = (companyId: string): Key => ({ PK: company(companyId), SK: "COMPANY" });
export const userKey = (companyId: string, userId: string): Key => ({ PK: company(companyId), SK: `USER#${userId}` });
export const companyCostKey = (companyId: string, month: string): Key => ({
  PK: company(companyId),
  SK: `SPENDING#${month}`,
});
export const companyBudgetKey = (companyId: string): Key => ({ PK: company(companyId), SK: "BUDGET" });
export const brandKey = (companyId: string): Key => ({ PK: company(companyId), SK: "BRAND" });
export const encryptionSaltKey = (companyId: string): Key => ({ PK: company(companyId), SK: "ENCRYPTION_SALT" });
export const USER_PREFIX = "USER#";
export const companyPartition = (companyId: string): string => company(companyId);
export const INVITATION_PREFIX = "INVITATION#";
export const invitationKey = (companyId: string, invitationId: string): Key => ({
  PK: company(companyId),
  SK: `${INVITATION_PREFIX}${invitationId}`,
});
export const invitationListKey = (companyId: string): Key => ({ PK: company(companyId), SK: "INVITATIONS" });
export const API_KEY_PREFIX = "API_KEY#";
export const apiKeyKey = (companyId: string, apiKeyId: string): Key => ({
  PK: company(companyId),
  SK: `${API_KEY_PREFIX}${apiKeyId}`,
});
export const IDEMPOTENCY_PREFIX = "ANSWER#";
export const idempotencyRecordKey = (companyId: string, keySha256: string): Key => ({
  PK: company(companyId),
  SK: `${IDEMPOTENCY_PREFIX}${keySha256}`,
});
export const userPartition = (companyId: string, userId: string): string => `${company(companyId)}#U#${userId}`;
export const sessionFamilyKey = (companyId: string, userId: string, familyId: string): Key => ({
  PK: userPartition(companyId, userId),
  SK: `FAMILY#${familyId}`,
});
export const DELETION_PREFIX = "DELETION#";
export const deletionJobKey = (companyId: string, jobId: string): Key => ({
  PK: company(companyId),
  SK: `${DELETION_PREFIX}${jobId}`,
});

export const PROJECT_PREFIX = "PROJECT#";
export const projectKey = ({ companyId, projectId }: ProjectRef): Key => ({
  PK: company(companyId),
  SK: `${PROJECT_PREFIX}${projectId}`,
});

export const PAIR_PREFIX = "PAIR#";
export const calibrationPartition = (companyId: string): string => `${company(companyId)}#CALIBRATION`;
export const pairKey = (companyId: string, humanStudyId: string): Key => ({
  PK: calibrationPartition(companyId),
  SK: `${PAIR_PREFIX}${humanStudyId}`,
});

export const NORM_PREFIX = "NORM#";
export const normKey = (companyId: string, simulationId: string): Key => ({
  PK: calibrationPartition(companyId),
  SK: `${NORM_PREFIX}${simulationId}`,
});

export const GROUP_PREFIX = "GROUP#";
export const groupKey = (ref: GroupRef): Key => ({ PK: project(ref), SK: `${GROUP_PREFIX}${ref.groupId}` });
export const SIMULATION_PREFIX = "SIMULATION#";
export const RERUN_PREFIX = "RERUN#";
/** Reruns are in the same partition as simulations, under their own prefix, so lists of simulations skip them. */
const simulationSortKey = (id: string): string => `${isRerun(id) ? RERUN_PREFIX : SIMULATION_PREFIX}${id}`;
export const simulationKey = (ref: SimulationRef): Key => ({
  PK: project(ref),
  SK: simulationSortKey(ref.simulationId),
});
/** Beginning of the sort keys of a simulation's reruns. */
export const rerunsOf = (simulationId: string): string => `${RERUN_PREFIX}${rerunPrefix(simulationId)}`;
/** The range of sort keys that contains all reruns of these simulations; it may also contain those of others. */
export function rerunsAmong(simulationIds: readonly string[]): [string, string] {
  const sorted = simulationIds.toSorted();
  // Sorts after every character that can follow an id.
  return [rerunsOf(sorted[0] ?? ""), `${rerunsOf(sorted.at(-1) ?? "")}~`];
}
/** Survey, guide or design of a study, stored next to its simulation so that one Query finds both. */
export const studyInputKey = (ref: SimulationRef): Key => ({
  PK: project(ref),
  SK: `${simulationSortKey(ref.simulationId)}#INPUT`,
});
export const BRIEFING_PREFIX = "BRIEFING#";
export const briefingKey = (ref: BriefingRef): Key => ({
  PK: project(ref),
  SK: `${BRIEFING_PREFIX}${ref.briefingId}`,
});
export const UPLOAD_PREFIX = "UPLOAD#";
export const uploadKey = (ref: ProjectRef, uploadId: string): Key => ({
  PK: project(ref),
  SK: `${UPLOAD_PREFIX}${uploadId}`,
});
export const HUMAN_STUDY_PREFIX = "HUMAN_STUDY#";
/** Prefix of a human study and of the answers to its questions: one Query finds both. */
export const humanStudyPrefix = ({ humanStudyId }: HumanStudyRef): string => `${HUMAN_STUDY_PREFIX}${humanStudyId}`;
export const humanStudyKey = (ref: HumanStudyRef): Key => ({ PK: project(ref), SK: humanStudyPrefix(ref) });
/** @param first position of the first question in the item */
export const humanAnswersKey = (ref: HumanStudyRef, first: number): Key => ({
  PK: project(ref),
  SK: `${humanStudyPrefix(ref)}#QUESTIONS#${String(first).padStart(3, "0")}`,
});
/** @param first place of the first person in the item */
export const humanChoosersKey = (ref: HumanStudyRef, first: number): Key => ({
  PK: project(ref),
  SK: `${humanStudyPrefix(ref)}#CHOOSERS#${String(first).padStart(5, "0")}`,
});
export const projectPartition = (ref: ProjectRef): string => project(ref);

export const PERSONA_PREFIX = "PERSONA#";
export const personaKey = (ref: GroupRef, personaId: string): Key => ({
  PK: group(ref),
  SK: `${PERSONA_PREFIX}${personaId}`,
});
export const NAME_PREFIX = "NAME#";
export const personaNameKey = (ref: GroupRef, name: string): Key => ({
  PK: group(ref),
  SK: `${NAME_PREFIX}${normalName(name)}`,
});
export const REUSE_PREFIX = "LIBRARY#";
/** Records that a library persona was used in a group, for the code that removes the group. */
export const reuseKey = (ref: GroupRef, libraryPersonaId: string): Key => ({
  PK: group(ref),
  SK: `${REUSE_PREFIX}${libraryPersonaId}`,
});
export const samplingPlanKey = (ref: GroupRef): Key => ({ PK: group(ref), SK: "PLAN" });
export const RESPONDENT_PREFIX = "RESPONDENT#";
export const respondentKey = (ref: GroupRef, personaId: string): Key => ({
  PK: group(ref),
  SK: `${RESPONDENT_PREFIX}${personaId}`,
});
export const ROWS_PREFIX = "ROWS#";
export const respondentRowsKey = (ref: GroupRef, generation: number, part: number): Key => ({
  PK: group(ref),
  SK: `${ROWS_PREFIX}${generation}#${part}`,
});
export const consentKey = (ref: GroupRef, generation: number): Key => ({
  PK: group(ref),
  SK: `CONSENT#${generation}`,
});
export const groupPartition = (ref: GroupRef): string => group(ref);

export const PARTICIPANT_PREFIX = "PARTICIPANT#";
export const participantKey = (ref: SimulationRef, personaId: string): Key =>
  below(ref, `${PARTICIPANT_PREFIX}${personaId}`);
export const RESULT_PREFIX = "RESULT#";
export const resultKey = (ref: SimulationRef, personaId: string): Key => below(ref, `${RESULT_PREFIX}${personaId}`);
export const ESTIMATE_PREFIX = "ESTIMATE#";
export const estimateKey = (ref: SimulationRef, questionId: string): Key =>
  below(ref, `${ESTIMATE_PREFIX}${questionId}`);
export const DRAFT_PREFIX = "DRAFT#";
export const draftKey = (ref: SimulationRef, personaId: string): Key => below(ref, `${DRAFT_PREFIX}${personaId}`);
export const MESSAGE_PREFIX = "MESSAGE#";
/** @param sequence below a million, so that the keys sort as the numbers do */
export const messageKey = (ref: SimulationRef, sequence: number): Key =>
  below(ref, `${MESSAGE_PREFIX}${String(sequence).padStart(6, "0")}`);
/**
 * Prefix of the messages of one interview among several. Their numbers begin with the interview's thousand, see
 * `interviewSequence`.
 */
export const interviewPrefix = (position: number): string => `${MESSAGE_PREFIX}${String(position).padStart(3, "0")}`;
export const RELIABILITY_PREFIX = "RELIABILITY#";
export const reliabilityKey = (ref: SimulationRef, studyId: string): Key =>
  below(ref, `${RELIABILITY_PREFIX}${studyId}`);
export const CODEBOOK_PREFIX = "CODEBOOK#";
export const codebookKey = (ref: SimulationRef, id: string): Key => below(ref, `${CODEBOOK_PREFIX}${id}`);
export const codedAnswersKey = (ref: SimulationRef, codingId: string, batch: number): Key =>
  below(ref, `CODED#${codingId}#${batch}`);
export const CALLS_PREFIX = "CALLS#";
export const callsKey = (ref: SimulationRef, id: string): Key => below(ref, `${CALLS_PREFIX}${id}`);
export const PROMPTS_PREFIX = "PROMPTS#";
export const promptsKey = (ref: SimulationRef, id: string): Key => below(ref, `${PROMPTS_PREFIX}${id}`);
export const ANSWERS_PREFIX = "ANSWERS#";
export const answersKey = (ref: SimulationRef, id: string): Key => below(ref, `${ANSWERS_PREFIX}${id}`);
export const VECTORS_PREFIX = "VECTORS#";
export const vectorsKey = (ref: SimulationRef, id: string): Key => below(ref, `${VECTORS_PREFIX}${id}`);
export const REPORT_LINK_PREFIX = "LINK#";
export const reportLinkKey = (ref: SimulationRef, linkId: string): Key => below(ref, `${REPORT_LINK_PREFIX}${linkId}`);
export const aggregateKey = (ref: SimulationRef): Key => below(ref, "AGGREGATE");
export const themeGroupsKey = (ref: SimulationRef): Key => below(ref, "THEME_GROUPS");
export const simulationPartition = (ref: SimulationRef): string => simulation(ref);

/** Normalizes a name, so that names that differ only in case, accents or spacing are the same. */
const normalName = (name: string): string =>
  name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/g, " ").trim();
