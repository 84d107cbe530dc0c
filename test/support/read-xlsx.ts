import { readZip } from "./read-zip.ts";

export interface SheetCell {
  /** Of a formula, what it gave. */
  value: string | number | boolean;
  formula: string | null;
  /** `quotePrefix`: stays text when it is edited. */
  guarded: boolean;
}

const plain = (text: string) =>
  text
    .replaceAll("&quot;", '"')
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
  const names = [...parts.get("xl/workbook.xml")!.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => plain(name!));
  const sheets = new Map(
    names.map((name, index) => {
      const xml = parts.get(`xl/worksheets/sheet${index + 1}.xml`)!;
      const cells = new Map<string, SheetCell>();
      for (const [, place, style, type, formula, value] of xml.matchAll(
        /<c r="([A-Z]+\d+)"(?: s="(\d+)")?(?: t="(\w+)")?>(?:<f>([^<]*)<\/f>)?<v>([^<]*)<\/v><\/c>/g,
      )) {
        const text = type === "s" ? plain(strings[Number(value)]![1]!) : type === "str" ? plain(value!) : null;
        cells.set(place!, {
          formula: formula === undefined ? null : plain(formula),
          value: text ?? (type === "b" ? value === "1" : Number(value)),
          guarded: formats[Number(style ?? 0)]![1]!.includes("quotePrefix"),
        });
      }
      return [name, cells] as const;
    }),
  );
  return { parts, sheets };
}
