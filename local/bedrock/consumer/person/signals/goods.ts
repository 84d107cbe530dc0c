/** Goods on sale by words of their titles; the first that fits counts. */
const goods: readonly (readonly [string, RegExp])[] = [
  ["a coffee machine", /kaffee(?:maschine|vollautomat)|filterkaffee|siebträger|coffee (?:maker|machine)|espresso|cafeti[eè]re|machine à café|cafetera|macchina (?:da |del )?caff|moka|nespresso/iu],
  ["headphones", /kopfhörer|headphones|earbuds|casque audio|écouteurs|auriculares|cuffie/iu],
  ["a phone", /iphone|smartphone|\bphone\b|galaxy|fairphone|pixel|móvil/iu],
  ["running shoes", /laufschuh|running (?:shoe|trainer)|sneaker|zapatillas|scarpe|baskets|turnschuh/iu],
  ["a bicycle", /fahrrad|trekkingrad|\bbike\b|bicycle|vélo|bici(?:cletta|cleta)?\b/iu],
  ["a vacuum cleaner", /staubsauger|vacuum|hoover|aspirat(?:eur|ore)|aspirador|aspirapolvere/iu],
  ["toys", /spielzeug|\btoys?\b|lego|tonies|playmobil|jouets?|juguetes?|giocattol|puzzle|sylvanian|gioco|juego de mesa/iu],
  ["pet food", /futter|(?:dog|cat) food|croquettes|pienso|cibo (?:gatto|umido|cane)/iu],
  ["a dog's bed", /dog bed|hundebett/iu],
  ["a warm coat", /jacke|jacket|\bcoat\b|fleece|manteau|abrigo|cappotto|mantel/iu],
  ["children's clothes", /bodies|babykleidung|baby clothes|vêtement bébé/iu],
  ["skin care", /gesichtscreme|skin ?care|moisturi|niacinamide|crème|crema (?:facial|viso)|baume|skin food|fusion water/iu],
  ["kitchen equipment", /air ?fryer|freidora|instant pot|kettle|pentola|robot (?:cuis|cuiseur)|pressure cooker|küchenmaschine|tumbler|topf/iu],
  ["something to dry the washing", /airer|dryer|wäschetrockner/iu],
]; // prettier-ignore

/** What a text offers, in English with its article; undefined if it is none of the usual. */
export const goodsNamed = (text: string): string | undefined => goods.find(([, pattern]) => pattern.test(text))?.[0];
