// The modules that become files of their own next to a bundle; see lib/bundle.ts.
import { readdirSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import type { Metafile, Plugin } from "esbuild";
import { projectRoot } from "../project-root.ts";

/**
 * The modules of a folder. Each format of exports and questionnaires is one module; no other is loaded with `import()`.
 */
const filesIn = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder)).flatMap((name) => (name.endsWith(".ts") ? `${folder}/${name}` : []));

/**
 * The modules that functions rarely need and load with `import()` when they do. Inside the bundle, such a module would
 * be read and scanned at every start. It would also be wrapped together with all modules that it shares with the rest;
 * for S3, that costs as much as it saves.
 *
 * Such a file has its own copy of every module that it imports. So modules belong here only if they share no state with
 * their function and nobody compares their classes. Errors that the API answers and the context of the work must not be
 * among them.
 */
const MODULES = [
  "functions/personas/avatars/draw-avatar.ts",
  "functions/briefings/documents/describe-content.ts",
  "functions/models/openai-compatible/provider.ts",
  "functions/languages/tables/console-words.ts",
  "functions/platform/files/downloads.ts",
  "functions/platform/files/file-store.ts",
  "functions/studies/survey/import/lss/read-lss.ts",
  "functions/studies/survey/import/qsf/read-qsf.ts",
  "functions/reports/document/report-document.ts",
  "functions/reports/markdown/report-markdown.ts",
  "functions/reports/page/report-page.ts",
  "functions/platform/table/reach-table.ts",
  ...filesIn("functions/reports/data-files"),
  ...filesIn("functions/reports/survey-files"),
];

const nameOf = (module: string) => parse(module).name;

/** Leaves the modules out of the bundles that load them later, which look for them in their own folder. */
export const loadedLater: Plugin = {
  name: "loaded-later",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.{1,2}\// }, ({ kind, path, resolveDir }) => {
      const module = MODULES.find((file) => join(projectRoot, file) === join(resolveDir, path));
      return kind === "dynamic-import" && module ? { path: `./${nameOf(module)}.js`, external: true } : undefined;
    }),
};

/**
 * The files that bundles look for.
 * @param outputs the bundles' outputs, by path
 * @returns entry points for esbuild, one for every bundle and module it loads later
 */
export const entriesLoadedLater = (outputs: Metafile["outputs"]): { in: string; out: string }[] =>
  Object.entries(outputs).flatMap(([output, { imports }]) =>
    MODULES.filter((module) => imports.some(({ external, path }) => external && path === `./${nameOf(module)}.js`)).map(
      (module) => ({ in: module, out: join(nameOf(dirname(output)), nameOf(module)) }),
    ),
  );
