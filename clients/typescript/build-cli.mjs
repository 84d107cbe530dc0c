// Bundles the MCP server of the repository into the package: `npx synthetic-consumer-research-client mcp`.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

await build({
  entryPoints: [fileURLToPath(new URL("../../bin/mcp.ts", import.meta.url))],
  outfile: process.argv[2] ?? "dist/cli.js",
  bundle: true,
  minify: true,
  platform: "node",
  target: "node22",
  format: "esm",
  define: { PACKAGED: "true" },
  // Parts of the bundle are CommonJS, which asks for modules of Node.
  banner: {
    js: `#!/usr/bin/env node
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);`,
  },
});
