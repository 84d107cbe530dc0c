/**
 * Every key of the table is built here and nowhere else; ACCESS_PATTERNS.md lists who reads and writes what with them.
 *
 * | item                     | PK                          | SK                  |
 * |--------------------------|-----------------------------|---------------------|
 * | account of an address    | `EMAIL#<email>`             | `ACCOUNT`           |
 * | refresh token            | `REFRESH#<sha256>`          | `TOKEN`             |
 * | requests of an address   | `RATE#<route>#<address>`    | `WINDOW`            |
 * | company                  | `C#<company>`               | `COMPANY`           |
 * | user                     | `C#<company>`               | `USER#<user>`       |
 * | project                  | `C#<company>`               | `PROJECT#<project>` |
 * | removal job              | `C#<company>`               | `REMOVAL#<job>`     |
 * | sessions of a user       | `C#<company>#U#<user>`      | `FAMILY#<family>`   |
 * | persona group            | `C#<company>#P#<project>`   | `GROUP#<group>`     |
 * | simulation               | `C#<company>#P#<project>`   | `SIMULATION#<sim>`  |
 * | sampling plan            | `…#P#<project>#G#<group>`   | `PLAN`              |
 * | persona                  | `…#P#<project>#G#<group>`   | `PERSONA#<persona>` |
 * | name taken in a group    | `…#P#<project>#G#<group>`   | `NAME#<name>`       |
 * | participant of a study   | `…#P#<project>#S#<sim>`     | `PARTICIPANT#<p>`   |
 * | result of a participant  | `…#P#<project>#S#<sim>`     | `RESULT#<persona>`  |
 * | aggregate of a study     | `…#P#<project>#S#<sim>`     | `AGGREGATE`         |
 *
 * Whatever belongs to a company has the company id from the caller's token at the front of its partition key, so no
 * code path can read another company's item: under one's own key it does not exist. The first three rows are what is
 * known before a company is.
 */
export interface Key {
  PK: string;
  SK: string;
}

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

const company = (companyId: string) => `C#${companyId}`;
const project = ({ companyId, projectId }: ProjectRef) => `${company(companyId)}#P#${projectId}`;
const group = (ref: GroupRef) => `${project(ref)}#G#${ref.groupId}`;
const simulation = (ref: SimulationRef) => `${project(ref)}#S#${ref.simulationId}`;

export const accountKey = (email: string): Key => ({ PK: `EMAIL#${email}`, SK: "ACCOUNT" });
export const refreshTokenKey = (sha256: string): Key => ({ PK: `REFRESH#${sha256}`, SK: "TOKEN" });
export const rateWindowKey = (route: string, address: string): Key => ({
  PK: `RATE#${route}#${address}`,
  SK: "WINDOW",
});

export const companyKey = (companyId: string): Key => ({ PK: company(companyId), SK: "COMPANY" });
export const userKey = (companyId: string, userId: string): Key => ({ PK: company(companyId), SK: `USER#${userId}` });
export const sessionFamilyKey = (companyId: string, userId: string, familyId: string): Key => ({
  PK: `${company(companyId)}#U#${userId}`,
  SK: `FAMILY#${familyId}`,
});
export const removalJobKey = (companyId: string, jobId: string): Key => ({
  PK: company(companyId),
  SK: `REMOVAL#${jobId}`,
});

export const PROJECT_PREFIX = "PROJECT#";
export const projectKey = ({ companyId, projectId }: ProjectRef): Key => ({
  PK: company(companyId),
  SK: `${PROJECT_PREFIX}${projectId}`,
});
export const projectsPartition = (companyId: string): string => company(companyId);

export const GROUP_PREFIX = "GROUP#";
export const groupKey = (ref: GroupRef): Key => ({ PK: project(ref), SK: `${GROUP_PREFIX}${ref.groupId}` });
export const SIMULATION_PREFIX = "SIMULATION#";
export const simulationKey = (ref: SimulationRef): Key => ({
  PK: project(ref),
  SK: `${SIMULATION_PREFIX}${ref.simulationId}`,
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
export const samplingPlanKey = (ref: GroupRef): Key => ({ PK: group(ref), SK: "PLAN" });
export const groupPartition = (ref: GroupRef): string => group(ref);

export const PARTICIPANT_PREFIX = "PARTICIPANT#";
export const participantKey = (ref: SimulationRef, personaId: string): Key => ({
  PK: simulation(ref),
  SK: `${PARTICIPANT_PREFIX}${personaId}`,
});
export const RESULT_PREFIX = "RESULT#";
export const resultKey = (ref: SimulationRef, personaId: string): Key => ({
  PK: simulation(ref),
  SK: `${RESULT_PREFIX}${personaId}`,
});
export const aggregateKey = (ref: SimulationRef): Key => ({ PK: simulation(ref), SK: "AGGREGATE" });
export const simulationPartition = (ref: SimulationRef): string => simulation(ref);

/** Names that people would take for the same name are the same: case, accents and spacing do not keep them apart. */
const normalName = (name: string): string =>
  name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/g, " ").trim();
