/**
 * Colours of the presentation's theme, which changes all slides at once: `tx1` text, `tx2` muted text, `bg1` paper,
 * `bg2` rules, `accent1` the company's colour, `accent2` good, `accent3` bad, `accent4` neither, `accent5` a second
 * line.
 */
export type ThemeColour = "tx1" | "tx2" | "bg1" | "bg2" | "accent1" | "accent2" | "accent3" | "accent4" | "accent5";

/** A colour of the theme, unchanged or with this share of white in it (0 to 1). */
export interface Fill {
  colour: ThemeColour;
  white?: number;
}
