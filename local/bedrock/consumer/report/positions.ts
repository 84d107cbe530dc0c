import type { Language } from "../language.ts";
import type { TopicId } from "./topics.ts";

type Positions = Readonly<Record<TopicId, readonly [topic: string, favour: string, against: string]>>;

const english: Positions = {
  danger: ["Safety", "There is nothing to fear from it", "It is a danger"],
  defect: ["Weak points", "It does what it should", "It has drawbacks that count"],
  price: ["The price", "The price is fair or good", "It is too expensive"],
  contract: ["Terms and commitment", "The terms are acceptable", "The commitment goes too far"],
  data: ["Personal data", "The handling of data is no problem", "It wants to know too much"],
  proof: ["Whether it can be believed", "What is promised can be believed", "The promises are doubtful"],
  clarity: ["How clear the offer is", "It is clear enough what one gets", "Too much stays vague"],
  need: ["Need in everyday life", "It has a place in everyday life", "There is no need for it"],
  difference: ["How new it is", "It offers something new", "It is nothing new, or new for its own sake"],
  habit: ["Changing a habit", "A change is welcome", "What they have is good enough"],
  taste: ["The taste", "It promises to taste good", "The taste is doubtful"],
  effort: ["The effort", "It makes life easier", "It is too much effort"],
  technology: ["The technology", "The technology helps", "The technology puts them off"],
  advertising: ["The advertising", "The advertising appeals", "The advertising annoys"],
  green: [
    "The environmental side",
    "What it does for the environment counts",
    "The environmental side does not convince",
  ],
  health: ["Health and ingredients", "What is in it speaks for it", "What is in it brings them nothing"],
  quality: ["The quality", "The quality convinces", "The quality is doubtful"],
  audience: ["For whom it is made", "It is meant for people like them", "It is meant for others"],
  appeal: ["The overall impression", "It appeals to them", "It does not appeal to them"],
};

const german: Positions = {
  danger: ["Sicherheit", "Davon geht keine Gefahr aus", "Es ist gefährlich"],
  defect: ["Schwachstellen", "Es tut, was es soll", "Es hat Nachteile, die zählen"],
  price: ["Der Preis", "Der Preis ist fair oder gut", "Es ist zu teuer"],
  contract: ["Bindung und Bedingungen", "Die Bedingungen gehen in Ordnung", "Die Bindung geht zu weit"],
  data: ["Persönliche Daten", "Der Umgang mit Daten stört nicht", "Es will zu viel wissen"],
  proof: ["Glaubwürdigkeit", "Was versprochen wird, ist glaubwürdig", "Die Versprechen sind zweifelhaft"],
  clarity: ["Klarheit des Angebots", "Es ist klar genug, was man bekommt", "Zu vieles bleibt vage"],
  need: ["Bedarf im Alltag", "Es hat einen Platz im Alltag", "Es wird nicht gebraucht"],
  difference: ["Wie neu es ist", "Es bietet etwas Neues", "Es ist nichts Neues oder neu um des Neuen willen"],
  habit: ["Wechsel der Gewohnheit", "Eine Abwechslung ist willkommen", "Was da ist, reicht"],
  taste: ["Der Geschmack", "Es verspricht zu schmecken", "Der Geschmack ist zweifelhaft"],
  effort: ["Der Aufwand", "Es macht das Leben leichter", "Es macht zu viel Aufwand"],
  technology: ["Die Technik", "Die Technik hilft", "Die Technik schreckt ab"],
  advertising: ["Die Werbung", "Die Werbung spricht an", "Die Werbung stört"],
  green: ["Die Umweltseite", "Was es für die Umwelt tut, zählt", "Die Umweltseite überzeugt nicht"],
  health: ["Gesundheit und Zutaten", "Was drin ist, spricht dafür", "Was drin ist, bringt ihnen nichts"],
  quality: ["Die Qualität", "Die Qualität überzeugt", "Die Qualität ist zweifelhaft"],
  audience: ["Für wen es gemacht ist", "Es ist für Menschen wie sie gedacht", "Es ist für andere gedacht"],
  appeal: ["Der Gesamteindruck", "Es spricht sie an", "Es spricht sie nicht an"],
};

/** What a topic of disagreement is called, and what its two sides hold. */
export const positionsOf = (language: Language): Positions => (language === "de" ? german : english);
