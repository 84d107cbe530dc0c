// What bundles keep of data; see lib/bundle.ts.
import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** Every file of data names its source, for whoever reads it here: some 400 bytes that no function needs. */
export const withoutSources: Plugin = {
  name: "without-sources",
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]functions[\\/](?:data|languages[\\/]\w+)[\\/][\w-]+\.json$/ }, async ({ path }) => {
      const { source: _, ...data } = JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
      return { contents: JSON.stringify(data), loader: "json" };
    }),
};
