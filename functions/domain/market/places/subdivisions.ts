/**
 * States, provinces and nations that people give instead of a city, by country: English name and other spellings after
 * `=`; two capital letters are the postal code (US, Canada). Not a complete list of ISO 3166-2.
 */
export const SUBDIVISION_TABLE = `
US: Alabama=AL, Alaska=AK, Arizona=AZ, Arkansas=AR, California=CA/Kalifornien/Californie/Cali, Colorado=CO, Connecticut=CT, Delaware=DE, District of Columbia=DC, Florida=FL/Floride,
  Georgia=GA, Hawaii=HI, Idaho=ID, Illinois=IL, Indiana=IN, Iowa=IA, Kansas=KS, Kentucky=KY, Louisiana=LA, Maine=ME, Maryland=MD, Massachusetts=MA, Michigan=MI, Minnesota=MN, Mississippi=MS,
  Missouri=MO, Montana=MT, Nebraska=NE, Nevada=NV, New Hampshire=NH, New Jersey=NJ, New Mexico=NM, New York State=NY/Upstate New York, North Carolina=NC, North Dakota=ND, Ohio=OH, Oklahoma=OK,
  Oregon=OR, Pennsylvania=PA, Rhode Island=RI, South Carolina=SC, South Dakota=SD, Tennessee=TN, Texas=TX/Tejas, Utah=UT, Vermont=VT, Virginia=VA, Washington State=WA, West Virginia=WV, Wisconsin=WI, Wyoming=WY,
  New England, Midwest=American Midwest, Pacific Northwest
CA: Ontario=ON, Quebec=QC, British Columbia=BC/Colombie-Britannique, Alberta=AB, Manitoba=MB, Saskatchewan=SK, Nova Scotia=NS, New Brunswick=NB, Newfoundland and Labrador=NL/Newfoundland, Prince Edward Island=PE/PEI, Yukon=YT, Nunavut=NU, Northwest Territories=NT
GB: Scotland=Schottland/Écosse/Escocia/Scozia, Wales=Cymru/Gales/Galles, Northern Ireland=Nordirland/Ulster, Yorkshire, Cornwall, Kent, Essex, Surrey, Midlands=West Midlands/East Midlands
DE: Bavaria=Bayern/Bavière/Baviera, Baden-Württemberg, North Rhine-Westphalia=Nordrhein-Westfalen/NRW, Hesse=Hessen, Lower Saxony=Niedersachsen, Saxony=Sachsen, Saxony-Anhalt=Sachsen-Anhalt, Thuringia=Thüringen, Brandenburg,
  Mecklenburg-Western Pomerania=Mecklenburg-Vorpommern, Schleswig-Holstein, Rhineland-Palatinate=Rheinland-Pfalz, Saarland
AT: Tyrol=Tirol, Styria=Steiermark, Carinthia=Kärnten, Upper Austria=Oberösterreich, Lower Austria=Niederösterreich, Vorarlberg, Burgenland
CH: Ticino=Tessin, Romandy=Romandie, Valais=Wallis, Graubünden=Grisons, Vaud=Waadt
FR: Île-de-France, Brittany=Bretagne/Bretaña, Normandy=Normandie, Provence=Provence-Alpes-Côte d'Azur/PACA, Occitanie, Nouvelle-Aquitaine, Hauts-de-France, Alsace=Elsass, Corsica=Corse, Auvergne-Rhône-Alpes, Grand Est
IT: Lombardy=Lombardia/Lombardei, Tuscany=Toscana/Toskana, Sicily=Sicilia/Sizilien, Sardinia=Sardegna/Sardinien, Veneto, Piedmont=Piemonte, Campania, Apulia=Puglia, Lazio, Emilia-Romagna, Liguria, Calabria, South Tyrol=Südtirol/Alto Adige
ES: Catalonia=Cataluña/Catalunya/Katalonien, Andalusia=Andalucía/Andalusien, Basque Country=País Vasco/Euskadi, Galicia, Canary Islands=Canarias/Islas Canarias, Balearic Islands=Baleares, Castile and León=Castilla y León, Aragon=Aragón, Asturias, Extremadura
BE: Flanders=Vlaanderen/Flandern/Flandre, Wallonia=Wallonie
NL: North Holland=Noord-Holland, South Holland=Zuid-Holland, North Brabant=Noord-Brabant, Friesland, Gelderland, Limburg, Zeeland
PK: Punjab, Sindh, Khyber Pakhtunkhwa, Balochistan
PT: Algarve, Madeira, Azores=Açores, Alentejo
PL: Silesia=Śląsk/Schlesien, Masovia=Mazowsze, Pomerania=Pomorze, Lesser Poland=Małopolska, Greater Poland=Wielkopolska
SE: Skåne=Scania, Norrland, Dalarna
BR: São Paulo State=Estado de São Paulo, Minas Gerais, Bahia, Paraná, Rio Grande do Sul, Pernambuco, Ceará, Santa Catarina, Goiás, Amazonas, Pará
MX: Jalisco, Nuevo León, Yucatán, Quintana Roo, Baja California, Sonora, Guanajuato, Sinaloa, Michoacán, Chiapas
AR: Patagonia, Entre Ríos, Buenos Aires Province=Provincia de Buenos Aires
AU: New South Wales=NSW, Victoria=VIC, Queensland=QLD, South Australia, Western Australia, Tasmania=TAS, Northern Territory
IN: Maharashtra, Karnataka, Kerala, Tamil Nadu, Gujarat, Punjab, Uttar Pradesh, West Bengal, Rajasthan, Telangana, Andhra Pradesh, Madhya Pradesh, Bihar, Haryana, Goa, Odisha, Assam
CN: Guangdong=广东, Sichuan=四川, Zhejiang=浙江, Jiangsu=江苏, Shandong=山东, Henan=河南, Hunan=湖南, Hubei=湖北, Fujian=福建, Yunnan=云南
JP: Hokkaido=北海道, Kansai=関西, Kyushu=九州, Kanto=関東, Tohoku=東北, Shikoku=四国
ID: Java=Jawa, West Java=Jawa Barat, East Java=Jawa Timur, Central Java=Jawa Tengah, Sumatra=Sumatera, Sulawesi, Kalimantan
PH: Luzon, Visayas, Mindanao
ZA: Western Cape, Eastern Cape, KwaZulu-Natal=KZN, Limpopo, Mpumalanga, Free State, North West Province, Northern Cape
NZ: North Island, South Island, Otago, Waikato, Canterbury
TR: Anatolia=Anadolu, Cappadocia=Kapadokya
RU: Siberia=Сибирь, Tatarstan=Татарстан
`;
