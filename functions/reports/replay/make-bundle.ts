import { briefingObjects } from "../../briefings/record.ts";
import { createCallLog } from "../../models/call-log/store.ts";
import { isRespondent } from "../../personas/people/participant.ts";
import type { Encryption } from "../../personas/respondents/encryption.ts";
import { BadRequest, NotFound } from "../../platform/errors.ts";
import { packFloats } from "../../platform/table/float-vectors.ts";
import type { StoredItem } from "../../platform/table/entity.ts";
import { itemToJson } from "../../platform/table/item-json.ts";
import { HUMAN_STUDY_PREFIX, PAIR_PREFIX, type SimulationRef } from "../../platform/table/keys.ts";
import type { Table } from "../../platform/table/table.ts";
import { createRespondentStore } from "../../findings/respondents/store.ts";
import type { MakeFile } from "../files.ts";
import type { MakePage } from "../page.ts";
import type { ReadPicture } from "../stimuli.ts";
import { createReportStore, type ReportMaterial } from "../store.ts";
import { requireComplete } from "../report-source.ts";
import { BUNDLE_FORMAT, toBundledFile, type BundledFile, type UnsignedBundle } from "./bundle.ts";
import { captureItems } from "./capture-items.ts";
import { readLearned } from "./read-learned.ts";
import { makeOutputs } from "./outputs.ts";

/** The same as the limit of pictures for personas. */
const LARGEST_PICTURE_BYTES = 4_000_000;

const PEOPLE_LEFT_OUT =
  "The comparison with people, and what it taught the company: a bundle holds no answers of real people.";

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

async function readPictures({ briefings, place }: ReportMaterial, readPicture: ReadPicture): Promise<BundledFile[]> {
  const shown = briefings.filter(({ image }) => image);
  return Promise.all(
    shown.map(async ({ id }) => {
      const key = briefingObjects(place, id).image;
      const bytes = await readPicture(key, LARGEST_PICTURE_BYTES);
      if (!bytes) throw new BadRequest("A picture of the study was deleted; without it the study cannot be replayed");
      return toBundledFile(key, bytes, false);
    }),
  );
}

const isOfPeople = ({ SK }: StoredItem): boolean =>
  String(SK).startsWith(HUMAN_STUDY_PREFIX) || String(SK).startsWith(PAIR_PREFIX);

export interface BundleDependencies {
  table: Table;
  encryption: Encryption;
  readPicture: ReadPicture;
  makePage: MakePage;
  makeFile: MakeFile;
  version: string;
}

/**
 * Makes a bundle from which the study can be computed again without any model.
 * @throws NotFound; BadRequest if the study is not complete, speaks as real people, or was run before answers of models
 *   were kept
 */
export async function makeBundle(
  { table: stored, encryption, readPicture, version, ...makers }: BundleDependencies,
  ref: SimulationRef,
): Promise<UnsignedBundle> {
  const { table, items } = captureItems(stored);
  const read = await createReportStore(table, encryption, createRespondentStore(table, encryption)).find(ref);
  if (!read) throw new NotFound("Simulation");
  const { simulation, participants } = read;
  requireComplete(simulation, "it can be replayed");
  if (participants.some(({ profile }) => isRespondent(profile)))
    throw new BadRequest("This study speaks as real people; a bundle would hold what is known of them");
  const calls = createCallLog(stored);
  const [models, turns, texts, sent, pictures] = await Promise.all([
    calls.models(ref),
    calls.turns(ref),
    calls.vectors(ref),
    calls.prompts(ref),
    readPictures(read, readPicture),
  ]);
  if (!models || (read.asked.length > 0 && turns.length === 0))
    throw new BadRequest("This study was run before answers of models were kept; run it again to get a bundle");
  await readLearned(stored, table, { models, texts, language: simulation.language });
  const hasPeople = read.people.studies.length + read.known.pairs.length > 0;
  const material: ReportMaterial = hasPeople
    ? { ...read, people: { ...read.people, studies: [] }, known: { ...read.known, pairs: [] } }
    : read;
  const kept = hasPeople ? items().filter((item) => !isOfPeople(item)) : items();
  return {
    format: BUNDLE_FORMAT,
    service_version: version,
    study: {
      company_id: ref.companyId,
      project_id: ref.projectId,
      simulation_id: ref.simulationId,
      simulation_type: simulation.simulation_type,
      language: simulation.language,
      models,
    },
    left_out: hasPeople ? [PEOPLE_LEFT_OUT] : [],
    calls: turns.map((turn) => ({ ...turn, request: JSON.parse(sent.get(turn.sha256) ?? "null") as unknown })),
    texts: texts.map(({ modelId, text, vector }) => ({
      model_id: modelId,
      text,
      vector: toBase64(packFloats(vector)),
    })),
    items: kept
      .toSorted((a, b) => (`${String(a.PK)} ${String(a.SK)}` < `${String(b.PK)} ${String(b.SK)}` ? -1 : 1))
      .map(itemToJson),
    files: pictures,
    outputs: await makeOutputs(material, makers),
  };
}
