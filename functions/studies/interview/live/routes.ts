import { liveExchangeSchema, liveMessageSchema } from "./schemas.ts";
import { simulationSchema } from "../../simulation/schemas.ts";
import { exampleExchange, exampleSimulation } from "../../simulation/example.ts";
import { defineRoutes } from "../../../platform/http/route.ts";

const common = {
  tag: "Simulations",
  auth: "bearer",
  cache: "no-store",
  function: "api-live-interviews",
} as const;
const base = "/projects/{project_id}/simulations";

export const liveInterviewRoutes = defineRoutes({
  sendMessage: {
    ...common,
    content: "synthetic",
    method: "POST",
    needsBudget: true,
    // Fifty people who talk to personas at once each say something every twenty seconds.
    throttle: { rate: 3, burst: 10 },
    path: `${base}/{simulation_id}/messages`,
    idempotent: true,
    summary: "Say something in a live interview and get the persona's reply",
    description: [
      "The persona stays in character and remembers the talk so far and the briefings. Without `persona_id` " +
        "the message goes to the persona you wrote to last; at first to the group's first. Each persona has a " +
        "talk of its own. The first message makes the simulation `active`.",
      "Messages that are sent at once are answered one after the other, in the order in which they arrive. If no " +
        "answer can be had in time, the answer is 429 and nothing is stored: send the message again.",
    ].join("\n\n"),
    body: liveMessageSchema,
    bodyExample: { content: "What do you usually have for breakfast, and why?" },
    created: "/projects/{project_id}/simulations/{simulation_id}/messages",
    responses: {
      201: { description: "The message and the reply.", schema: liveExchangeSchema, example: exampleExchange },
    },
    refusals: {
      400:
        "The simulation is not a live interview that accepts messages, a briefing of it has been deleted, or the " +
        "model declines to answer.",
      429: "No answer could be had in time; send the message again.",
    },
  },
  endInterview: {
    ...common,
    content: "synthetic",
    method: "POST",
    needsBudget: true,
    path: `${base}/{simulation_id}/end`,
    idempotent: true,
    summary: "End a live interview and start its report",
    description: "Needs at least one message (400 otherwise). The report covers every persona that got a message.",
    responses: {
      202: {
        description: "The simulation; its report is being written.",
        schema: simulationSchema,
        example: { ...exampleSimulation, simulation_type: "idi_manual", status: "generating_report" },
      },
    },
    refusals: { 400: "The simulation is not a live interview, has not begun, or has ended." },
  },
});
