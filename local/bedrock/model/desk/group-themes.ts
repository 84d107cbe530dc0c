import { clusterThemes } from "../../../../functions/studies/report/cluster-themes.ts";
import { embed } from "../../embedder/embed.ts";
import { blockOf } from "../blocks.ts";
import type { Tool } from "../tool.ts";

const DIMENSIONS = 512;

/** Puts together themes that the embedder finds alike. */
export const groupThemes: Tool = (request) => {
  const themes = blockOf(request, "themes")
    .split("\n")
    .map((line) => /^(\d+)\. (.*)$/.exec(line))
    .flatMap((line) =>
      line ? [{ number: Number(line[1]), theme: line[2]!, embedding: embed(line[2]!, DIMENSIONS) }] : [],
    );
  const groups = clusterThemes(themes).map((members) => members.map(({ number }) => number));
  return { groups: groups.filter(({ length }) => length > 1) };
};
