import * as z from "zod";
import { boundedText } from "../../platform/text/bounded-text.ts";
import {
  libraryPersonaProfileSchema,
  libraryPersonaProjectSchema,
  libraryPersonaSchema,
  type LibraryPersona,
  type LibraryPersonaProfile,
} from "./schemas.ts";
import { AGES_CONTRADICT, agesContradict, groupGenderSchema, incomeLevelSchema } from "../groups/schemas.ts";
import { withoutControlCharacters } from "../../platform/text/text.ts";
import { examplePersona as source } from "../people/example.ts";
import { listQuery, wholeNumber } from "../../platform/http/query.ts";
import { defineRoutes } from "../../platform/http/route.ts";

/**
 * Nothing, or text with a letter or digit that is left when texts are compared; the excluded characters are marks or
 * blanks. The document says it in words, because Python and Go do not compile this pattern.
 */
const searchable =
  /^[\s\u0000-\u001f\u007f-\u009f]*$|(?![\u02bb\u037a\ufc5e-\ufc63\ufe70-\ufe7e\uff9e\uff9f])[\p{L}\p{N}]/u;

/** Words to search for; an empty text, as forms send it, counts as absent. */
const searchText = (description: string) =>
  boundedText(200)
    .refine((text) => searchable.test(text), "must contain a letter or a digit")
    .transform((text) => withoutControlCharacters(text).trim() || undefined)
    .optional()
    .meta({ description: `${description} Must contain a letter or a digit; empty is the same as absent.` });

const searchQuerySchema = z
  .object({
    location: searchText(
      "Part of a city or country, or its whole name in another language. Several parts, separated by commas, " +
        "must all match.",
    ),
    gender: groupGenderSchema.default("All").meta({ description: "`All` does not restrict the search." }),
    income_level: incomeLevelSchema.optional().meta({ description: "Absent: any." }),
    age_min: wholeNumber("Youngest age, inclusive.", 0).optional(),
    age_max: wholeNumber("Oldest age, inclusive.", 0).optional(),
    occupation: searchText("Keywords; every word must match. Words of up to two letters match whole words."),
    limit: wholeNumber("Personas per page.", 1, 100).default(20),
    offset: wholeNumber("Personas to skip.", 0).default(0),
  })
  .refine((query) => !agesContradict(query), { path: ["age_min"], message: AGES_CONTRADICT });

const pageSchema = z
  .object({
    personas: z.array(libraryPersonaSchema),
    total: z.int().meta({ description: "Personas that match the filters, on all pages together." }),
    limit: z.int(),
    offset: z.int(),
  })
  .meta({ id: "LibraryPersonaPage" });

const { full_name, gender, location, occupation, avatar_url } = source;
const examplePersona: LibraryPersona = {
  id: `lib-${source.id}`,
  full_name,
  age: 34,
  gender,
  location,
  occupation,
  income_level: "Middle",
  avatar_url,
  times_used: 2,
  last_used_at: "2026-12-04T09:12:44.310",
  retired: false,
  reliability_score: 86.4,
  promoted_at: "2026-11-24T16:05:31.902",
};

const exampleProfile: LibraryPersonaProfile = {
  ...examplePersona,
  personality_traits: source.personality_traits,
  trusted_brands: source.trusted_brands,
  distrusted_brands: source.distrusted_brands,
  digital_habits: source.digital_habits,
  price_sensitivity: source.price_sensitivity,
  psychographic_notes: source.psychographic_notes,
  signals: source.signals,
  promotion_reason: "Promoted: consistency 0.864, lower bound 0.774, over 32 repeated answers.",
  retired_at: null,
  created_at: source.created_at,
};

const common = { tag: "Persona library", auth: "bearer", function: "api-library" } as const;
const base = "/library/personas";

export const libraryRoutes = defineRoutes({
  searchLibraryPersonas: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: base,
    summary: "Search the company's library of proven personas",
    description:
      "Filters combine; case and accents make no difference. Most recently used first, never used last, then " +
      "by id, so pages never overlap. Retired personas are listed, too, with `retired` true. A bad parameter " +
      "is a 400 that names it.",
    query: searchQuerySchema,
    responses: {
      200: {
        description: "One page of the personas that match.",
        schema: pageSchema,
        example: { personas: [examplePersona], total: 1, limit: 20, offset: 0 },
      },
    },
    refusals: { 400: "`age_min` exceeds `age_max`." },
  },
  getLibraryPersona: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: `${base}/{id}`,
    summary: "The full profile of one library persona",
    description:
      "A library persona is the copy of a persona, taken when its answers had proved consistent. It stays if " +
      "its group and project are deleted.",
    responses: {
      200: { description: "The persona.", schema: libraryPersonaProfileSchema, example: exampleProfile },
    },
  },
  listLibraryPersonaProjects: {
    ...common,
    method: "GET",
    path: `${base}/{id}/projects`,
    summary: "The projects that used a library persona",
    description:
      "A use is the reuse of the persona in a persona group; the promotion to the library does not count. " +
      "Deleted projects and groups do not appear. A project appears while one of its groups that used the " +
      "persona exists; `times_used` counts the others, too. Ordered by the creation of the project.",
    query: listQuery("a project", "projects"),
    responses: {
      200: {
        description: "Projects, oldest first.",
        schema: z.array(libraryPersonaProjectSchema),
        example: [
          {
            id: "019a9f60-0a00-7a2b-8c3d-4e5f60718293",
            name: "Oat drinks 2027",
            description: null,
            persona_groups: [{ id: "019a9f61-1b00-7c11-9d22-5a6b7c8d9e0f", name: "Munich, 30 to 40" }],
            first_used_at: "2026-11-28T08:30:00.120",
            last_used_at: "2026-12-04T09:12:44.310",
          },
        ],
      },
    },
  },
  retireLibraryPersona: {
    ...common,
    content: "synthetic",
    method: "POST",
    path: `${base}/{id}/retire`,
    summary: "Retire a library persona",
    description:
      "It is not reused in new groups and takes no part in new simulations. Existing results stay, and you can " +
      "still read it. Retiring it again changes nothing: `retired_at` keeps the first time.",
    responses: {
      200: {
        description: "The retired persona.",
        schema: libraryPersonaProfileSchema,
        example: { ...exampleProfile, retired: true, retired_at: "2027-01-11T10:00:00.000" },
      },
    },
  },
});
