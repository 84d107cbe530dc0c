import { brokenImage } from "../broken-image.ts";
import { passesOf, type Header, type Pass } from "./header.ts";

/** Which of left, above and above left lies nearest to left + above − above left (PNG specification, filter type 4). */
function paeth(left: number, above: number, corner: number): number {
  const toLeft = Math.abs(above - corner);
  const toAbove = Math.abs(left - corner);
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/**
 * Undoes a row's filter in place.
 * @param row the filter's type, then the row's bytes
 * @param above the row before in the same layout, zeros for the first
 * @param pixel bytes from one pixel to the next, at least 1
 */
export function unfilter(row: Uint8Array, above: Uint8Array, pixel: number): void {
  const second = Math.min(pixel + 1, row.length);
  switch (row[0]) {
    case 0:
      return;
    case 1:
      for (let at = second; at < row.length; at += 1) row[at]! += row[at - pixel]!;
      return;
    case 2:
      for (let at = 1; at < row.length; at += 1) row[at]! += above[at]!;
      return;
    case 3:
      for (let at = 1; at < second; at += 1) row[at]! += above[at]! >> 1;
      for (let at = second; at < row.length; at += 1) row[at]! += (row[at - pixel]! + above[at]!) >> 1;
      return;
    case 4:
      for (let at = 1; at < second; at += 1) row[at]! += above[at]!;
      for (let at = second; at < row.length; at += 1) {
        row[at]! += paeth(row[at - pixel]!, above[at]!, above[at - pixel]!);
      }
      return;
    default:
      throw brokenImage("a row has an unknown filter");
  }
}

/** @param bytes the row's samples as the file packs them */
export type RowTaker = (pass: Pass, row: number, bytes: Uint8Array) => void;

/**
 * Cuts inflated data into rows.
 * @returns takes the next piece and says whether the picture is complete
 */
export function createRowCutter(header: Header, takeRow: RowTaker): (piece: Uint8Array) => boolean {
  const bits = header.depth * header.samples;
  const passes = passesOf(header);
  let pass = passes.shift();
  let row = 0;
  let filled = 0;
  let current = new Uint8Array(0);
  let above = current;

  const startPass = () => {
    row = 0;
    const length = 1 + Math.ceil(((pass?.width ?? 0) * bits) / 8);
    [current, above] = [new Uint8Array(length), new Uint8Array(length)];
  };
  startPass();

  return (piece) => {
    for (let at = 0; pass && at < piece.length;) {
      const taken = Math.min(current.length - filled, piece.length - at);
      current.set(piece.subarray(at, at + taken), filled);
      at += taken;
      filled += taken;
      if (filled < current.length) break;
      filled = 0;
      unfilter(current, above, Math.max(1, bits >> 3));
      takeRow(pass, row, current.subarray(1));
      row += 1;
      if (row < pass.height) [current, above] = [above, current];
      else {
        pass = passes.shift();
        startPass();
      }
    }
    return pass === undefined;
  };
}
