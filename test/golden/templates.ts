import { appOf } from "../infrastructure/synthesise.ts";
import type { Golden } from "./golden.ts";

/** What is deployed, as CloudFormation gets it, by stack; every function holds one line instead of its bundle. */
export const collectTemplates = (): Golden =>
  Object.fromEntries(
    appOf()
      .synth()
      .stacks.map(({ stackName, template }) => [`templates/${stackName}`, JSON.stringify(template, null, 1)]),
  );
