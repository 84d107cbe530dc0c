/** Words of participants in one language, with what reports and discussions are about. */
export interface Sample {
  stimulus: string;
  theme: { for: string; against: string };
  fan: readonly string[];
  critic: readonly string[];
  /** A question of a guide, an answer that covers it, one that does not, and a refusal. */
  question: string;
  covered: string;
  partly: string;
  refusal: string;
  probe: { question: string; keyword: string };
  guide: string;
  survey: readonly string[];
  document: string;
}

export const samples: Readonly<Record<"fr" | "es" | "pt" | "ja", Sample>> = {
  fr: {
    stimulus: "Une boisson à l'avoine avec moins de sucre et le goût habituel. Elle coûte 3,49 € le litre.",
    theme: { for: "moins de sucre", against: "trop cher" },
    fan: [
      "J'adore l'idée, et moins de sucre, c'est une bonne chose pour moi.",
      "Je l'achèterais tout de suite, sans hésiter.",
      "C'est assez nouveau et différent de ce qui existe.",
      "C'est utile pour moi le matin.",
      "Cela me paraît crédible et sérieux.",
      "Le rapport qualité-prix est bon, je trouve.",
      "Dans l'ensemble, ça me plaît beaucoup.",
    ],
    critic: [
      "Je n'aime pas du tout, c'est beaucoup trop cher pour une boisson.",
      "Je ne l'achèterais jamais, c'est certain.",
      "Il n'y a rien de nouveau là-dedans.",
      "Je n'en ai aucun besoin dans ma vie.",
      "Je n'y crois pas, c'est exagéré.",
      "Le prix est trop élevé, c'est du gaspillage.",
      "Ça ne me plaît pas, c'est une mauvaise idée.",
    ],
    question: "Comment choisissez-vous votre café ?",
    covered:
      "Je choisis mon café selon la torréfaction, parce qu'un café trop clair est acide pour moi. La semaine dernière j'ai acheté un paquet au marché.",
    partly: "Je prends toujours le même café fort, il est délicieux.",
    refusal: "Je ne sais pas.",
    probe: { question: "Où l'achetez-vous ?", keyword: "emballage" },
    guide: `Guide d'entretien : boissons

Introduction
Parlez-moi un peu de vous.

Partie 1 : Habitudes (10 min)
1. Que buvez-vous le matin ?
   - Où le buvez-vous ?
   Relances : marque ; prix
[Montrer le concept]
2. Qu'en pensez-vous ? Pourquoi ?`,
    survey: [
      "Buvez-vous du café le matin : toujours, parfois ou jamais ?",
      "Êtes-vous satisfait, de 1 (pas du tout) à 5 (tout à fait) ?",
      "Que changeriez-vous ?",
    ],
    document:
      "La boisson Avoina est faite d'avoine française et contient 40 % de sucre en moins. Elle coûte 3,49 € le litre et se garde sept jours au réfrigérateur. La boisson convient aux personnes qui ne digèrent pas le lait. Un litre vient d'une ferme de la Beauce, et la bouteille est consignée pour 0,25 €.",
  },
  es: {
    stimulus: "Una bebida de avena con menos azúcar y el sabor de siempre. Cuesta 3,49 € el litro.",
    theme: { for: "menos azúcar", against: "demasiado caro" },
    fan: [
      "Me encanta la idea, y menos azúcar es algo bueno para mí.",
      "Lo compraría ahora mismo, sin dudarlo.",
      "Es bastante nuevo y diferente de lo que hay.",
      "Me resulta útil por la mañana.",
      "Me parece creíble y serio.",
      "La relación calidad-precio es buena, creo.",
      "En general me gusta mucho.",
    ],
    critic: [
      "No me gusta nada, es demasiado caro para una bebida.",
      "No lo compraría nunca, eso seguro.",
      "No tiene nada de nuevo, ya lo conozco.",
      "No tengo ninguna necesidad de esto en mi vida.",
      "No me lo creo, es exagerado.",
      "El precio es demasiado alto, es un robo.",
      "No me gusta, es una mala idea.",
    ],
    question: "¿Cómo elige usted su café?",
    covered:
      "Elijo mi café por el tueste, porque uno demasiado claro es ácido para mí. La semana pasada compré un paquete en el mercado.",
    partly: "Tomo siempre el mismo café fuerte, es delicioso.",
    refusal: "No lo sé.",
    probe: { question: "¿Dónde lo compra?", keyword: "envase" },
    guide: `Guía de entrevista: bebidas

Introducción
Cuénteme un poco sobre usted.

Bloque 1: Hábitos (10 min)
1. ¿Qué bebe por la mañana?
   - ¿Dónde lo bebe?
   Sondear: marca; precio
[Mostrar el concepto]
2. ¿Qué le parece? ¿Por qué?`,
    survey: [
      "¿Toma café por la mañana: siempre, a veces o nunca?",
      "¿Está satisfecho, de 1 (nada) a 5 (mucho)?",
      "¿Qué cambiaría?",
    ],
    document:
      "La bebida Avenia está hecha de avena española y contiene un 40 % menos de azúcar. Cuesta 3,49 € el litro y se conserva siete días en la nevera. La bebida es adecuada para personas que no digieren la leche. La botella es retornable y tiene un depósito de 0,25 €.",
  },
  pt: {
    stimulus: "Uma bebida de aveia com menos açúcar e o sabor de sempre. Custa R$ 7,90 o litro.",
    theme: { for: "menos açúcar", against: "caro demais" },
    fan: [
      "Adoro a ideia, e menos açúcar é uma coisa boa para mim.",
      "Eu compraria agora mesmo, sem hesitar.",
      "É bastante novo e diferente do que existe.",
      "É útil para mim de manhã.",
      "Me parece crível e sério.",
      "O custo-benefício é bom, eu acho.",
      "No geral gosto muito disso.",
    ],
    critic: [
      "Não gosto nada disso, é caro demais para uma bebida.",
      "Eu nunca compraria, com certeza não.",
      "Não tem nada de novo, já conheço.",
      "Não tenho nenhuma necessidade disso na minha vida.",
      "Não acredito nisso, é exagerado.",
      "O preço é alto demais, é um roubo.",
      "Não gosto, é uma ideia ruim.",
    ],
    question: "Como você escolhe o seu café?",
    covered:
      "Escolho o meu café pela torra, porque um café muito claro é ácido para mim. Na semana passada comprei um pacote na feira.",
    partly: "Tomo sempre o mesmo café forte, é delicioso.",
    refusal: "Não sei.",
    probe: { question: "Onde você compra?", keyword: "embalagem" },
    guide: `Roteiro de entrevista: bebidas

Introdução
Conte um pouco sobre você.

Bloco 1: Hábitos (10 min)
1. O que você bebe de manhã?
   - Onde você bebe?
   Sondar: marca; preço
[Mostrar o conceito]
2. O que você acha disso? Por quê?`,
    survey: [
      "Você toma café de manhã: sempre, às vezes ou nunca?",
      "Você está satisfeito, de 1 (nada) a 5 (muito)?",
      "O que você mudaria?",
    ],
    document:
      "A bebida Aveia Boa é feita de aveia brasileira e contém 40 % menos açúcar. Custa R$ 7,90 o litro e dura sete dias na geladeira. A bebida serve para pessoas que não digerem o leite. A garrafa é retornável e tem um depósito de R$ 1,00.",
  },
  ja: {
    stimulus: "砂糖を減らした、いつもの味のオーツ飲料です。1リットル350円です。",
    theme: { for: "砂糖が少ない", against: "値段が高い" },
    fan: [
      "このアイデアは大好きです。砂糖が少ないのはうれしいです。",
      "すぐに買います。迷いません。",
      "かなり新しくて、今あるものとは違います。",
      "朝に役に立つと思います。",
      "書いてあることは信頼できます。",
      "値段に見合う価値があり、お得だと思います。",
      "全体としてとても好きです。",
    ],
    critic: [
      "全然好きではありません。飲み物としては値段が高すぎます。",
      "絶対に買いません。",
      "新しいところは何もありません。",
      "自分の生活にはまったく必要ありません。",
      "書いてあることは信じられません。大げさです。",
      "値段が高すぎて、お金の無駄です。",
      "好きではありません。悪いアイデアです。",
    ],
    question: "コーヒーはどのように選びますか？",
    covered: "コーヒーは焙煎で選びます。浅煎りは自分には酸っぱすぎるからです。先週も市場で一袋買いました。",
    partly: "いつも同じ濃いコーヒーを飲みます。とても美味しいです。",
    refusal: "わかりません。",
    probe: { question: "どこで買いますか？", keyword: "包装" },
    guide: `インタビューガイド：飲み物

はじめに
まず自己紹介をお願いします。

パート1：習慣（10分）
1. 朝は何を飲みますか？
   - どこで飲みますか？
   深掘り：銘柄；価格
［コンセプトを提示］
2. これについてどう思いますか？なぜですか？`,
    survey: [
      "朝にコーヒーを飲みますか：いつも、時々、全く飲まない？",
      "1（全く満足していない）から5（とても満足している）で、どのくらい満足していますか？",
      "何を変えたいですか？",
    ],
    document:
      "オーツ飲料「あさひオーツ」は国産のオーツ麦から作られ、砂糖が40％少なくなっています。価格は1リットル350円で、冷蔵庫で七日間保存できます。牛乳が苦手な人にも向いています。瓶は返却でき、預かり金は30円です。",
  },
};
