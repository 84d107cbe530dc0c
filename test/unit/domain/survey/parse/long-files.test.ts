import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { read } from "./written.ts";

const file = (name: string) => readFileSync(new URL(`files/${name}.txt`, import.meta.url), "utf8");

it("reads a questionnaire in English", () => {
  expect(read(file("english"))).toEqual([
    "choice How old are you? | Under 18 | 18-24 | 25-34 | 35 or older",
    "choice Do you or does anybody in your household work in market research? | Yes | No",
    "choice* Which of the following brands have you bought in the past 3-5 months? | Danone | Chobani | Yoplait | Other (please specify) | None of these",
    "choice How often do you eat yoghurt? | Daily | Several times a week | Once a week | Less often",
    "scale Please indicate how much you agree with the following statements: Yoghurt is healthy 1..5 [strongly disagree … strongly agree]",
    "scale Please indicate how much you agree with the following statements: Yoghurt is expensive 1..5 [strongly disagree … strongly agree]",
    "scale Please indicate how much you agree with the following statements: I eat yoghurt for pleasure 1..5 [strongly disagree … strongly agree]",
    "scale On a scale from 1 (not at all satisfied) to 7 (very satisfied), how satisfied are you with the yoghurt you eat most often? 1..7 [not at all satisfied … very satisfied]",
    "scale How likely are you to recommend it to a friend or colleague? 0..10 [ … ]",
    "scale How often do you buy on impulse? 1..5 [never < rarely < sometimes < often < always]",
    "scale Private labels are as good as brands. 1..5 [Strongly disagree < Disagree < Neither agree nor disagree < Agree < Strongly agree]",
    "open What do you like most about your favourite yoghurt?",
    "open Please describe your ideal yoghurt in your own words.",
    "scale! How important is price to you? 1..5 [Not at all important … Extremely important]",
    "scale Please rate the following: Taste 1..5 [Very poor < Poor < Fair < Good < Very good]",
    "scale Please rate the following: Texture 1..5 [Very poor < Poor < Fair < Good < Very good]",
    "scale Please rate the following: Packaging 1..5 [Very poor < Poor < Fair < Good < Very good]",
    "choice What is your gender? | Male | Female | Prefer not to say",
    "choice* Which flavours would you try? | Vanilla | Strawberry | Chocolate | Mango",
    "scale How likely would you be to buy it at 4.99 EUR? 1..5 [Definitely would not buy < Probably would not buy < Might or might not buy < Probably would buy < Definitely would buy]",
    "scale How well do these words describe the brand? young 1..10 [does not describe at all … describes completely]",
    "scale How well do these words describe the brand? honest 1..10 [does not describe at all … describes completely]",
    "choice How many people live in your household? | 1 | 2 | 3 or more",
    "choice Do you own a fridge? | Yes | No",
    "unread 101",
    "choice What is your marital status? | Single | Married | Divorced",
    "open What is the highest price you would pay?",
    "open~ Any other comments?",
  ]);
});

it("reads a questionnaire in German", () => {
  expect(read(file("german"))).toEqual([
    "choice Wie alt sind Sie? | unter 18 | 18–29 | 30–49 | 50 oder älter",
    "choice* Welche Marken kennen Sie? | Milka | Lindt | Ritter Sport | Sonstige",
    "scale Wie zufrieden sind Sie insgesamt mit Milka? 1..5 [sehr unzufrieden … sehr zufrieden]",
    "scale! Inwieweit stimmen Sie den folgenden Aussagen zu? Milka ist modern. 1..5 [stimme gar nicht zu … stimme voll und ganz zu]",
    "scale! Inwieweit stimmen Sie den folgenden Aussagen zu? Milka ist teuer. 1..5 [stimme gar nicht zu … stimme voll und ganz zu]",
    "scale! Inwieweit stimmen Sie den folgenden Aussagen zu? Milka schmeckt mir. 1..5 [stimme gar nicht zu … stimme voll und ganz zu]",
    "scale Wie wahrscheinlich ist es, dass Sie Milka weiterempfehlen? 0..10 [sehr unwahrscheinlich … sehr wahrscheinlich]",
    "scale Wie häufig essen Sie Schokolade? 1..5 [nie < selten < manchmal < oft < immer]",
    "scale Ich kaufe bewusst ein. 1..5 [stimme überhaupt nicht zu < stimme eher nicht zu < teils/teils < stimme eher zu < stimme voll und ganz zu]",
    "open Was gefällt Ihnen an Milka am besten? Bitte in eigenen Worten.",
    "choice Haben Sie Kinder? | ja | nein",
    "open~ Begründen Sie bitte Ihre Antwort.",
    "scale Wie bewerten Sie die Verpackung? modern – altmodisch 1..5 [modern … altmodisch]",
    "scale Wie bewerten Sie die Verpackung? schön – hässlich 1..5 [schön … hässlich]",
    "scale Welche Schulnote geben Sie? 1..6 [sehr gut < gut < befriedigend < ausreichend < mangelhaft < ungenügend]",
  ]);
});

it("reads a questionnaire in French and Spanish", () => {
  expect(read(file("french-spanish"))).toEqual([
    "scale À quelle fréquence buvez-vous du café ? 1..5 [Jamais < Rarement < Parfois < Souvent < Toujours]",
    "choice* Quelles marques connaissez-vous ? | Nespresso | Lavazza | Illy",
    "scale Dans quelle mesure êtes-vous satisfait de votre machine ? 1..7 [pas du tout satisfait … très satisfait]",
    "scale Êtes-vous d'accord avec les affirmations suivantes ? Le café est trop cher. 1..5 [pas du tout d’accord … tout à fait d’accord]",
    "scale Êtes-vous d'accord avec les affirmations suivantes ? J'aime l'odeur du café. 1..5 [pas du tout d’accord … tout à fait d’accord]",
    "open Pourquoi achetez-vous cette marque ?",
    "choice Buvez-vous du thé ? | Oui | Non | Je ne sais pas",
    "choice ¿Con qué frecuencia compra café? | Cada día | Cada semana | Cada mes",
    "scale ¿Está satisfecho con el servicio? 1..5 [Muy insatisfecho < Insatisfecho < Ni satisfecho ni insatisfecho < Satisfecho < Muy satisfecho]",
    "scale ¿Qué probabilidad hay de que nos recomiende? 0..10 [nada probable … muy probable]",
    "choice* ¿Qué productos usa? | Café | Té | Cacao",
    "open~ Explique su respuesta.",
    "scale Vous recommanderiez cette marque 1..5 [Certainement pas < Probablement pas < Peut-être < Probablement < Certainement]",
  ]);
});
