const list = (words: string): string[] => words.split(/\s+/).filter(Boolean);

/** Words without a topic, both languages: they neither tell texts apart nor make them alike. */
export const stopWords: ReadonlySet<string> = new Set([
  ...list(
    "the a an and or but of to in on at for with from by as is are was were be been being am it its this that these those there here i me my mine you your he she his her we our us they them their what which who whom how when where why would could should will can may might must do does did have has had not no so than then too very just also about into over under more most much many some any all each other another such only own same if because while though although however up down out off again once ever even still yet already really quite rather pretty one two thing things something anything everything someone get gets got make makes made go goes going take say says said see seen know think thought feel find found want way lot bit sort kind per",
  ),
  ...list(
    "der die das den dem des ein eine einen einem einer eines und oder aber doch von zu zum zur in im ins an am auf für mit bei aus nach vor über unter um als wie ist sind war waren sein bin hat habe haben hatte hätte wird werden wurde würde kann können könnte muss müsste soll sollte will wollte darf ich mich mir mein meine meinen meinem meiner du dich dir dein er ihn ihm sie es wir uns unser ihr ihnen euch sich man nicht kein keine keinen so dann denn dass ob weil wenn da hier dort dies diese dieser dieses diesen diesem jede jeder jedes alle alles auch noch schon nur mal eben halt ja nein sehr ganz mehr viel etwas nichts was wer wo wann warum damit dafür davon daran darauf dazu also selbst immer wieder bis durch gegen ohne seit gut eher wohl",
  ),
]);
