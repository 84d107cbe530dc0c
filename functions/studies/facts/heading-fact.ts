/** What a column of respondents may say about a person. */
export type Fact = "age" | "gender" | "income_level" | "occupation" | "education" | "household" | "location";

/** Words that add nothing to what a heading is about: "your current age group", "niveau d’études". */
const COMMON = `
  of in the a s your my own current respondent participant person group range bracket band class category level status
  type der des im ihr ihre ihres aktuell aktuelle aktueller gruppe klasse stufe art de d du la le l les votre actuel
  actuelle niveau tranche categorie groupe classe del el su tu nivel rango grupo tramo franja categoria tipo actual da
  do o sua seu faixa classe atual`;

interface Words {
  /** One of these has to be there. */
  names: string;
  /** Any of these may be there as well. */
  beside: string;
}

/**
 * Words of headings in the six languages, without accents. "Genre" is left out: in an English file it is a genre of
 * music. Income comes first, because a question about the income of a household does not ask for the household.
 */
const WORDS: Readonly<Record<Fact, Words>> = {
  age: {
    names: "age alter lebensalter altersgruppe altersklasse edad idade etaria 年齢 年齢層 年代",
    beside: "years year old completed jahre jahren ans annees anos",
  },
  gender: { names: "gender sex geschlecht sexe sexo genero 性別", beside: "identity" },
  income_level: {
    names: `income salary earnings einkommen haushaltseinkommen haushaltsnettoeinkommen nettoeinkommen bruttoeinkommen
      monatseinkommen jahreseinkommen einkommensgruppe einkommensklasse einkommensstufe gehalt revenu revenus salaire
      ingreso ingresos renta sueldo salario renda rendimento 年収 世帯年収 個人年収 収入 世帯収入 所得 月収`,
    beside: `household family personal total gross net annual yearly monthly per month year before after tax eur euro
      euros usd gbp dollars k foyer menage mensuel mensuels annuel annuels net brut hogar familiar mensual mensuales
      anual anuales neto neta bruto bruta domiciliar liquida mensal netto brutto haushalt haushalts haushalte monat jahr
      monatliches jahrliches`,
  },
  occupation: {
    names: `occupation profession job employment beruf berufsgruppe berufstatigkeit tatigkeit beschaftigung
      erwerbsstatus erwerbstatigkeit metier emploi ocupacion profesion empleo ocupacao profissao emprego 職業 職種 仕事`,
    beside: "title main situation professional principal",
  },
  education: {
    names: `education educational degree schooling bildung bildungsabschluss bildungsgrad bildungsstand bildungsniveau
      schulbildung schulabschluss hochschulabschluss ausbildung etudes etude diplome educacion educativo estudios
      escolaridad educacao escolaridade 学歴 最終学歴`,
    beside: `highest attainment attained completed achieved obtained qualification qualifications university academic
      hochste hochster hochstes plus eleve obtenu maximo alcanzado mais alto concluido`,
  },
  household: {
    names: `household family haushalt haushaltsgrosse haushaltstyp haushaltsform haushaltszusammensetzung familie
      foyer menage famille hogar familia domicilio agregado 世帯 世帯構成 世帯人数 家族構成 同居家族 同居人`,
    beside: `size composition structure situation members number people persons grosse zusammensetzung taille
      nombre personnes tamano composicion miembros numero personas tamanho composicao membros pessoas familiar no`,
  },
  location: {
    names: `location city town region country place residence state province wohnort ort stadt land bundesland ville
      commune pays departement ciudad localidad municipio pais provincia residencia cidade estado regiao 居住地 住所
      住まい 住まいの地域 都道府県 市区町村 地域 国`,
    beside: "home federal or and lieu lugar local comunidad autonoma",
  },
};

/** Words of a heading, as they are compared: `HouseholdSize`, "household_size" and "Household size:" are one. */
const wordsOf = (heading: string): string[] =>
  heading
    .normalize("NFKC")
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .normalize("NFC")
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((word) => word.replace(/^[おご](?=.)/, "")) ?? [];

const facts = Object.entries(WORDS).map(([fact, { names, beside }]) => ({
  fact: fact as Fact,
  names: new Set(wordsOf(names)),
  known: new Set(wordsOf(`${names} ${beside} ${COMMON}`)),
}));

/**
 * What a heading names, if every word of it is of one fact: "Degree" and "Highest degree" name the education, "Degree
 * of satisfaction" names nothing that is known here. A number of a question may come first: `S1 Age`.
 */
export function factOf(heading: string): Fact | undefined {
  const [first = "", ...rest] = wordsOf(heading);
  const words = /^[a-z]{1,3}\d+[a-z]?$/.test(first) ? rest : [first, ...rest];
  return facts.find(
    ({ names, known }) => words.every((word) => known.has(word)) && words.some((word) => names.has(word)),
  )?.fact;
}
