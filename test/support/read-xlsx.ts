import { readZip } from "./read-zip.ts";

export interface SheetCell {
  value: string | number | boolean;
  /** `quotePrefix`: stays text when it is edited. */
  guarded: boolean;
}

const plain = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Cells of a workbook by sheet and address, with the XML of its parts. */
export async function readXlsx(bytes: Uint8Array) {
  const parts = await readZip(bytes);
  const strings = [...parts.get("xl/sharedStrings.xml")!.matchAll(/<si><t xml:space="preserve">([^<]*)<\/t><\/si>/g)];
  const formats = [
    ...parts
      .get("xl/styles.xml")!
      .split("<cellXfs")[1]!
      .matchAll(/<xf ([^>]*)>/g),
  ];
  const names = [...parts.get("xl/workbook.xml")!.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name!);
  const sheets = new Map(
    names.map((name, index) => {
      const xml = parts.get(`xl/worksheets/sheet${index + 1}.xml`)!;
      const cells = new Map<string, SheetCell>();
      for (const [, place, style, type, value] of xml.matchAll(
        /<c r="([A-Z]+\d+)"(?: s="(\d+)")?(?: t="(\w)")?><v>([^<]*)<\/v><\/c>/g,
      )) {
        const text = type === "s" ? plain(strings[Number(value)]![1]!) : null;
        cells.set(place!, {
          value: text ?? (type === "b" ? value === "1" : Number(value)),
          guarded: formats[Number(style ?? 0)]![1]!.includes("quotePrefix"),
        });
      }
      return [name, cells] as const;
    }),
  );
  return { parts, sheets };
}
