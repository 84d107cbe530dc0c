// Helps the bundler leave out the schemas of unused operations; see lib/bundle.ts.
import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

const STRING_CONSTANT = /^const (\w+) = ("[^"\\]*");$/gm;
const COMPUTED_KEY = /\[(\w+)\]: /g;

/**
 * Replaces the names of a module's string constants where they are keys of objects: `{ [_h]: 1 }` becomes `{ "http": 1
 * }`.
 * @param code source of a module of schemas, one constant per line
 */
export function withLiteralKeys(code: string): string {
  const constants = new Map([...code.matchAll(STRING_CONSTANT)].map(([, name, literal]) => [name, literal]));
  return code.replace(COMPUTED_KEY, (key, name: string) => {
    const literal = constants.get(name);
    return literal === undefined ? key : `${literal}: `;
  });
}

/**
 * Every client of the SDK has the schemas of all its operations in one module. A key in brackets counts as code that
 * may have an effect, so esbuild keeps each schema that has one, used or not: 55 KB for S3, 9 KB for Bedrock.
 */
export const literalSchemaKeys: Plugin = {
  name: "literal-schema-keys",
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]client-[\w-]+[\\/]dist-es[\\/]schemas[\\/]schemas_\d+\.js$/ }, async ({ path }) => ({
      contents: withLiteralKeys(await readFile(path, "utf8")),
      loader: "js",
    })),
};
