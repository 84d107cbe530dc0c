/** An object of a PDF: its dictionary, and the data behind it if it is a stream. */
export type PdfObject = string | { dictionary: string; data: Buffer };

/** Writes a PDF of the objects 1, 2, 3 …; the first one is its catalog. */
export function pdfOf(objects: readonly PdfObject[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    if (typeof object === "string") return add(Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`, "latin1"));
    const dictionary = object.dictionary.replace(/>>$/, `/Length ${object.data.length} >>`);
    add(Buffer.from(`${index + 1} 0 obj\n${dictionary}\nstream\n`, "latin1"));
    add(object.data);
    add(Buffer.from("\nendstream\nendobj\n"));
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`;
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}${trailer}`));
  return Buffer.concat(parts);
}

export interface PdfPage {
  /** Lines from the top, each with its distance to the one before it; 14 if not given. */
  lines?: readonly (string | [text: string, distance: number])[];
  /** Content stream instead of lines. */
  content?: PdfObject;
  /** Pixels of an image that fills the page. */
  image?: [width: number, height: number];
}

const FONT = 3;

/** Writes a PDF of pages in Helvetica 12. */
export function pdfOfPages(pages: readonly PdfPage[], extraObjects: readonly PdfObject[] = []): Buffer {
  const objects: PdfObject[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...extraObjects,
  ];
  const kids: number[] = [];
  for (const { lines = [], content, image } of pages) {
    objects.push(content ?? { dictionary: "<< >>", data: Buffer.from(linesContent(lines), "latin1") });
    const contentNumber = objects.length;
    if (image) {
      const dictionary =
        `<< /Type /XObject /Subtype /Image /Width ${image[0]} /Height ${image[1]} /ColorSpace /DeviceGray ` +
        "/BitsPerComponent 1 >>";
      objects.push({ dictionary, data: Buffer.alloc(8) });
    }
    const resources = `<< /Font << /F1 ${FONT} 0 R >> /XObject << /X0 4 0 R >> >>`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources ${resources} /Contents ${contentNumber} 0 R >>`,
    );
    kids.push(objects.length);
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] /Count ${kids.length} >>`;
  return pdfOf(objects);
}

function linesContent(lines: NonNullable<PdfPage["lines"]>): string {
  const shown = lines.map((line) => {
    const [text, distance] = typeof line === "string" ? [line, 14] : line;
    return `0 -${distance} Td (${text.replace(/([()\\])/g, "\\$1")}) Tj`;
  });
  return `BT /F1 12 Tf 50 780 Td ${shown.join("\n")} ET`;
}
