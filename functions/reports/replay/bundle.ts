import { createHash } from "node:crypto";
import * as z from "zod";
import { modelTurnSchema } from "../../models/call-log/record.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import { modelIdsSchema } from "../../platform/functions/environment.ts";
import { simulationTypeSchema } from "../../studies/simulation/schemas.ts";

/** Format of the bundle. Raise it with a change that makes older bundles unreadable. */
export const BUNDLE_FORMAT = "replay/1";

const fileSchema = z.object({
  name: z.string(),
  encoding: z.enum(["utf8", "base64"]),
  content: z.string(),
});
/** A file inside of a bundle: texts unchanged, other bytes in base64. */
export type BundledFile = z.infer<typeof fileSchema>;

export const bundleSchema = z
  .object({
    format: z.literal(BUNDLE_FORMAT),
    service_version: z.string(),
    study: z.object({
      company_id: z.string(),
      project_id: z.string(),
      simulation_id: z.string(),
      simulation_type: simulationTypeSchema,
      language: z.string(),
      models: modelIdsSchema.meta({ description: "Which model answered in which role." }),
    }),
    left_out: z.array(z.string()).meta({ description: "What the report has and the bundle has not, as sentences." }),
    calls: z
      .array(
        modelTurnSchema.extend({
          request: z.unknown().meta({ description: "The request as sent; null for a correction, and if not kept." }),
        }),
      )
      .meta({ description: "Every call of a model, in the order of time." }),
    texts: z
      .array(z.object({ model_id: z.string(), text: z.string(), vector: z.string() }))
      .meta({ description: "Every text that was embedded. Vectors are 32-bit floats in base64." }),
    items: z.array(z.record(z.string(), z.unknown())).meta({
      description: "Stored items that the study and its report are made from, as DynamoDB writes them in JSON.",
    }),
    files: z.array(fileSchema).meta({ description: "Pictures that personas were shown." }),
    outputs: z.array(fileSchema).meta({ description: "Results, report and exports as the service made them." }),
    signature: z.object({
      public_key: z.string().meta({ description: "Ed25519, SPKI in base64." }),
      digests: z
        .record(z.string(), z.string())
        .meta({ description: "SHA-256 of every part, by its place: `calls[3]`." }),
      value: z.string().meta({ description: "Signature of the digests, in base64." }),
    }),
  })
  .meta({ id: "ReplayBundle" });
export type Bundle = z.infer<typeof bundleSchema>;
export type UnsignedBundle = Omit<Bundle, "signature">;

/** Makes the signed bundle of a study. */
export type MakeReplay = (ref: SimulationRef) => Promise<Bundle>;

export const toBundledFile = (name: string, bytes: Uint8Array, isText: boolean): BundledFile => {
  const encoding = isText ? "utf8" : "base64";
  return { name, encoding, content: Buffer.from(bytes).toString(encoding) };
};
export const fileBytes = ({ content, encoding }: BundledFile): Buffer => Buffer.from(content, encoding);

const sha256 = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** SHA-256 of each part of a bundle by its place: one for each entry of a list, and one for each other part. */
export const digestParts = (bundle: UnsignedBundle): Record<string, string> =>
  Object.fromEntries(
    Object.entries(bundle)
      .filter(([key]) => key !== "signature")
      .flatMap(([key, value]): [string, string][] =>
        Array.isArray(value)
          ? value.map((entry, index) => [`${key}[${index}]`, sha256(entry)])
          : [[key, sha256(value)]],
      ),
  );
