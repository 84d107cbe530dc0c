import * as z from "zod";
import { pictureFacts } from "../../platform/files/picture.ts";
import { boundedText } from "../../platform/text/bounded-text.ts";
import { defineEntity } from "../../platform/table/entity.ts";

/** The largest logo file, in bytes. */
const MOST_LOGO_BYTES = 100_000;
/** The most pixels on either side; larger logos would need too much memory in programs that open a report. */
const MOST_PIXELS = 4_000;
const MOST_CHARACTERS = Math.ceil(MOST_LOGO_BYTES / 3) * 4;

const WRONG_COLOUR = "must be a colour of six hexadecimal digits, such as #1f5fa8";

const logoSchema = boundedText(MOST_CHARACTERS, {
  pattern: {
    expression: /^[A-Za-z0-9+/]+={0,2}$/u,
    otherwise: "must be the bytes of a file in base64, without a prefix",
  },
}).check(({ value: input, issues }) => {
  const found = pictureFacts(Buffer.from(input, "base64"));
  const refuse = (message: string) => issues.push({ code: "custom", input, message });
  if (!found) refuse("must be a PNG or JPEG file; convert the logo to one of these");
  else if (Math.max(found.width, found.height) > MOST_PIXELS)
    refuse(`is ${found.width} × ${found.height} pixels; make it ${MOST_PIXELS} pixels at most on either side`);
});

/** A company's look in its reports. */
export const brandSchema = z
  .object({
    logo: logoSchema
      .nullable()
      .default(null)
      .meta({
        description: `A PNG or JPEG file in base64, at most ${MOST_LOGO_BYTES / 1_000} KB. Null: none.`,
      }),
    colour: boundedText(7, { pattern: { expression: /^#[0-9A-Fa-f]{6}$/u, otherwise: WRONG_COLOUR } })
      .nullable()
      .default(null)
      .meta({
        description: "`#rrggbb`. Where it could not be read, it is darkened or lightened. Null: the service's.",
      }),
  })
  .meta({ id: "Brand" });
export type Brand = z.infer<typeof brandSchema>;

/** Stored next to the company's item, which is read with every study and should stay small. */
export const brandEntity = defineEntity(
  "brand",
  z.object({ logo: z.string().nullable(), colour: z.string().nullable() }),
);
