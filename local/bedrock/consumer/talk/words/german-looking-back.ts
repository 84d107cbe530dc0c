/** What people say when they look back on a whole study. */
export const germanLookingBack = {
  looking_back: ["rückblickend:", "alles in allem:", "am Ende:", "wenn ich jetzt darüber nachdenke:", "mit etwas Abstand:", "unterm Strich:", "zusammengefasst:", "jetzt, wo alles gesagt ist:"],
  back_good: [
    "ich nehme einen guten Eindruck mit", "ich halte viel davon, mehr als ich erwartet hätte", "mein Urteil ist positiv, es gefällt mir", "ich bin angenehm überrascht, da ist viel Gutes dran",
    "mir gefällt es, und daran hat das Gespräch nichts geändert", "ich finde die Idee gut, und das sage ich nicht oft", "das hat mich überzeugt, mehr oder weniger", "ich bin dafür, ich sehe es in meinem Leben",
    "@blunt gut, würde ich sagen", "@chatty mir gefällt es, ich habe beim Reden schon damit geplant", "@careful mir gefällt es, auch wenn ich es erst mit eigenen Augen sehen möchte", "@precise es spricht mehr dafür als dagegen, mir gefällt es", "@old mit {age} hätte ich das nicht gedacht, aber es gefällt mir", "@young ehrlich, ich finde es gut", "@warm mir gefällt es, schön, dass Sie mich gefragt haben",
  ],
  back_mixed: [
    "ich bin immer noch zwiegespalten", "mein Bild ist gemischt, manches gut, manches nicht", "bei mir könnte es so oder so ausgehen", "ich habe mich nicht entschieden, und das muss ich heute auch nicht",
    "halb sage ich ja, halb würde ich abwarten", "das ist in Ordnung, aber es bewegt mich nicht sehr", "ich verstehe den Sinn, nur nicht ganz für mich", "es spricht so viel dafür wie dagegen",
    "@blunt geht so", "@chatty fragen Sie mich morgen, dann sage ich vielleicht das Gegenteil, ich bin unentschieden", "@careful festlegen möchte ich mich noch nicht", "@precise Für und Wider heben sich ungefähr auf", "@old ich habe vieles kommen und gehen sehen, ich warte ab", "@young ist okay, mehr aber auch nicht", "@warm ich würde es gern mögen, bin aber unentschieden",
  ],
  back_bad: [
    "ich bin nicht überzeugt, daran hat sich nichts geändert", "mein Urteil ist negativ, das ist nichts für mich", "ich bleibe skeptisch, mich stört zu viel daran", "mir würde nichts fehlen, wenn es das nie gäbe",
    "je länger wir geredet haben, desto weniger hat es mir gefallen", "für Leute wie mich ist das nicht gemacht, mir gefällt es nicht", "ich habe nichts gehört, was mich umstimmt, ich bin dagegen", "es löst kein Problem, das ich habe, ich brauche es nicht",
    "@blunt nein, nichts für mich", "@chatty ich habe wirklich nach etwas Gutem gesucht, aber mir gefällt es nicht", "@careful ich habe kein gutes Gefühl dabei, es ist zu viel offen", "@precise es spricht zu viel dagegen, ich bin nicht überzeugt", "@old ich komme ohne aus, und dabei bleibt es", "@young nee, gefällt mir ehrlich gesagt nicht", "@warm ich will nicht unfreundlich sein, aber mir gefällt es nicht",
  ],
  back_topic_good: [
    "ich mag das Thema, und im Großen und Ganzen bin ich zufrieden", "so, wie ich es mache, bin ich ganz zufrieden", "mir ist aufgefallen, dass ich mehr Freude daran habe, als ich gesagt hätte", "das ist bei mir gut geregelt, ich bin zufrieden",
    "ich würde wenig ändern, das passt gut zu mir", "beim Reden ist mir wieder eingefallen, wie gern ich das mag", "das gehört zu den schöneren Seiten meiner Woche", "ich habe da meinen Weg gefunden, und darüber bin ich froh",
    "@blunt das funktioniert, ich bin zufrieden", "@chatty ich hätte noch weiterreden können, das Thema macht mir Freude", "@precise von Kleinigkeiten abgesehen bin ich zufrieden", "@old nach all den Jahren weiß ich, was zu mir passt, und bin zufrieden", "@young läuft bei mir, so gefällt es mir",
  ],
  back_topic_mixed: [
    "das ist für mich Alltag, mit guten und schlechten Seiten", "ich komme zurecht, aber es könnte besser sein", "manches mag ich, mit manchem finde ich mich ab", "ich bin damit weder glücklich noch unglücklich",
    "das ist in Ordnung, nur eben nicht großartig", "es ist eher Gewohnheit als Vergnügen", "einiges würde ich ändern, wenn es leicht ginge", "wie ich es sehe, hängt von der Woche ab",
    "@blunt geht schon, mehr nicht", "@chatty man hat wohl gemerkt, dass ich hin- und hergerissen bin", "@careful ich bin nie ganz sicher, ob ich es richtig mache", "@precise etwa die Hälfte davon läuft so, wie ich es möchte", "@old man gewöhnt sich daran, an das Gute wie an das Schlechte", "@young ist okay, könnte besser sein",
  ],
  back_topic_bad: [
    "mir ist aufgefallen, wie viel mich daran ärgert", "mich stört mehr daran, als ich gedacht hätte", "zufrieden bin ich damit nicht", "das kostet mich mehr Nerven, als es sollte, das ist ärgerlich",
    "ich finde mich damit ab, aber gern habe ich es nicht", "das müsste jemand besser machen, so ist es schlecht", "ich würde viel daran ändern, wenn ich könnte, es ärgert mich", "das lässt mich eher unzufrieden zurück",
    "@blunt das nervt, Punkt", "@chatty ich habe mich richtig in Rage geredet, aber es ärgert mich eben", "@careful das macht mir mehr Sorgen, als ich zugebe", "@precise das meiste, was ich genannt habe, war eine Klage, ich bin unzufrieden", "@old früher war das besser, so kommt es mir vor, und das ist schade", "@young das nervt mich einfach",
  ],
  back_said: ["am wichtigsten ist mir, was ich gesagt habe: {said}", "dabei bleibe ich: {said}", "die Hauptsache bleibt: {said}", "eines unterstreiche ich noch einmal: {said}", "darauf komme ich immer wieder zurück: {said}", "wenn Sie einen Satz von mir aufschreiben: {said}", "darauf läuft es hinaus: {said}", "der Rest sind Einzelheiten, das hier nicht: {said}"],
  swayed_up: [
    "nach den anderen sehe ich mehr Gutes daran als vorher", "die anderen haben mich ein wenig überzeugt, das gebe ich zu", "ich kam mit mehr Zweifeln, als ich jetzt habe, die anderen hatten gute Punkte", "dass die anderen so viel Gutes daran sehen, hat bei mir etwas bewegt", "das Gespräch hat mich ein Stück auf die anderen zubewegt",
    "@blunt die anderen hatten schon recht", "@chatty heute früh hätte ich das noch nicht gesagt, aber die anderen haben mich ein bisschen herumgekriegt", "@careful Fragen habe ich noch, aber die anderen haben mir einen Teil der Sorge genommen", "@precise zwei, drei Argumente dafür waren mir neu, und die zählen", "@warm die anderen waren so angetan, das färbt ab",
  ],
  swayed_down: [
    "nach dem, was die anderen gesagt haben, bin ich skeptischer geworden", "die anderen hatten Einwände, an die ich nicht gedacht hatte, und die zählen", "vor dem Gespräch war ich angetaner, das gebe ich zu", "die anderen haben dem Ganzen etwas vom Glanz genommen", "das Gespräch hat mich ein Stück zu denen gebracht, die zweifeln",
    "@blunt die anderen haben es mir ein Stück ausgeredet", "@chatty ich kam ganz vergnügt herein, und dann haben die anderen angefangen zu rechnen", "@careful die Zweifel der anderen sind jetzt auch meine", "@precise einige Einwände waren mir neu, und ich kann sie nicht wegwischen",
  ],
  unswayed: [
    "was die anderen gesagt haben, hat meine Meinung nicht geändert", "die anderen sehen das anders, das ist in Ordnung, ich bleibe bei meiner Meinung", "ich habe den anderen zugehört und sehe es wie vorher", "die anderen dürfen ihre Meinung haben, meine ist dieselbe wie vorher",
    "@blunt die anderen können denken, was sie wollen", "@chatty versucht haben sie es ja, mich umzustimmen, aber nein", "@precise von den anderen kam kein Argument, das an meiner Rechnung etwas ändert", "@warm ich konnte die anderen verstehen und sehe es trotzdem auf meine Art",
  ],
  agreed: [
    "die meisten anderen haben es ähnlich gesehen wie ich", "von den anderen habe ich wenig gehört, dem ich widersprechen würde", "mit meiner Meinung war ich in der Runde nicht allein", "die anderen sind zu einem ganz ähnlichen Urteil gekommen wie ich",
  ],
} as const; // prettier-ignore
