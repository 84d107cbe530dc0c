// Removes parts of data files from bundles; see lib/bundle.ts.
import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** Every data file names its source for its readers in this repository: about 400 bytes that no function needs. */
export const withoutSources: Plugin = {
  name: "without-sources",
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]functions[\\/](?:data|languages[\\/]\w+)[\\/][\w-]+\.json$/ }, async ({ path }) => {
      const { source: _, ...data } = JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
      return { contents: JSON.stringify(data), loader: "json" };
    }),
};
