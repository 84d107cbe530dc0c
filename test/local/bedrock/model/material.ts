import type { PresentedTask } from "../../../../functions/domain/conjoint/presentation.ts";

/** What studies in a language show and ask. */
export interface Material {
  good: string;
  /** The same offer with several clearly bad claims. */
  bad: string;
  /** The good offer at another price. */
  priced: (factor: number) => string;
  scale: { text: string; low: string; high: string };
  statement: string;
  ends: { text: string; low: string; high: string };
  choice: { text: string; options: readonly string[] };
  grades: { text: string; options: readonly string[] };
  age: { text: string; options: readonly string[] };
  gender: { text: string; options: readonly string[] };
  /** An interview's: introduction, view, habit, reason, price, dislike, closing. */
  questions: readonly string[];
  tasks: readonly PresentedTask[];
}

/** Four screens with two offers of three attributes, price last. */
function tasksOf(
  attributes: readonly (readonly [name: string, first: string, second: string])[],
): readonly PresentedTask[] {
  return [0, 1, 2, 3].map((screen) => ({
    task_id: `${screen}`,
    holdout: false,
    include_none: true,
    offers: [0, 1].map((offer) => ({
      offer,
      features: attributes.map(([attribute, first, second], index) => ({
        attribute,
        level: ((screen >> index) + offer) % 2 === 0 ? first : second,
      })),
    })),
  }));
}

const ages = ["18-29", "30-44", "45-59", "60+"];

