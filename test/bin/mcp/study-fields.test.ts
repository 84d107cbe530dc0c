import { InMemoryTransport } from "@modelcontextprotocol/server";
import { Client } from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import { createServer } from "../../../bin/mcp/server.ts";
import { createClient } from "../../../clients/typescript/src/index.ts";
import { createSimulationSchema, takesField } from "../../../functions/studies/simulation/create-schema.ts";
import type { SimulationType } from "../../../functions/studies/simulation/schemas.ts";
import { simulationTypes } from "../../../functions/platform/log/study-types.ts";

type Field = keyof typeof createSimulationSchema.shape;
const fields = Object.keys(createSimulationSchema.shape) as Field[];

/** A body with one field more than a kind of study needs, as the service would take it of some kind. */
const given: Readonly<Record<Field, unknown>> = {
  persona_group_id: "g",
  simulation_type: undefined,
  name: "Name",
  prompt_question: "What do you think of oat milk?",
  briefing_ids: ["b"],
  concepts: [
    { name: "A", text: "Oat milk" },
    { name: "B", text: "Soy milk" },
  ],
  design: "monadic",
  direct_estimate: true,
  weights: { population: "market" },
  sample: { completes: 5 },
  max_cost_usd: 5,
  report_language: "de",
};
const bodyOf = (kind: SimulationType, field: Field) => ({
  ...{ persona_group_id: "g", prompt_question: "What do you think of oat milk?", simulation_type: kind },
  ...(field === "simulation_type" ? {} : { [field]: given[field] }),
  ...(field === "design" ? { concepts: given.concepts } : {}),
});

describe("the fields of a new study", () => {
  it.each(simulationTypes)("are those that the service takes of a %s", (kind) => {
    const taken = fields.filter((field) => createSimulationSchema.safeParse(bodyOf(kind, field)).success);
    expect(taken).toEqual(fields.filter((field) => takesField(kind, field)));
  });

  it("are offered by a tool that runs a study only where its kind of study takes them", async () => {
    const [here, there] = InMemoryTransport.createLinkedPair();
    const server = createServer(createClient({ url: "http://127.0.0.1:9/api/v1", key: "k" }));
    const client = new Client({ name: "test", version: "1" });
    await Promise.all([server.connect(there), client.connect(here)]);
    const { tools } = await client.listTools();
    const offered = Object.fromEntries(
      tools.map(({ name, inputSchema }) => [
        name,
        Object.keys(inputSchema.properties ?? {}).filter((field) => fields.includes(field as Field)),
      ]),
    );
    const kinds = {
      run_concept_test: "concept_test",
      run_survey: "survey",
      run_focus_group: "focus_group",
      run_interviews: "idi_ai",
      run_conjoint: "conjoint",
    } as const;
    for (const [tool, kind] of Object.entries(kinds)) {
      // A conjoint brings a design of its own, that of its choice tasks.
      const isTaken = (field: Field) => takesField(kind, field) || (kind === "conjoint" && field === "design");
      const taken = fields.filter((field) => field !== "simulation_type" && isTaken(field));
      expect([tool, ...(offered[tool] ?? []).toSorted()]).toEqual([tool, ...taken.toSorted()]);
    }
    await client.close();
  });
});
