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
import { count, date } from "../../words.ts";

type Query = NonNullable<Call<"searchLibraryPersonas">["query"]>;
type LibraryPage = Answer<"searchLibraryPersonas">;
const NO_FILTERS = { location: "", gender: "All", income_level: "", age_min: "", age_max: "", occupation: "" };
type Filters = typeof NO_FILTERS;
const PAGE = 20;

const filtersIn = (query: URLSearchParams): Filters =>
  Object.fromEntries(Object.entries(NO_FILTERS).map(([name, none]) => [name, query.get(name) ?? none])) as Filters;

/** The library at filters and at an offset; both stand in the address, so going back leads back. */
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
      // The service says what is wrong with a filter, at its field.
      await callApi("searchLibraryPersonas", { query: { ...queryOf(values), limit: 1 } });
      navigate(addressOf(values));
    },
  });
  // Going back, or to all personas, changes the address and so the fields; those who search keep the focus where it is.
  useEffect(() => {
    for (const [name, value] of Object.entries(filters)) form.set(name as keyof Filters, value);
  }, [address]);
  return (
    <Form form={form} action="Search" aside={<a href="#/library">All personas</a>}>
      <div class="columns">
        <TextField form={form} name="location" label="Place" type="search" />
        <TextField form={form} name="occupation" label="Occupation" type="search" />
        <SelectField
          form={form}
          name="gender"
          label="Gender"
          choices={["All", "Female", "Male"].map((value) => ({ value, label: value === "All" ? "Any" : value }))}
        />
        <SelectField
          form={form}
          name="income_level"
          label="Income"
          choices={["", "Low", "Middle", "High"].map((value) => ({ value, label: value || "Any" }))}
        />
        <TextField form={form} name="age_min" label="Youngest" inputMode="numeric" />
        <TextField form={form} name="age_max" label="Oldest" inputMode="numeric" />
      </div>
    </Form>
  );
}

/** A call leaves out what is empty. */
const queryOf = (filters: Filters) => filters as unknown as Query;

function Found({ page, filters }: { page: LibraryPage; filters: Filters }) {
  const { personas, total, offset } = page;
  if (total === 0) {
    return (
      <Empty title="No personas here.">
        <p>A persona enters the library when a reliability check of a study has shown that its answers are stable.</p>
      </Empty>
    );
  }
  return (
    <>
      <Table
        caption="Personas of the library"
        rows={personas}
        keyOf={({ id }) => id}
        columns={[
          {
            heading: "Person",
            cell: ({ id, full_name, avatar_url, retired }) => (
              <span class="person">
                <Avatar url={avatar_url} />
                <a href={`#/library/${id}`}>{full_name}</a>
                {retired && <span class="badge">retired</span>}
              </span>
            ),
          },
          { heading: "Age", numeric: true, cell: ({ age }) => age },
          { heading: "Place", cell: ({ location }) => location },
          { heading: "Occupation", cell: ({ occupation }) => occupation },
          { heading: "Reliability", numeric: true, cell: ({ reliability_score }) => reliability_score.toFixed(1) },
          { heading: "Used", numeric: true, cell: ({ times_used }) => times_used },
          { heading: "In the library since", cell: ({ promoted_at }) => date(promoted_at) },
        ]}
      />
      <nav class="paging" aria-label="Pages of the library">
        {offset > 0 && <a href={`#${addressOf(filters, Math.max(0, offset - PAGE))}`}>Previous</a>}
        <span class="quiet" role="status">
          {personas.length > 0 ? `${offset + 1} to ${offset + personas.length} of ` : ""}
          {count(total, "persona")}
        </span>
        {offset + PAGE < total && <a href={`#${addressOf(filters, offset + PAGE)}`}>Next</a>}
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
    <Page title="Library" introduction="Personas whose answers have proved stable. New audiences reuse those that fit.">
      <FilterForm filters={filters} address={address} />
      <Loaded answer={found} what="the library">
        {(page) => <Found page={page} filters={filters} />}
      </Loaded>
    </Page>
  );
}