export const material = {
  fr: {
    good: "Une boisson à l'avoine avec plus de protéines, bio et sans sucre, fabriquée en Bretagne, dans une bouteille recyclable. 1 litre pour 1,99 €.",
    bad: "Une boisson à l'avoine au goût amer, qui contient un colorant toxique et provoque des nausées. Non remboursable, la bouteille fuit. 1 litre pour 1,99 €.",
    priced: (factor) => `Une boisson à l'avoine avec plus de protéines, bio et sans sucre. 1 litre pour ${(1.99 * factor).toFixed(2).replace(".", ",")} €.`,
    scale: { text: "Dans quelle mesure cette boisson vous plaît-elle ?", low: "pas du tout", high: "beaucoup" },
    statement: "Je fais attention à l'environnement quand j'achète à manger.",
    ends: { text: "Comment trouvez-vous l'emballage ?", low: "démodé", high: "moderne" },
    choice: { text: "Qu'est-ce qui compte pour vous dans une boisson ?", options: ["Le goût", "Le prix", "Les protéines", "Une marque locale", "Aucun de ces points"] },
    grades: { text: "À quelle fréquence buvez-vous du café ?", options: ["Jamais", "Rarement", "De temps en temps", "Souvent", "Tous les jours"] },
    age: { text: "Quel âge avez-vous ?", options: ages },
    gender: { text: "Quel est votre sexe ?", options: ["Homme", "Femme", "Autre"] },
    questions: ["Pouvez-vous vous présenter ?", "Que pensez-vous de cette boisson ?", "Comment achetez-vous du lait d'habitude ?", "Pourquoi ?", "Que pensez-vous du prix ?", "Qu'est-ce qui vous gêne le plus ?", "Souhaitez-vous ajouter quelque chose ?"],
    tasks: tasksOf([["Marque", "Alpro", "Bjorg"], ["Emballage", "bouteille en verre", "carton"], ["Prix", "1,99 €", "2,99 €"]]),
  },
  es: {
    good: "Una bebida de avena con más proteínas, ecológica y sin azúcar, hecha en Galicia, en una botella reciclable. 1 litro por 1,99 €.",
    bad: "Una bebida de avena de sabor amargo, que contiene un colorante tóxico y provoca náuseas. No reembolsable, la botella gotea. 1 litro por 1,99 €.",
    priced: (factor) => `Una bebida de avena con más proteínas, ecológica y sin azúcar. 1 litro por ${(1.99 * factor).toFixed(2).replace(".", ",")} €.`,
    scale: { text: "¿Cuánto le gusta esta bebida?", low: "nada", high: "mucho" },
    statement: "Pienso en el medio ambiente cuando compro comida.",
    ends: { text: "¿Cómo le parece el envase?", low: "anticuado", high: "moderno" },
    choice: { text: "¿Qué cuenta para usted en una bebida?", options: ["El sabor", "El precio", "Las proteínas", "Una marca local", "Ninguna de estas cosas"] },
    grades: { text: "¿Con qué frecuencia toma café?", options: ["Nunca", "Rara vez", "De vez en cuando", "A menudo", "Todos los días"] },
    age: { text: "¿Qué edad tiene usted?", options: ages },
    gender: { text: "¿Cuál es su sexo?", options: ["Hombre", "Mujer", "Otro"] },
    questions: ["¿Puede presentarse?", "¿Qué piensa de esta bebida?", "¿Cómo compra la leche normalmente?", "¿Por qué?", "¿Qué piensa del precio?", "¿Qué es lo que más le molesta?", "¿Quiere añadir algo?"],
    tasks: tasksOf([["Marca", "Alpro", "Yosoy"], ["Envase", "botella de vidrio", "cartón"], ["Precio", "1,99 €", "2,99 €"]]),
  },
  pt: {
    good: "Uma bebida de aveia com mais proteínas, orgânica e sem açúcar, feita no Paraná, em uma garrafa reciclável. 1 litro por R$ 12,90.",
    bad: "Uma bebida de aveia de gosto amargo, que contém um corante tóxico e provoca náuseas. Não reembolsável, a garrafa vaza. 1 litro por R$ 12,90.",
    priced: (factor) => `Uma bebida de aveia com mais proteínas, orgânica e sem açúcar. 1 litro por R$ ${(12.9 * factor).toFixed(2).replace(".", ",")}.`,
    scale: { text: "Quanto você gosta desta bebida?", low: "nada", high: "muito" },
    statement: "Eu penso no meio ambiente quando compro comida.",
    ends: { text: "Como você acha a embalagem?", low: "antiquada", high: "moderna" },
    choice: { text: "O que conta para você em uma bebida?", options: ["O sabor", "O preço", "As proteínas", "Uma marca local", "Nenhuma destas coisas"] },
    grades: { text: "Com que frequência você toma café?", options: ["Nunca", "Raramente", "De vez em quando", "Muitas vezes", "Todos os dias"] },
    age: { text: "Qual é a sua idade?", options: ages },
    gender: { text: "Qual é o seu sexo?", options: ["Homem", "Mulher", "Outro"] },
    questions: ["Você pode se apresentar?", "O que você acha desta bebida?", "Como você compra leite normalmente?", "Por quê?", "O que você acha do preço?", "O que mais incomoda você?", "Você quer acrescentar alguma coisa?"],
    tasks: tasksOf([["Marca", "Ades", "Nude"], ["Embalagem", "garrafa de vidro", "caixa"], ["Preço", "R$ 12,90", "R$ 18,90"]]),
  },
  ja: {
    good: "たんぱく質が多い有機オーツミルク。砂糖不使用で、国産の原料を使い、容器はリサイクルできます。1リットル380円。",
    bad: "苦い味のオーツミルク。有毒な着色料を含み、吐き気を起こすことがあります。返金不可で、容器は漏れます。1リットル380円。",
    priced: (factor) => `たんぱく質が多い有機オーツミルク。砂糖不使用です。1リットル${Math.round(380 * factor)}円。`,
    scale: { text: "この飲み物はどのくらい好きですか。", low: "まったく好きではない", high: "とても好き" },
    statement: "食べ物を買うときは環境のことを考えます。",
    ends: { text: "この容器をどう思いますか。", low: "古い", high: "新しい" },
    choice: { text: "飲み物で大切なことは何ですか。", options: ["味", "値段", "たんぱく質", "地元のブランド", "どれも当てはまらない"] },
    grades: { text: "コーヒーをどのくらいの頻度で飲みますか。", options: ["まったく飲まない", "めったに飲まない", "時々飲む", "よく飲む", "毎日飲む"] },
    age: { text: "年齢を教えてください。", options: ages },
    gender: { text: "性別を教えてください。", options: ["男性", "女性", "その他"] },
    questions: ["自己紹介をお願いします。", "この飲み物をどう思いますか。", "普段はどうやって牛乳を買っていますか。", "なぜですか。", "値段についてどう思いますか。", "一番気になるところは何ですか。", "最後に付け加えることはありますか。"],
    tasks: tasksOf([["ブランド", "明治", "森永"], ["容器", "ガラスびん", "紙パック"], ["値段", "¥380", "¥560"]]),
  },
} satisfies Record<string, Material>; // prettier-ignore
