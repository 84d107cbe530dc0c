import { brotliCompressSync, constants } from "node:zlib";
import recorded from "./recorded.json" with { type: "json" };
import { ID_PATTERN, newId } from "../../platform/ids.ts";
import { DATA_FORMAT } from "../../platform/table/entity.ts";
import type { Key } from "../../platform/table/keys.ts";
import type { Item } from "../../platform/table/table.ts";
import type { Project } from "../schemas.ts";

/** The placeholder for the id of the company in a recording. */
export const COMPANY = "{company}";

/** Recorded values that JSON cannot represent, marked by their only field. */
export interface RecordedForms {
  /** A set of strings. */
  $set: string[];
  /** Bytes, in base64. */
  $bytes: string;
  /** A value that the table stores as compressed JSON. */
  $packed: unknown;
}

/** A project with everything below it, as stored in the table; `npm run lab -- examples` writes it. */
export interface RecordedProject {
  /** The id of the model that answered, as its server knows it. */
  model: string;
  /** ISO date. */
  recorded_on: string;
  project: Pick<Project, "id" | "name" | "persona_group_count" | "simulation_count">;
  /**
   * All items below the project, without their format number: a test finds items that a new format has made unreadable.
   */
  items: readonly unknown[];
}

/** The recording of `npm run lab -- examples`. */
export const sample: RecordedProject = recorded;

const forms: { readonly [F in keyof RecordedForms]: (value: RecordedForms[F]) => unknown } = {
  $set: (values) => new Set(values),
  $bytes: (text) => Uint8Array.from(Buffer.from(text, "base64")),
  $packed: (value) => brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};

function revived(_: string, value: unknown): unknown {
  const [name = "", ...others] = value !== null && typeof value === "object" ? Object.keys(value) : [];
  if (others.length > 0 || !(name in forms)) return value;
  const form = name as keyof RecordedForms;
  return forms[form]((value as RecordedForms)[form] as never);
}

const ids = new RegExp(ID_PATTERN.source.slice(1, -1), "g");

/**
 * A copy of a recorded project for a company: the same answers under new ids, which sort in the same order.
 * @param at the creation time of the copied project
 * @returns the project, and all items below it
 */
export function copyProject(recorded: RecordedProject, companyId: string, at: string) {
  const text = JSON.stringify({ project: recorded.project, items: recorded.items });
  const own = new Map([...new Set(text.match(ids))].toSorted().map((id) => [id, newId()]));
  const renamed = text.replaceAll(ids, (id) => own.get(id)!).replaceAll(COMPANY, companyId);
  const copy = JSON.parse(renamed, revived) as { project: RecordedProject["project"]; items: (Key & Item)[] };
  const project: Project = {
    ...copy.project,
    description:
      `A sample to look at: the personas and their answers were recorded with ${recorded.model} on ` +
      `${recorded.recorded_on}. Opening it calls no model and costs nothing. No real person was asked.`,
    company_id: companyId,
    created_at: at,
  };
  const items = copy.items.map((item): Key & Item => ({ ...item, schema_version: DATA_FORMAT }));
  return { project, items };
}
