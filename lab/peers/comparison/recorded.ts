import { readFileSync } from "node:fs";
import * as z from "zod";
import { peerNames, type PeerName } from "../studies/peers.ts";
import { studyNames, type StudyName } from "./material.ts";

const useSchema = z.object({
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  chain: z.int(),
  seconds: z.number(),
  embeddings: z.int(),
  embeddedTokens: z.int(),
  purposes: z.record(z.string(), z.int()),
});
export type PeerUse = z.infer<typeof useSchema>;

const studiesSchema = z.record(z.enum(studyNames as [StudyName, ...StudyName[]]), useSchema);

/** What the peers took when they were last counted: for machines without Python, or without the network. */
const recordedSchema = z.object({
  how: z.string(),
  latency_ms: z.int(),
  peers: z.record(
    z.enum(peerNames as [PeerName, ...PeerName[]]),
    z.object({ version: z.string(), source: z.string(), recorded_on: z.iso.date(), studies: studiesSchema }),
  ),
});
export type Recorded = z.infer<typeof recordedSchema>;

export const RECORDED = new URL("../studies/recorded.json", import.meta.url);

export const readRecorded = (): Recorded => recordedSchema.parse(JSON.parse(readFileSync(RECORDED, "utf8")));
