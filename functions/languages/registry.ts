// Written by `npm run language` from the folders beside this file: each is a language, with the same files.
// A table for each file, so that a function is bundled with those files alone that it reads.
import * as de from "./de/index.ts";
import * as en from "./en/index.ts";
import * as es from "./es/index.ts";
import * as fr from "./fr/index.ts";
import * as ja from "./ja/index.ts";
import * as pt from "./pt/index.ts";

/** Languages whose words are known, and in which answers were graded. Whatever has no language is in the first one. */
export const languages = ["en", "de", "fr", "es", "pt", "ja"] as const;
export type Language = (typeof languages)[number];
type EveryLanguage = Readonly<Record<Language, object>>;

export const analysisWords = {
  en: en.analysisWords,
  de: de.analysisWords,
  fr: fr.analysisWords,
  es: es.analysisWords,
  pt: pt.analysisWords,
  ja: ja.analysisWords,
} satisfies EveryLanguage;

export const audienceWords = {
  en: en.audienceWords,
  de: de.audienceWords,
  fr: fr.audienceWords,
  es: es.audienceWords,
  pt: pt.audienceWords,
  ja: ja.audienceWords,
} satisfies EveryLanguage;

export const factWords = {
  en: en.factWords,
  de: de.factWords,
  fr: fr.factWords,
  es: es.factWords,
  pt: pt.factWords,
  ja: ja.factWords,
} satisfies EveryLanguage;

export const fieldworkWords = {
  en: en.fieldworkWords,
  de: de.fieldworkWords,
  fr: fr.fieldworkWords,
  es: es.fieldworkWords,
  pt: pt.fieldworkWords,
  ja: ja.fieldworkWords,
} satisfies EveryLanguage;

export const functionWords = {
  en: en.functionWords,
  de: de.functionWords,
  fr: fr.functionWords,
  es: es.functionWords,
  pt: pt.functionWords,
  ja: ja.functionWords,
} satisfies EveryLanguage;

export const gradedAnswers = {
  en: en.gradedAnswers,
  de: de.gradedAnswers,
  fr: fr.gradedAnswers,
  es: es.gradedAnswers,
  pt: pt.gradedAnswers,
  ja: ja.gradedAnswers,
} satisfies EveryLanguage;

export const grammar = {
  en: en.grammar,
  de: de.grammar,
  fr: fr.grammar,
  es: es.grammar,
  pt: pt.grammar,
  ja: ja.grammar,
} satisfies EveryLanguage;

export const limesurveyWords = {
  en: en.limesurveyWords,
  de: de.limesurveyWords,
  fr: fr.limesurveyWords,
  es: es.limesurveyWords,
  pt: pt.limesurveyWords,
  ja: ja.limesurveyWords,
} satisfies EveryLanguage;

export const outOfRole = {
  en: en.outOfRole,
  de: de.outOfRole,
  fr: fr.outOfRole,
  es: es.outOfRole,
  pt: pt.outOfRole,
  ja: ja.outOfRole,
} satisfies EveryLanguage;

export const peopleWording = {
  en: en.peopleWording,
  de: de.peopleWording,
  fr: fr.peopleWording,
  es: es.peopleWording,
  pt: pt.peopleWording,
  ja: ja.peopleWording,
} satisfies EveryLanguage;

export const questionnaireWords = {
  en: en.questionnaireWords,
  de: de.questionnaireWords,
  fr: fr.questionnaireWords,
  es: es.questionnaireWords,
  pt: pt.questionnaireWords,
  ja: ja.questionnaireWords,
} satisfies EveryLanguage;

export const refusals = {
  en: en.refusals,
  de: de.refusals,
  fr: fr.refusals,
  es: es.refusals,
  pt: pt.refusals,
  ja: ja.refusals,
} satisfies EveryLanguage;

export const reportWording = {
  en: en.reportWording,
  de: de.reportWording,
  fr: fr.reportWording,
  es: es.reportWording,
  pt: pt.reportWording,
  ja: ja.reportWording,
} satisfies EveryLanguage;

export const scalePoints = {
  en: en.scalePoints,
  de: de.scalePoints,
  fr: fr.scalePoints,
  es: es.scalePoints,
  pt: pt.scalePoints,
  ja: ja.scalePoints,
} satisfies EveryLanguage;

export const wording = {
  en: en.wording,
  de: de.wording,
  fr: fr.wording,
  es: es.wording,
  pt: pt.wording,
  ja: ja.wording,
} satisfies EveryLanguage;
