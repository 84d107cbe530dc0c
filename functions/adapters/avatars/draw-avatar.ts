import { Avatar, Style } from "@dicebear/core";
// Lorelei by Lisa Wischofsky, CC0 1.0.
import definition from "@dicebear/styles/lorelei.json" with { type: "json" };

const style = new Style(definition);

/** Draws the profile image of an id: the same id, the same face. @returns SVG */
export const drawAvatar = (id: string): string =>
  new Avatar(style, { seed: id, size: 256, backgroundColor: ["#e8eef7", "#f3e9dc", "#e4f1e4", "#f1e4ef"] }).toString();
