import { openModel } from "../models/port/model.ts";
import { openScanReader } from "./documents/textract/scan-reader.ts";
import type { Environment } from "../platform/functions/environment.ts";
import type { Budget } from "../platform/costs/budget.ts";
import { createBriefingReader, type BriefingReader } from "./read-briefing.ts";

// The rest of the 28 s of a request after the 18 s that OCR may take; callers make a second attempt themselves.
const MODEL_TIMEOUT_MS = 9_000;

/** Opens the reader of documents: OCR and the model that summarises. */
export const openReader = (
  { MODEL_IDS }: Pick<Environment<"api-briefings">, "MODEL_IDS">,
  budget: Budget,
): BriefingReader =>
  createBriefingReader({
    scans: openScanReader(),
    model: openModel({ budget, fallbacks: MODEL_IDS.fallbacks, timeoutMs: MODEL_TIMEOUT_MS }),
    modelId: MODEL_IDS.parse,
  });
