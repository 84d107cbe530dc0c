/** Occupations as texts name them, both languages: pattern, English title, German title for a man and for a woman. */
export interface Job {
  pattern: RegExp;
  en: string;
  de: readonly [man: string, woman: string] | null;
}

const job = (words: string, en: string, de: string | null = null): Job => ({
  pattern: new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}])`, "iu"),
  en,
  de: de === null ? null : (de.split("/") as [string, string]),
});

export const jobs: readonly Job[] = [
  job("(?:software|it|web) (?:engineers?|developers?)|programmers?|developers?|softwareentwickler(?:innen)?|programmierer(?:innen)?|entwickler(?:innen)?|it-fachkräfte|informatiker(?:innen)?", "Software developer", "Softwareentwickler/Softwareentwicklerin"),
  job("data scientists?|data analysts?|datenanalyst(?:en|innen)?", "Data analyst", "Datenanalyst/Datenanalystin"),
  job("engineers?|ingenieur(?:e|innen|in)?", "Engineer", "Ingenieur/Ingenieurin"),
  job("nurses?|nursing staff|pflegekräfte|pfleger(?:innen)?|krankenschwestern?|krankenpfleger(?:innen)?", "Nurse", "Krankenpfleger/Krankenpflegerin"),
  job("doctors?|physicians?|surgeons?|ärzt(?:e|innen)|arzt|ärztin", "Doctor", "Arzt/Ärztin"),
  job("carers?|caregivers?|care workers?|altenpfleger(?:innen)?|pflegehelfer(?:innen)?", "Care worker", "Altenpfleger/Altenpflegerin"),
  job("healthcare (?:workers?|professionals?)|works? in healthcare|medical staff|im gesundheitswesen", "Healthcare worker", "Mitarbeiter im Krankenhaus/Mitarbeiterin im Krankenhaus"),
  job("pharmacists?|apotheker(?:innen)?", "Pharmacist", "Apotheker/Apothekerin"),
  job("teachers?|lehrer(?:innen)?|lehrkräfte", "Teacher", "Lehrer/Lehrerin"),
  job("nursery (?:teachers?|workers?)|kindergarten teachers?|erzieher(?:innen)?", "Nursery teacher", "Erzieher/Erzieherin"),
  job("professors?|researchers?|scientists?|academics|wissenschaftler(?:innen)?|forscher(?:innen)?", "Researcher", "Wissenschaftler/Wissenschaftlerin"),
  job("university students?|college students?|students?|undergraduates?|studenten|studentinnen|studierende[nr]?|student|studentin", "Student", "Student/Studentin"),
  job("pupils?|high[- ]school(?:ers| students?)|schüler(?:innen)?", "Pupil", "Schüler/Schülerin"),
  job("apprentices?|trainees?|auszubildende[nr]?|azubis?|lehrlinge?", "Apprentice", "Auszubildender/Auszubildende"),
  job("retirees?|retired(?: people| \\w+)?|pensioners?|rentner(?:innen)?|pensionär(?:e|innen)?|ruheständler(?:innen)?|im ruhestand", "Retired", "Rentner/Rentnerin"),
  job("unemployed|job ?seekers?|arbeitslose[nr]?|arbeitssuchende[nr]?|between jobs", "Unemployed"),
  job("freelancers?|self-employed|freiberufler(?:innen)?|selbst(?:st)?ändige[nr]?|soloselbst(?:st)?ändige[nr]?", "Self-employed", "Selbstständiger/Selbstständige"),
  job("entrepreneurs?|founders?|start-?up founders?|unternehmer(?:innen)?|gründer(?:innen)?", "Entrepreneur", "Unternehmer/Unternehmerin"),
  job("(?:small )?business owners?|shop owners?|ladenbesitzer(?:innen)?|kleinunternehmer(?:innen)?", "Small business owner", "Ladeninhaber/Ladeninhaberin"),
  job("managers?|executives?|führungskräfte|manager(?:innen)?|geschäftsführer(?:innen)?", "Manager", "Manager/Managerin"),
  job("young professionals?|professionals?|berufseinsteiger(?:innen)?", "Professional"),
  job("consultants?|berater(?:innen)?", "Consultant", "Berater/Beraterin"),
  job("office (?:workers?|employees?|staff|clerks?)|white[- ]collar(?: workers?)?|büroangestellte[nr]?|angestellte[nr]?|clerks?|administrat(?:ors?|ive assistants?)|sachbearbeiter(?:innen)?|secretar(?:y|ies)|office manager", "Office worker", "Büroangestellter/Büroangestellte"),
  job("civil servants?|public sector (?:workers?|employees?)|beamt(?:e|en|innen)|im öffentlichen dienst", "Civil servant", "Beamter/Beamtin"),
  job("accountants?|bookkeepers?|buchhalter(?:innen)?|steuerberater(?:innen)?", "Accountant", "Buchhalter/Buchhalterin"),
  job("lawyers?|solicitors?|attorneys?|anwält(?:e|innen)|anwalt|anwältin|jurist(?:en|innen)?", "Lawyer", "Jurist/Juristin"),
  job("bankers?|bank (?:clerks?|employees?)|works? in finance|bankangestellte[nr]?|bankkaufleute", "Bank employee", "Bankkaufmann/Bankkauffrau"),
  job("sales ?(?:people|reps?|representatives?|assistants?|staff)|shop assistants?|retail (?:workers?|staff|employees?)|works? in retail|cashiers?|store managers?|verkäufer(?:innen)?|im einzelhandel|kassierer(?:innen)?", "Retail worker", "Verkäufer/Verkäuferin"),
  job("waiters?|waitress(?:es)?|baristas?|chefs?|cooks?|kitchen staff|bartenders?|hospitality workers?|works? in hospitality|kellner(?:innen)?|köch(?:e|innen)|koch|köchin|gastronom(?:en|innen)?|in der gastronomie", "Hospitality worker", "Koch/Köchin"),
  job("(?:truck|lorry|bus|taxi|delivery) drivers?|couriers?|drivers?|(?:lkw-|bus|taxi)?fahrer(?:innen)?|kurier(?:e|fahrer)?|zusteller(?:innen)?|postbot(?:en|innen)", "Driver", "Fahrer/Fahrerin"),
  job("warehouse (?:workers?|operatives?)|logistics (?:workers?|coordinators?)|lagerarbeiter(?:innen)?|in der logistik", "Warehouse worker", "Lagerist/Lageristin"),
  job("factory workers?|production workers?|machine operators?|blue[- ]collar(?: workers?)?|fabrikarbeiter(?:innen)?|arbeiter(?:innen)?|produktionsmitarbeiter(?:innen)?", "Factory worker", "Produktionsmitarbeiter/Produktionsmitarbeiterin"),
  job("electricians?|elektriker(?:innen)?", "Electrician", "Elektriker/Elektrikerin"),
  job("mechanics?|mechaniker(?:innen)?", "Mechanic", "Mechaniker/Mechanikerin"),
  job("plumbers?|carpenters?|craft(?:smen|speople|sman|swoman)|tradespeople|builders?|construction workers?|handwerker(?:innen)?|tischler(?:innen)?|bauarbeiter(?:innen)?|installateur(?:e|innen)?", "Craftsperson", "Handwerker/Handwerkerin"),
  job("hairdressers?|beauticians?|friseur(?:e|innen|in)?|kosmetiker(?:innen)?", "Hairdresser", "Friseur/Friseurin"),
  job("cleaners?|housekeepers?|reinigungskräfte|putzkräfte", "Cleaner", "Reinigungskraft/Reinigungskraft"),
  job("farmers?|landwirt(?:e|innen)?|bauern|bäuerinnen", "Farmer", "Landwirt/Landwirtin"),
  job("police officers?|policem[ae]n|polizist(?:en|innen)?|firefighters?|feuerwehrleute|soldiers?|soldat(?:en|innen)?|security guards?", "Police officer", "Polizist/Polizistin"),
  job("architects?|architekt(?:en|innen)?", "Architect", "Architekt/Architektin"),
  job("designers?|graphic designers?|grafiker(?:innen)?|designer(?:innen)?", "Designer", "Designer/Designerin"),
  job("artists?|musicians?|actors?|künstler(?:innen)?|musiker(?:innen)?|creatives?|kreative", "Artist", "Künstler/Künstlerin"),
  job("journalists?|writers?|editors?|journalist(?:en|innen)?|redakteur(?:e|innen)?", "Journalist", "Journalist/Journalistin"),
  job("marketers?|marketing (?:managers?|people|assistants?)|works? in marketing|marketingleute|im marketing", "Marketing manager", "Marketingmanager/Marketingmanagerin"),
  job("social workers?|sozialarbeiter(?:innen)?", "Social worker", "Sozialarbeiter/Sozialarbeiterin"),
  job("therapists?|psychologists?|physiotherapists?|therapeut(?:en|innen)?|psycholog(?:en|innen)?|physiotherapeut(?:en|innen)?", "Therapist", "Therapeut/Therapeutin"),
  job("stay[- ]at[- ]home (?:mums?|moms?|mothers?|dads?|fathers?|parents?)|housewi(?:fe|ves)|homemakers?|hausfrauen?|hausmänner", "Stay-at-home parent", "Hausmann/Hausfrau"),
  job("shift workers?|schichtarbeiter(?:innen)?", "Shift worker", "Schichtarbeiter/Schichtarbeiterin"),
  job("remote workers?|home ?office workers?|digital nomads?", "Remote worker"),
  job("athletes?|sportler(?:innen)?|personal trainers?|fitness trainers?|fitnesstrainer(?:innen)?", "Athlete", "Sportler/Sportlerin"),
  job("gamers?|streamers?|influencers?|content creators?", "Content creator"),
  job("real estate agents?|estate agents?|immobilienmakler(?:innen)?", "Estate agent", "Immobilienmakler/Immobilienmaklerin"),
  job("call cent(?:re|er) agents?|customer service (?:agents?|advisers?|representatives?)|kundenberater(?:innen)?", "Customer service agent", "Kundenberater/Kundenberaterin"),
  job("technicians?|lab technicians?|techniker(?:innen)?|laborant(?:en|innen)?", "Technician", "Techniker/Technikerin"),
  job("workers?|employees?|berufstätige[nr]?|arbeitnehmer(?:innen)?", "Employed"),
]; // prettier-ignore

/** The occupation a text names, as an English title; null without one. What is named first wins, the longer name on a tie. */
export function readJob(text: string): Job | null {
  const found = jobs
    .map((entry) => ({ entry, match: entry.pattern.exec(text) }))
    .filter(({ match }) => match !== null)
    .sort((a, b) => a.match!.index - b.match!.index || b.match![0].length - a.match![0].length);
  const particular = found.find(({ entry }) => entry.en !== "Employed" && entry.en !== "Professional");
  return (particular ?? found[0])?.entry ?? null;
}
