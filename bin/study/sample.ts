import { sampleRequestSchema, type Quota, type SampleRequest } from "../../functions/studies/sample/schemas.ts";
import { UsageError } from "../cli/errors.ts";
import type { Given } from "./options.ts";

const QUOTA = /^(\w+)=(.+):(\d+)$/;
const AGES = /^(\d+)?-(\d+)?$/;

/** `gender=Female:25` or `age=18-34:10`. @throws UsageError */
function quotaOf(text: string): Quota {
  const [, fact = "", of = "", completes] = QUOTA.exec(text.trim()) ?? [];
  if (completes === undefined)
    throw new UsageError(`--quota takes gender=Female:25 or age=18-34:10 (several with semicolons), not "${text}".`);
  const quota = { fact: fact as Quota["fact"], completes: Number(completes) };
  if (fact !== "age") return { ...quota, value: of };
  const [whole, min, max] = AGES.exec(of.replace(/\+$/, "-")) ?? [];
  if (whole === undefined) throw new UsageError(`--quota: "${of}" is no band of ages such as 18-34, -34 or 65+.`);
  return {
    ...quota,
    ...(min === undefined ? {} : { min: Number(min) }),
    ...(max === undefined ? {} : { max: Number(max) }),
  };
}

/** What `--completes`, `--replacements` and `--quota` say; null where everybody is asked. @throws UsageError */
export function readSample({ completes, replacements, quota }: Given): SampleRequest | null {
  if (completes === undefined) return null;
  const read = sampleRequestSchema.safeParse({
    completes: Number(completes),
    ...(replacements === undefined ? {} : { replacements: Number(replacements) }),
    ...(quota === undefined ? {} : { quotas: quota.split(";").map(quotaOf) }),
  });
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  const name = path[0] === "quotas" ? "quota" : String(path[0]);
  throw new UsageError(`--${name}: ${message}.`);
}
