// What bundles keep of the manifests of packages; see lib/bundle.ts.
import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** Clients of the SDK import their whole package.json, two kilobytes each, to say their version. */
export const packageVersions: Plugin = {
  name: "package-versions",
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]node_modules[\\/]@aws-sdk[\\/].+[\\/]package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, "utf8")) as { version: string };
      return { contents: JSON.stringify({ version }), loader: "json" };
    }),
};
