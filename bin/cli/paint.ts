import { styleText } from "node:util";

type Style = (text: string) => string;

/** Colours by what they mean. */
export interface Paint {
  strong: Style;
  faint: Style;
  good: Style;
  middling: Style;
  bad: Style;
  accent: Style;
}

const plain: Style = (text) => text;
const styled =
  (format: Parameters<typeof styleText>[0]): Style =>
  (text) =>
    text === "" ? "" : styleText(format, text, { validateStream: false });

export const noPaint: Paint = {
  strong: plain,
  faint: plain,
  good: plain,
  middling: plain,
  bad: plain,
  accent: plain,
};
export const colours: Paint = {
  strong: styled("bold"),
  faint: styled("dim"),
  good: styled("green"),
  middling: styled("yellow"),
  bad: styled("red"),
  accent: styled("cyan"),
};

export interface Screen {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** Whether lines can be drawn again in place. */
export const isLive = (screen: Screen, environment: NodeJS.ProcessEnv): boolean =>
  screen.isTTY === true && environment.TERM !== "dumb";

/** Colours for a terminal, none elsewhere or where `NO_COLOR` is set (no-color.org: to anything but an empty text). */
export const paintFor = (screen: Screen, environment: NodeJS.ProcessEnv): Paint =>
  isLive(screen, environment) && !environment.NO_COLOR ? colours : noPaint;
