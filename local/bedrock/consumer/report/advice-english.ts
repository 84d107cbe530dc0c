import type { AdviceTexts } from "./advice.ts";

export const adviceEnglish: AdviceTexts = {
  danger: [
    "Remove the hazard before showing the concept again",
    "No wording helps here: change the product so that the hazard people name is gone, have that confirmed by an independent test, and only then ask again.",
  ],
  defect: [
    "Repair the drawback people stumble over",
    "The drawback is part of the offer, not of its wording. Change that part, and show the old and the new version side by side to see whether the objection goes away.",
  ],
  price: {
    pack: [
      "Test a lower price or a smaller pack",
      "Show the same concept at a lower price and as a smaller pack beside the present one. If the price has to stay, say in one sentence what it pays for.",
    ],
    plan: [
      "Test a lower price or a smaller plan",
      "Show the same concept at a lower price and with a smaller entry plan beside the present one. If the price has to stay, say in one sentence what it pays for.",
    ],
    piece: [
      "Test a lower price or a simpler version",
      "Show the same concept at a lower price and as a simpler version beside the present one. If the price has to stay, say what it pays for, for instance how long the thing lasts.",
    ],
    unknown: [
      "Settle the price question with a test",
      "Show the concept at a stated price and at a lower one. Say in one sentence what the price pays for.",
    ],
  },
  contract: [
    "Loosen the commitment",
    "Offer the same thing without a fixed term, or with a way out that is stated up front, and test whether that moves purchase intent more than the price does.",
  ],
  data: [
    "Ask for less data and say why any is needed",
    "List what is collected, drop what the offer can do without, and put the rest in one plain sentence next to the benefit.",
  ],
  proof: [
    "Prove the claim instead of repeating it",
    "Replace the strongest promise by something that can be checked: a named test, a figure with its source, or a trial with money back. Drop the claims that cannot be backed.",
  ],
  clarity: [
    "Say plainly what people get",
    "Rewrite the description without adjectives: what it is, what it does, what it costs and where to get it. Test that version before working on anything else.",
  ],
  need: [
    "Show the occasion in which it is needed",
    "Name one concrete situation that this solves and build the concept around it. If no such situation can be found with these people, choose another target group rather than louder words.",
  ],
  difference: [
    "Name the one difference from what people already buy",
    "Put the comparison into the concept itself: what the usual product does, and what this one does differently. If there is no such difference, compete on price or availability, not on novelty.",
  ],
  habit: [
    "Give people a reason to switch",
    "The rival is what people use today. Say what gets better compared with that, and make the first try cheap and reversible.",
  ],
  taste: [
    "Let people taste it before they pay",
    "Doubts about taste are not argued away. Plan a tasting or a small trial size, and put the result into the concept.",
  ],
  effort: [
    "Make the start simpler",
    "Cut the steps between buying and using, and describe the ones that remain. Ask again whether it still seems like work.",
  ],
  technology: [
    "Put the benefit before the technology",
    "Describe what gets easier, and mention the technology only where it explains why. Offer a way to use the product without it if that is possible.",
  ],
  advertising: [
    "Drop the advertising people complain about",
    "Take adverts, famous faces and big words out of the offer, and test whether the plain version does better.",
  ],
  green: [
    "Back the environmental claim or drop it",
    "State what is better, by how much and who checked it. If that cannot be stated, the claim costs more trust than it earns.",
  ],
  health: [
    "Explain the ingredients in plain words",
    "Say what is in it, what is not, and what that changes for the person who eats or uses it. Leave out health promises that the label cannot carry.",
  ],
  quality: [
    "Show that it lasts",
    "Give the durability a form people can check: a warranty, spare parts, or a test after use.",
  ],
  audience: [
    "Say for whom it is, and leave out the others",
    "People who feel left out judge the offer as bystanders. Name the target group in the concept and recruit it for the next round.",
  ],
  appeal: [
    "Rework what the offer makes people feel",
    "Ask these participants what they would change first, make two clearly different versions and let them choose between those.",
  ],
};
