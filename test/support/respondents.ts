import type { Company } from "./company.ts";
import { form } from "./form.ts";

/** A word of a row that stands nowhere else, by the number of the person and what it is in. */
export const canary = (person: number, of: string): string => `zq${of}${person}xk`;

export const COLUMNS = {
  id: "Person",
  facts: { age: "Age", gender: "Sex", income_level: "Income", occupation: "Job", location: "Town" },
  own_words: ["What do you drink?"],
  answers: { q1: "Satisfied", q2: "Shops" },
  ignored: ["E-mail"],
};
export const CONSENT = "All of them agreed in writing on 2026-11-02 to be used for simulated research.";

/** A file of so many people whose every cell of free text holds a canary. */
export function peopleCsv(count: number, from = 1): string {
  const people = Array.from({ length: count }, (_, index) => from + index).map((number) =>
    [
      canary(number, "id"),
      13 + (number % 100),
      number % 2 === 0 ? "weiblich" : "M",
      ["low", "mittel", "High"][number % 3],
      canary(number, "job"),
      canary(number, "town"),
      `"I like ${canary(number, "word")}, and nothing sweet"`,
      1 + (number % 7),
      "Supermarket | Online",
      `${canary(number, "mail")}@example.org`,
    ].join(","),
  );
  return ["Person,Age,Sex,Income,Job,Town,What do you drink?,Satisfied,Shops,E-mail", ...people].join("\n");
}

/** Sends a file of respondents. */
export function uploadRespondents(
  company: Company,
  { projectId, groupId }: { projectId: string; groupId: string },
  file: string | Buffer,
  {
    columns = COLUMNS,
    consent = CONSENT,
    headers = {},
  }: { columns?: object; consent?: string; headers?: Record<string, string> } = {},
) {
  const sent = form(
    { columns: JSON.stringify(columns), consent },
    { name: "people.csv", bytes: Buffer.from(file as string) },
  );
  return company.call("POST", `/projects/${projectId}/persona-groups/${groupId}/respondents`, {
    raw: sent.raw,
    headers: { ...sent.headers, ...headers },
  });
}

/** A group of so many respondents, made into personas. */
export async function respondentGroup(company: Company, count: number, project?: string) {
  const projectId = project ?? (await company.createProject());
  const groupId = await company.createGroup(projectId, { location: "Munich, Germany" });
  const group = { projectId, groupId };
  const { status } = await uploadRespondents(company, group, peopleCsv(count));
  if (status !== 202) throw new Error(`The upload was answered with ${status}`);
  await company.waitForGroup(projectId, groupId);
  return group;
}
