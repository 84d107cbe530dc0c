import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

export const root = join(import.meta.dirname, "../../..");
const FOLDERS = ["clients", "console", "functions"];

export interface PatternPlace {
  /** `file:line` */
  at: string;
  source: string;
  flags: string;
  /** Whether it is used for all of its matches. */
  isGlobal: boolean;
}

const isSplitBy = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  parent.expression.name.text === "split";

/** The patterns that stand in the sources as literals, and the places of those that are built there. */
export function patternsInSources(): { literals: PatternPlace[]; built: string[] } {
  const literals: PatternPlace[] = [];
  const built: string[] = [];
  const files = FOLDERS.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ["**/node_modules", "**/dist"] }),
  );
  for (const name of files.map((file) => file.replaceAll("\\", "/")).toSorted()) {
    const text = readFileSync(join(root, name), "utf8");
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const at = `${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf("/");
        const flags = node.text.slice(end + 1);
        const isGlobal = flags.includes("g") || isSplitBy(node);
        literals.push({ at, source: node.text.slice(1, end), flags, isGlobal });
      } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp")
        built.push(at);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { literals, built };
}
