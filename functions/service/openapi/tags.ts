/** Tags in the order of the route table, with what holds for all of their operations. */
export const tagDescriptions: Record<string, string> = {
  System: "Reachability, and images that need no token.",
  Auth:
    "Sign-up, sessions and passwords. E-mail addresses are trimmed and lower-cased. Nothing here tells whether an " +
    "address is registered, neither by its answer nor by the time it takes, except a sign-up with a taken " +
    "address. Passwords are stored as Argon2id (19 MiB, t=2, p=1), refresh and one-time tokens (256 random bits) " +
    "only as SHA-256.",
  Company:
    "The colleagues of a company and their roles, what it spends on models, where events are posted to, and its end. " +
    "Owners invite and remove people, keep webhooks and delete the company.",
  Projects: "The top-level container of research work; visible to every user of the company.",
  "Persona groups":
    "Target segments, and the generation of personas from them. Creating a group also queues a refresh of the " +
    "cultural signals of its market.",
  Personas:
    "The synthetic consumers of a group. `signals` is the evidence that grounds a persona. Deleting personas " +
    "keeps recorded results.",
  Respondents:
    "Real people of whom personas are made, row by row, in groups of their own. What is known of them is encrypted, " +
    "reaches no prompt but that of their own persona, and can be deleted by row, with the group and with the company.",
  Briefings:
    "Stimulus documents: PDF, image, text or Word. Their content reaches personas before they answer, and an " +
    "image also as an image where the model takes images.",
  Simulations:
    "Studies run against one persona group, and their results. Numbers are computed in code and only narrated by " +
    "a model; every quote occurs in that persona's own words.",
  Reports: "Pages, links for people without an account, and files of complete simulations.",
  Comparisons:
    "Compares groups of personas, simulations and concepts. Every figure has its interval and its base, and " +
    "what is said to differ has been tested and adjusted for how much was.",
  Codebooks:
    "What personas said in their own words, counted: the codes of a question, drafted by a model or sent, and which " +
    "of them each answer has.",
  "Human studies": "What people answered to the questions that simulations ask, and how near these come to it.",
  "Persona library":
    "Reusable personas of the company, promoted when they answer consistently across simulations. New groups " +
    "reuse those that match.",
  Documentation: "This reference, and the OpenAPI document it is made from.",
};
