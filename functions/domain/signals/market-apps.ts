/** An app of Apple's App Store. */
export interface StoreApp {
  /** Apple's number of it, the same in every country. */
  id: string;
  name: string;
}

/** Number and name of supermarkets, marketplaces, payment and delivery apps. */
const APPS = {
  lidl: ["1238611143", "Lidl Plus"],
  kleinanzeigen: ["382596778", "Kleinanzeigen"],
  lieferando: ["419724490", "Lieferando.de"],
  vinted: ["632064380", "Vinted"],
  n26: ["956857223", "N26"],
  walmart: ["338137227", "Walmart"],
  target: ["297430070", "Target"],
  instacart: ["545599256", "Instacart"],
  doordash: ["719972451", "DoorDash"],
  cashApp: ["711923939", "Cash App"],
  amazon: ["297606951", "Amazon Shopping"],
  tesco: ["389581236", "Tesco"],
  deliveroo: ["1001501844", "Deliveroo"],
  monzo: ["1052238659", "Monzo"],
  uberEats: ["1058959277", "Uber Eats"],
  leboncoin: ["484115113", "leboncoin"],
  revolut: ["932493382", "Revolut"],
  glovo: ["951812684", "Glovo"],
  temu: ["1641486558", "Temu"],
  ifood: ["483017239", "iFood"],
  nubank: ["814456780", "Nubank"],
  mercadoLibre: ["463624852", "Mercado Libre"],
  mercari: ["667861049", "Mercari"],
  paypay: ["1435783608", "PayPay"],
  picpay: ["561524792", "PicPay"],
  allegro: ["305659772", "Allegro"],
  swish: ["563204724", "Swish"],
  klarna: ["1115120118", "Klarna"],
  rappi: ["984044296", "Rappi"],
  swiggy: ["989540920", "Swiggy"],
  zomato: ["434613896", "Zomato"],
  phonepe: ["1170055821", "PhonePe"],
  flipkart: ["742044692", "Flipkart"],
  coupang: ["454434967", "Coupang"],
  baemin: ["378084485", "Baemin"],
  karrot: ["1018769995", "Karrot"],
  grab: ["647268330", "Grab"],
} as const;
type AppName = keyof typeof APPS;

const APPS_OF_MARKETS: Readonly<Record<string, readonly AppName[]>> = {
  DE: ["lidl", "kleinanzeigen", "lieferando", "vinted", "n26"],
  US: ["walmart", "target", "instacart", "doordash", "cashApp", "amazon"],
  GB: ["tesco", "lidl", "deliveroo", "vinted", "monzo", "uberEats"],
  FR: ["leboncoin", "vinted", "lidl", "uberEats", "revolut"],
  ES: ["glovo", "vinted", "lidl", "uberEats", "revolut"],
  IT: ["glovo", "vinted", "lidl", "deliveroo", "revolut"],
  BR: ["ifood", "nubank", "mercadoLibre", "picpay", "temu"],
  JP: ["mercari", "paypay", "uberEats", "temu"],
  AT: ["lidl", "vinted", "n26", "revolut", "temu"],
  CH: ["lidl", "uberEats", "revolut", "temu"],
  NL: ["lidl", "vinted", "uberEats", "revolut", "temu"],
  BE: ["lidl", "vinted", "uberEats", "revolut", "temu"],
  PL: ["allegro", "lidl", "vinted", "glovo", "revolut"],
  PT: ["lidl", "vinted", "glovo", "uberEats", "revolut"],
  SE: ["swish", "klarna", "lidl", "vinted", "revolut"],
  IE: ["lidl", "deliveroo", "vinted", "revolut", "temu"],
  RO: ["lidl", "vinted", "glovo", "revolut", "temu"],
  CA: ["amazon", "uberEats", "doordash", "instacart", "temu"],
  AU: ["amazon", "uberEats", "doordash", "temu"],
  MX: ["mercadoLibre", "rappi", "uberEats", "nubank", "temu"],
  CO: ["rappi", "mercadoLibre", "nubank", "temu"],
  IN: ["swiggy", "zomato", "flipkart", "phonepe"],
  KR: ["coupang", "baemin", "karrot", "temu"],
  SG: ["grab", "amazon", "deliveroo", "temu"],
};

const toApp = (name: AppName): StoreApp => ({ id: APPS[name][0], name: APPS[name][1] });

/** Apps that people of a market use for everyday things; none where none is known. */
export const appsOfMarket = (market: string): readonly StoreApp[] => APPS_OF_MARKETS[market]?.map(toApp) ?? [];
