import type { ScalerTarget } from "../area-scaler.ts";
import { brokenImage } from "../broken-image.ts";
import { readBand, readConstantBits, readWholeBlock, refineBand } from "./coefficients.ts";
import type { Component, Frame } from "./frame.ts";
import { createPlane, type Plane } from "./plane.ts";
import type { BlockReader, Scan } from "./scan.ts";
import type { Tables } from "./tables.ts";

/** Encoders make about ten; each may cost a walk over the whole picture though it takes only a few bytes of the file. */
const MOST_SCANS = 64;

/** Paints the picture from its scans. */
export interface FrameReader {
  startScan: (scan: Scan, tables: Tables) => BlockReader;
  /** After each row of the scan's groups of blocks. */
  finishRow: (scan: Scan) => void;
  /** After the last scan; yields between rows of blocks. */
  finish: () => Generator<void>;
}

type TargetOf = (component: Component) => ScalerTarget;

function quantisationOf({ quantisationId }: Component, tables: Tables): Float64Array {
  const table = tables.quantisation[quantisationId];
  if (!table) throw brokenImage("a quantisation table is missing");
  return table;
}

/** Each block comes whole, so a few rows of samples are all that is in memory. */
export function sequentialReader(frame: Frame, targetOf: TargetOf): FrameReader {
  const planes = new Map<Component, Plane>();
  const block = new Int16Array(64);
  const lines = (scan: Scan, component: Component) => (scan.parts.length > 1 ? component.down : 1);
  return {
    startScan: (scan, tables) => {
      for (const { component } of scan.parts) {
        if (planes.has(component)) throw brokenImage("a component comes twice");
        planes.set(component, createPlane(component, quantisationOf(component, tables), targetOf(component)));
      }
      return (current, part, row, column) => {
        const last = readWholeBlock(current, part, block);
        const line = row % lines(current, part.component);
        planes.get(part.component)!.putBlock(line, column, block, 0, last);
        block.fill(0);
      };
    },
    finishRow: (scan) => {
      for (const { component } of scan.parts) planes.get(component)!.flush(lines(scan, component));
    },
    finish: function* () {
      if (planes.size < frame.components.length) throw brokenImage("a component is missing");
    },
  };
}

/** Every scan adds to all blocks, so their coefficients stay in memory: 2 bytes for each sample of the whole picture. */
export function progressiveReader(frame: Frame, targetOf: TargetOf): FrameReader {
  const quantisations = new Map<Component, Float64Array>();
  const coefficients = new Map(
    frame.components.map((component) => {
      const { width, height } = component.storedBlocks;
      return [component, new Int16Array(width * height * 64)];
    }),
  );
  let scans = 0;
  return {
    startScan: (scan, tables) => {
      scans += 1;
      if (scans > MOST_SCANS) throw brokenImage("the picture has too many scans");
      for (const { component } of scan.parts) {
        if (!quantisations.has(component)) quantisations.set(component, quantisationOf(component, tables));
      }
      const read = scan.first === 0 ? readConstantBits : scan.refines ? refineBand : readBand;
      return (current, part, row, column) => {
        const { component } = part;
        read(current, part, coefficients.get(component)!, (row * component.storedBlocks.width + column) * 64);
      };
    },
    finishRow: () => {},
    finish: function* () {
      for (const component of frame.components) {
        const quantisation = quantisations.get(component);
        if (!quantisation) throw brokenImage("a component is missing");
        const plane = createPlane(component, quantisation, targetOf(component));
        const blocks = coefficients.get(component)!;
        for (let row = 0; row < component.blocks.height; row += 1) {
          for (let column = 0; column < component.blocks.width; column += 1) {
            plane.putBlock(0, column, blocks, (row * component.storedBlocks.width + column) * 64, 63);
          }
          plane.flush(1);
          yield;
        }
        coefficients.delete(component);
      }
    },
  };
}
