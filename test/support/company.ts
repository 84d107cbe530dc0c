import { expect } from "vitest";
import { createClient, type Answer, type Call, type Client } from "../../clients/typescript/src/index.ts";
import { isFinal } from "../../functions/studies/simulation/transitions.ts";
import { RawClient } from "./raw-client.ts";
import { until } from "./until.ts";

let companies = 0;

export const PASSWORD = "correct horse battery";

type Group = Answer<"getPersonaGroup">;

/** A signed-up company with the calls that tests make again and again. Each comes from an address of its own. */
export class Company extends RawClient {
  email = "";
  user: any;

  static async signUp(url: string): Promise<Company> {
    companies += 1;
    const company = new Company(url, `127.0.${Math.floor(companies / 250) + 1}.${(companies % 250) + 1}`);
    company.email = `owner-${process.pid}-${companies}@example.com`;
    const body = { email: company.email, password: PASSWORD, company_name: `Company ${companies}` };
    const answer = await company.api.signUp({ body });
    company.token = answer.access_token;
    company.user = answer.user;
    return company;
  }

  /** What is to succeed, by the route's name; sent as everything else of the company is, and as closely looked at. */
  get api(): Client {
    return createClient({
      url: this.url,
      patience: { attempts: 1 },
      idempotencyKeys: false,
      send: this.send,
      ...(this.token ? { key: this.token } : {}),
    });
  }

  async createProject(name = "Project"): Promise<string> {
    return (await this.api.createProject({ body: { name } })).id;
  }

  /** A group that speaks English, as the material of most tests does, wherever it lives. */
  async createGroup(projectId: string, fields: Partial<Call<"createPersonaGroup">["body"]> = {}): Promise<string> {
    const body = { name: "Group", location: "Munich, Germany", language: "en", persona_count: 2, ...fields };
    return (await this.api.createPersonaGroup({ params: { project_id: projectId }, body })).id;
  }

  waitForGroup(projectId: string, groupId: string, seconds?: number): Promise<Group> {
    const params = { project_id: projectId, group_id: groupId };
    return until(
      () => this.api.getPersonaGroup({ params }),
      ({ generation_status }) => ["complete", "failed"].includes(generation_status),
      seconds,
    );
  }

  /** @param count how many are made, of more than the ten that a group can be created with */
  async generate(projectId: string, groupId: string, count?: number): Promise<Group> {
    const params = { project_id: projectId, group_id: groupId };
    await this.api.generatePersonas({ params, ...(count === undefined ? {} : { body: { count } }) });
    return this.waitForGroup(projectId, groupId);
  }

  /** A project with a group whose personas are ready. */
  async prepare(fields: Parameters<Company["createGroup"]>[1] = {}): Promise<{ projectId: string; groupId: string }> {
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

  waitForSimulation(projectId: string, simulationId: string, seconds?: number): Promise<Answer<"getSimulation">> {
    const params = { project_id: projectId, simulation_id: simulationId };
    return until(
      () => this.api.getSimulation({ params }),
      ({ status }) => isFinal(status),
      seconds,
    );
  }
}

export const CONCEPT = "An oat drink with 3 g of protein per glass, without added sugar, at 1.99 EUR per litre.";
