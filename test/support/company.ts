import { expect } from "vitest";
import { ApiClient } from "./api-client.ts";
import { until } from "./until.ts";

let companies = 0;

export const PASSWORD = "correct horse battery";

/** A signed-up company with the calls that tests make again and again. Each comes from an address of its own. */
export class Company extends ApiClient {
  email = "";
  user: any;

  static async signUp(url: string): Promise<Company> {
    companies += 1;
    const company = new Company(url, `127.0.${Math.floor(companies / 250) + 1}.${(companies % 250) + 1}`);
    company.email = `owner-${process.pid}-${companies}@example.com`;
    const answer = await company.post("/auth/signup", {
      email: company.email,
      password: PASSWORD,
      company_name: `Company ${companies}`,
    });
    expect(answer.status).toBe(201);
    company.token = answer.body.access_token as string;
    company.user = answer.body.user;
    return company;
  }

  async createProject(name = "Project"): Promise<string> {
    return (await this.post("/projects", { name })).body.id as string;
  }

  async createGroup(projectId: string, fields: Record<string, unknown> = {}): Promise<string> {
    const answer = await this.post(`/projects/${projectId}/persona-groups`, {
      name: "Group",
      location: "Munich, Germany",
      persona_count: 2,
      ...fields,
    });
    expect(answer.status).toBe(201);
    return answer.body.id as string;
  }

  async waitForGroup(projectId: string, groupId: string) {
    return until(
      async () => (await this.get(`/projects/${projectId}/persona-groups/${groupId}`)).body,
      (group) => ["complete", "failed"].includes(group.generation_status as string),
    );
  }

  async generate(projectId: string, groupId: string) {
    expect((await this.post(`/projects/${projectId}/persona-groups/${groupId}/generate`)).status).toBe(202);
    return this.waitForGroup(projectId, groupId);
  }

  /** A project with a group whose personas are ready. */
  async prepare(fields: Record<string, unknown> = {}): Promise<{ projectId: string; groupId: string }> {
    const projectId = await this.createProject();
    const groupId = await this.createGroup(projectId, fields);
    const group = await this.generate(projectId, groupId);
    expect(group.generation_status).toBe("complete");
    return { projectId, groupId };
  }

  startConceptTest(projectId: string, groupId: string, concept = CONCEPT) {
    return this.post(`/projects/${projectId}/simulations`, {
      persona_group_id: groupId,
      simulation_type: "concept_test",
      prompt_question: concept,
    });
  }

  async waitForSimulation(projectId: string, simulationId: string, seconds = 20) {
    return until(
      async () => (await this.get(`/projects/${projectId}/simulations/${simulationId}`)).body,
      (simulation) => ["complete", "failed", "aborted"].includes(simulation.status as string),
      seconds,
    );
  }
}

export const CONCEPT = "An oat drink with 3 g of protein per glass, without added sugar, at 1.99 EUR per litre.";
