import { brokenImage } from "../broken-image.ts";
import { createPace } from "../pace.ts";
import type { Picture, Size } from "../picture.ts";
import { colourModelOf, samplesPerPixel, toRgb, type ColourModel } from "./colours.ts";
import { readFrame, type Frame } from "./frame.ts";
import { progressiveReader, sequentialReader, type FrameReader } from "./frame-readers.ts";
import { readBlocks, readScan } from "./scan.ts";
import { isJpeg, markers, nextSegment, readAdobeTransform, readRestartInterval } from "./segments.ts";
import { noTables, readHuffman, readQuantisation } from "./tables.ts";

/** A picture that is being painted: `samples` are the target size's, in the file's own colours. */
interface Painting {
  target: Size;
  model: ColourModel;
  samples: Uint8ClampedArray;
  reader: FrameReader;
}

function startPainting(frame: Frame, adobeTransform: number | undefined, target: Size): Painting {
  const model = colourModelOf(frame, adobeTransform);
  const step = samplesPerPixel(model);
  const samples = new Uint8ClampedArray(target.width * target.height * step);
  const createReader = frame.progressive ? progressiveReader : sequentialReader;
  const reader = createReader(frame, (component) => ({
    ...target,
    samples: new Uint8Array(samples.buffer),
    step,
    offset: frame.components.indexOf(component),
  }));
  return { target, model, samples, reader };
}

/**
 * Decodes baseline and progressive JPEG: grey, YCbCr, RGB, CMYK and YCCK, without colour profiles. Every plane is scaled
 * while it is decoded and before its colours are converted, so the full picture is never in memory; a progressive one's
 * coefficients are.
 * @param scaleTo the size to decode to, given the size the file has
 * @throws BadRequest
 */
export async function decodeJpeg(bytes: Uint8Array, scaleTo: (size: Size) => Size): Promise<Picture> {
  if (!isJpeg(bytes)) throw brokenImage("it is no JPEG");
  const pace = createPace();
  const tables = noTables();
  let restartInterval = 0;
  let adobeTransform: number | undefined;
  let frame: Frame | undefined;
  let painting: Painting | undefined;

  for (let segment = nextSegment(bytes, 0); segment;) {
    let position = segment.end;
    if (segment.marker === markers.quantisation) readQuantisation(bytes, segment, tables);
    else if (segment.marker === markers.huffman) readHuffman(bytes, segment, tables);
    else if (segment.marker === markers.restart) restartInterval = readRestartInterval(bytes, segment);
    else if (segment.marker === markers.adobe) adobeTransform ??= readAdobeTransform(bytes, segment);
    else if (segment.marker === markers.scan) {
      if (!frame) throw brokenImage("a scan comes before the frame");
      painting ??= startPainting(frame, adobeTransform, scaleTo(frame));
      const scan = readScan(bytes, segment, frame, tables, restartInterval);
      for (const _row of readBlocks(scan, frame, painting.reader.startScan(scan, tables))) {
        painting.reader.finishRow(scan);
        await pace();
      }
      position = scan.reader.position;
    } else frame ??= readFrame(bytes, segment);
    await pace();
    segment = nextSegment(bytes, position);
  }
  if (!painting) throw brokenImage("it has no picture data");

  for (const _row of painting.reader.finish()) await pace();
  const { target, model, samples } = painting;
  const pixels = target.width * target.height;
  for (let start = 0; start < pixels; start += target.width) {
    toRgb(model, samples, start, start + target.width);
    await pace();
  }
  return { ...target, rgb: new Uint8Array(samples.buffer, 0, pixels * 3) };
}
