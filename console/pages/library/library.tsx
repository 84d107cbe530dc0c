import type { Answer, Call } from "../../../clients/typescript/src/index.ts";
import { useEffect } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Avatar } from "../../components/avatar.tsx";
import { Empty } from "../../components/empty.tsx";
import { SelectField, TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { Page } from "../../components/page.tsx";
import { Table } from "../../components/table.tsx";
import { navigate, usePlace } from "../../router.ts";
import { date, decimal } from "../../words.ts";
import { profileWord } from "../../profile-words.ts";
import { n, t } from "../../language/say.ts";

type Query = NonNullable<Call<"searchLibraryPersonas">["query"]>;
type LibraryPage = Answer<"searchLibraryPersonas">;
const NO_FILTERS = { location: "", gender: "All", income_level: "", age_min: "", age_max: "", occupation: "" };
type Filters = typeof NO_FILTERS;
const PAGE = 20;

const filtersIn = (query: URLSearchParams): Filters =>
  Object.fromEntries(Object.entries(NO_FILTERS).map(([name, none]) => [name, query.get(name) ?? none])) as Filters;

/** The library with filters and an offset. Both are in the address, so the browser's back button works. */
function addressOf(filters: Filters, offset = 0): string {
  const given = Object.entries(filters).filter(([name, value]) => value !== NO_FILTERS[name as keyof Filters]);
  const query = new URLSearchParams(given);
  if (offset > 0) query.set("offset", String(offset));
  return `/library${query.size > 0 ? `?${query.toString()}` : ""}`;
}

function FilterForm({ filters, address }: { filters: Filters; address: string }) {
  const form = useForm({
    initial: filters,
    submit: async (values) => {
      // The service returns the error of a filter for its field.
      await callApi("searchLibraryPersonas", { query: { ...queryOf(values), limit: 1 } });
      navigate(addressOf(values));
    },
  });
  // Going back, or to all personas, changes the address and so the fields. During a search, the focus stays.
  useEffect(() => {
    for (const [name, value] of Object.entries(filters)) form.set(name as keyof Filters, value);
  }, [address]);
  return (
    <Form form={form} action={t("Search")} aside={<a href="#/library">{t("All personas")}</a>}>
      <div class="columns">
        <TextField form={form} name="location" label={t("Place")} type="search" />
        <TextField form={form} name="occupation" label={t("Occupation")} type="search" />
        <SelectField
          form={form}
          name="gender"
          label={t("Gender")}
          choices={["All", "Female", "Male"].map((value) => ({
            value,
            label: value === "All" ? t("Any") : profileWord(value),
          }))}
        />
        <SelectField
          form={form}
          name="income_level"
          label={t("Income")}
          choices={["", "Low", "Middle", "High"].map((value) => ({
            value,
            label: value ? profileWord(value) : t("Any"),
          }))}
        />
        <TextField form={form} name="age_min" label={t("Youngest")} inputMode="numeric" />
        <TextField form={form} name="age_max" label={t("Oldest")} inputMode="numeric" />
      </div>
    </Form>
  );
}

/** A call leaves out empty values. */
const queryOf = (filters: Filters) => filters as unknown as Query;

function Found({ page, filters }: { page: LibraryPage; filters: Filters }) {
  const { personas, total, offset } = page;
  if (total === 0) {
    return (
      <Empty title={t("No personas here.")}>
        <p>
          {t(
            "A persona enters the library when a reliability check of a study has shown that its " +
              "answers are stable.",
          )}
        </p>
      </Empty>
    );
  }
  return (
    <>
      <Table
        caption={t("Personas of the library")}
        rows={personas}
        keyOf={({ id }) => id}
        columns={[
          {
            heading: t("Persona"),
            cell: ({ id, full_name, avatar_url, retired }) => (
              <span class="person">
                <Avatar url={avatar_url} />
                <a href={`#/library/${id}`}>{full_name}</a>
                {retired && <span class="badge">{t("retired")}</span>}
              </span>
            ),
          },
          { heading: t("Age"), numeric: true, cell: ({ age }) => age },
          { heading: t("Place"), cell: ({ location }) => location },
          { heading: t("Occupation"), cell: ({ occupation }) => occupation },
          { heading: t("Reliability"), numeric: true, cell: ({ reliability_score }) => decimal(reliability_score, 1) },
          { heading: t("Used"), numeric: true, cell: ({ times_used }) => times_used },
          { heading: t("In the library since"), cell: ({ promoted_at }) => date(promoted_at) },
        ]}
      />
      <nav class="paging" aria-label={t("Pages of the library")}>
        {offset > 0 && <a href={`#${addressOf(filters, Math.max(0, offset - PAGE))}`}>{t("Previous")}</a>}
        <span class="quiet" role="status">
          {personas.length > 0
            ? n(total, "{first} to {last} of {count} persona", "{first} to {last} of {count} personas", {
                first: offset + 1,
                last: offset + personas.length,
              })
            : n(total, "{count} persona", "{count} personas")}
        </span>
        {offset + PAGE < total && <a href={`#${addressOf(filters, offset + PAGE)}`}>{t("Next")}</a>}
      </nav>
    </>
  );
}

export function Library() {
  const { query } = usePlace();
  const filters = filtersIn(query);
  const offset = Number(query.get("offset") ?? 0);
  const address = addressOf(filters, offset);
  const found = useAnswer(
    (signal) => callApi("searchLibraryPersonas", { query: { ...queryOf(filters), limit: PAGE, offset }, signal }),
    [address],
  );
  return (
    <Page
      title={t("Library")}
      introduction={t("Personas whose answers have proved stable. New audiences reuse those that fit.")}
    >
      <FilterForm filters={filters} address={address} />
      <Loaded answer={found} what={t("the library")}>
        {(page) => <Found page={page} filters={filters} />}
      </Loaded>
    </Page>
  );
}
