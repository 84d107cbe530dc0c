/** Tags in the order of the route table, with a description that applies to all of their operations. */
export const tagDescriptions: Record<string, string> = {
  System: "Reachability, and images that need no token.",
  Auth:
    "Sign-up, sessions and passwords. E-mail addresses are trimmed and lower-cased. Neither the content nor " +
    "the timing of an answer reveals whether an address is registered. Only a sign-up with a taken address " +
    "does. Passwords are stored as Argon2id (19 MiB, t=2, p=1), refresh and one-time tokens (256 random bits) " +
    "only as SHA-256.",
  Company:
    "The users of a company and their roles, its spending on models, its webhooks, and its deletion. Owners " +
    "invite and remove users, manage webhooks and delete the company.",
  Projects: "The top-level container of research work; visible to every user of the company.",
  "Persona groups":
    "Target segments, and the generation of personas from them. Creating a group also queues a refresh of the " +
    "cultural signals of its market.",
  Personas:
    "The synthetic consumers of a group. `signals` is the evidence that grounds a persona. Deleting personas " +
    "keeps recorded results.",
  Respondents:
    "Real people from whom personas are made, one persona per row, in groups of their own. Their data is " +
    "encrypted and appears only in the prompts of their own persona. It can be deleted by row, with the group " +
    "or with the company.",
  Briefings:
    "Stimulus documents: PDF, image, text or Word. Their content reaches personas before they answer, and an " +
    "image also as an image where the model takes images.",
  Simulations:
    "Studies run against one persona group, and their results. Numbers are computed in code and only narrated by " +
    "a model; every quote occurs in that persona's own words.",
  Reports: "Pages, links for people without an account, and files of complete simulations.",
  Comparisons:
    "Compares groups of personas, simulations and concepts. Every figure has its interval and its base. " +
    "Differences are tested, and adjusted for the number of tests.",
  Codebooks:
    "Codes for the open answers of personas. A model drafts the codes of a question, or you send them; then " +
    "each answer gets its codes.",
  "Human studies": "Answers of real people to the questions of simulations, and how near the simulations come to them.",
  "Persona library":
    "Reusable personas of the company, promoted when they answer consistently across simulations. New groups " +
    "reuse those that match.",
  Documentation: "This reference, and the OpenAPI document it is made from.",
};
