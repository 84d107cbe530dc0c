/**
 * Countries: `alpha-2 alpha-3|English name|other names|languages, most spoken first|currency`. Codes are ISO 3166-1,
 * ISO 639-1 (fil: 639-2) and ISO 4217; XK is Kosovo's user-assigned code. The other names are the country's own and,
 * for larger markets, the ones used in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Turkish,
 * Swedish, Japanese, Chinese, Korean, Russian and Arabic, as Unicode CLDR 48 lists them, with common short forms; names
 * that differ only in accents are left out.
 */
export const COUNTRY_TABLE = `
AD AND|Andorra|Andorre|ca|EUR
AE ARE|United Arab Emirates|UAE,Emirates,Emirats,VAE,Emirati,الإمارات العربية المتحدة,Vereinigte Arabische Emirate,Émirats arabes unis,Emiratos Árabes Unidos,Emirati Arabi Uniti,Emirados Árabes Unidos,Verenigde Arabische Emiraten,Zjednoczone Emiraty Arabskie,Birleşik Arap Emirlikleri,Förenade Arabemiraten,アラブ首長国連邦,阿拉伯联合酋长国,阿拉伯聯合大公國,아랍에미리트,ОАЭ,الإمارات,EAU|ar en|AED
AF AFG|Afghanistan|افغانستان,Afganistán|ps fa|AFN
AG ATG|Antigua and Barbuda|Antigua & Barbuda,Antigua und Barbuda,Antigua-et-Barbuda,Antigua y Barbuda|en|XCD
AL ALB|Albania|Shqipëri,Albanien,Albanie|sq|ALL
AM ARM|Armenia|Հայաստան,Armenien,Arménie|hy|AMD
AO AGO|Angola||pt|AOA
AR ARG|Argentina|Argentinien,Argentine,Argentinië,Argentyna,Arjantin,アルゼンチン,阿根廷,아르헨티나,Аргентина,الأرجنتين|es|ARS
AT AUT|Austria|Österreich,Autriche,Oostenrijk,Avusturya,Österrike,オーストリア,奥地利,奧地利,오스트리아,Австрия,النمسا|de|EUR
AU AUS|Australia|Australien,Australie,Avustralya,オーストラリア,澳大利亚,澳洲,오스트레일리아,Австралия,أستراليا|en|AUD
AZ AZE|Azerbaijan|Azərbaycan,Aserbaidschan,Azerbaïdjan,Azerbaiyán|az|AZN
BA BIH|Bosnia and Herzegovina|Bosnia,Bosna i Hercegovina,Босна и Херцеговина,Bosnien und Herzegowina,Bosnie-Herzégovine,Bosnia y Herzegovina,Bosnia & Herzegovina|bs hr sr|BAM
BB BRB|Barbados|Barbade|en|BBD
BD BGD|Bangladesh|বাংলাদেশ,Bangladesch,Bangladés,Bangladesz,バングラデシュ,孟加拉国,孟加拉,방글라데시,Бангладеш,بنغلاديش|bn|BDT
BE BEL|Belgium|België,Belgique,Belgien,Bélgica,Belgio,Belgia,Belçika,ベルギー,比利时,比利時,벨기에,Бельгия,بلجيكا|nl fr de|EUR
BF BFA|Burkina Faso||fr|XOF
BG BGR|Bulgaria|България,Bulgarien,Bulgarie|bg|EUR
BH BHR|Bahrain|البحرين,Bahreïn,Baréin|ar|BHD
BI BDI|Burundi||fr|BIF
BJ BEN|Benin||fr|XOF
BN BRN|Brunei|Brunei Darussalam|ms|BND
BO BOL|Bolivia|Bolivien,Bolivie|es|BOB
BR BRA|Brazil|Brasil,Brasilien,Brésil,Brasile,Brazilië,Brazylia,Brezilya,ブラジル,巴西,브라질,Бразилия,البرازيل|pt|BRL
BS BHS|Bahamas|The Bahamas|en|BSD
BT BTN|Bhutan|འབྲུག,Bhoutan,Bután|dz|BTN
BW BWA|Botswana|Botsuana|en|BWP
BY BLR|Belarus|Беларусь,Biélorussie,Bielorrusia|ru be|BYN
BZ BLZ|Belize|Belice|en|BZD
CA CAN|Canada|Kanada,カナダ,加拿大,캐나다,Канада,كندا|en fr|CAD
CD COD|Democratic Republic of the Congo|DR Congo,DRC,Congo-Kinshasa,Kongo-Kinshasa,República Democrática del Congo|fr|CDF
CF CAF|Central African Republic|République centrafricaine,Zentralafrikanische Republik,República Centroafricana|fr|XAF
CG COG|Republic of the Congo|Congo,Congo-Brazzaville,Kongo-Brazzaville|fr|XAF
CH CHE|Switzerland|Schweiz,Suisse,Svizzera,Suiza,Suíça,Zwitserland,Szwajcaria,İsviçre,スイス,瑞士,스위스,Швейцария,سويسرا|de fr it|CHF
CI CIV|Ivory Coast|Côte d'Ivoire|fr|XOF
CL CHL|Chile|Chili,Cile,Şili,チリ,智利,칠레,Чили,تشيلي|es|CLP
CM CMR|Cameroon|Cameroun,Kamerun,Camerún|fr en|XAF
CN CHN|China|PRC,People's Republic of China,Mainland China,中华人民共和国,中国,Chine,Cina,Chiny,Çin,Kina,中國,중국,Китай,الصين,Zhongguo|zh|CNY
CO COL|Colombia|Kolumbien,Colombie,Kolumbia,Kolombiya,コロンビア,哥伦比亚,哥倫比亞,콜롬비아,Колумбия,كولومبيا|es|COP
CR CRI|Costa Rica||es|CRC
CU CUB|Cuba|Kuba|es|CUP
CV CPV|Cape Verde|Cabo Verde,Cap-Vert|pt|CVE
CY CYP|Cyprus|Κύπρος,Kıbrıs,Zypern,Chypre,Chipre|el tr|EUR
CZ CZE|Czechia|Czech Republic,Česká republika,Czech,Česko,Tschechien,Tchéquie,Chequia,Cechia,Tchéquia,Tsjechië,Czechy,Çekya,Tjeckien,チェコ,捷克,체코,Чехия,التشيك|cs|CZK
DE DEU|Germany|BRD,Federal Republic of Germany,Deutschland,Allemagne,Alemania,Germania,Alemanha,Duitsland,Niemcy,Almanya,Tyskland,ドイツ,德国,德國,독일,Германия,ألمانيا|de|EUR
DJ DJI|Djibouti|جيبوتي,Dschibuti,Yibuti|fr ar|DJF
DK DNK|Denmark|Dänemark,Danmark,Dinamarca,Danimarca,Denemarken,Dania,Danimarka,デンマーク,丹麦,丹麥,덴마크,Дания,الدانمرك|da|DKK
DM DMA|Dominica|Dominique|en|XCD
DO DOM|Dominican Republic|Rep. Dominicana,República Dominicana,Dominikanische Republik,République dominicaine|es|DOP
DZ DZA|Algeria|الجزائر,Algérie,Algerien,Argelia|ar fr|DZD
EC ECU|Ecuador|Équateur|es|USD
EE EST|Estonia|Eesti,Estland,Estonie|et|EUR
EG EGY|Egypt|مصر,Ägypten,Égypte,Egipto,Egitto,Egito,Egipt,Mısır,Egypten,エジプト,埃及,이집트,Египет,Misr|ar|EGP
ER ERI|Eritrea|ኤርትራ,إريتريا,Érythrée|ti ar|ERN
ES ESP|Spain|España,Espanya,Espainia,Spanien,Espagne,Spagna,Espanha,Spanje,Hiszpania,İspanya,スペイン,西班牙,스페인,Испания,إسبانيا|es ca gl eu|EUR
ET ETH|Ethiopia|ኢትዮጵያ,Äthiopien,Éthiopie,Etiopía|am|ETB
FI FIN|Finland|Suomi,Finnland,Finlande,Finlandia,Finlandiya,フィンランド,芬兰,芬蘭,핀란드,Финляндия,فنلندا|fi sv|EUR
FJ FJI|Fiji|Fidschi,Fidji,Fiyi|en|FJD
FM FSM|Micronesia|Mikronesien,Micronésie|en|USD
FR FRA|France|Frankreich,Francia,França,Frankrijk,Francja,Fransa,Frankrike,フランス,法国,法國,프랑스,Франция,فرنسا|fr|EUR
GA GAB|Gabon|Gabun|fr|XAF
GB GBR|United Kingdom|UK,U.K.,Great Britain,Britain,England,Inglaterra,Angleterre,Grossbritannien,Gran Bretaña,Grande-Bretagne,イギリス,英国,Vereinigtes Königreich,Royaume-Uni,Reino Unido,Regno Unito,Verenigd Koninkrijk,Wielka Brytania,Birleşik Krallık,Storbritannien,英國,영국,Великобритания,المملكة المتحدة|en|GBP
GD GRD|Grenada|Grenade|en|XCD
GE GEO|Georgia|საქართველო,Georgien,Géorgie|ka|GEL
GH GHA|Ghana||en|GHS
GM GMB|Gambia|The Gambia,Gambie|en|GMD
GN GIN|Guinea|Guinée|fr|GNF
GQ GNQ|Equatorial Guinea|Guinea Ecuatorial,Äquatorialguinea,Guinée équatoriale|es|XAF
GR GRC|Greece|Hellas,Ελλάδα,Griechenland,Grèce,Grecia,Griekenland,Grecja,Yunanistan,Grekland,ギリシャ,希腊,希臘,그리스,Греция,اليونان,Ellada|el|EUR
GT GTM|Guatemala||es|GTQ
GW GNB|Guinea-Bissau|Guiné-Bissau,Guinée-Bissau,Guinea-Bisáu|pt|XOF
GY GUY|Guyana||en|GYD
HK HKG|Hong Kong|Hongkong,홍콩,Гонконг,香港,Hong Kong SAR|zh en|HKD
HN HND|Honduras||es|HNL
HR HRV|Croatia|Hrvatska,Kroatien,Croatie,Croacia|hr|EUR
HT HTI|Haiti||ht fr|HTG
HU HUN|Hungary|Magyarország,Ungarn,Hongrie,Hungría,Ungheria,Hongarije,Węgry,Macaristan,Ungern,ハンガリー,匈牙利,헝가리,Венгрия,هنغاريا|hu|HUF
ID IDN|Indonesia|Indonesien,Indonésie,Indonezja,Endonezya,インドネシア,印度尼西亚,印尼,인도네시아,Индонезия,إندونيسيا|id|IDR
IE IRL|Ireland|Republic of Ireland,Éire,Irland,Irlande,Irlanda,Ierland,Irlandia,アイルランド,爱尔兰,愛爾蘭,아일랜드,Ирландия,أيرلندا|en ga|EUR
IL ISR|Israel|ישראל,إسرائيل,Israele,Izrael,İsrail,イスラエル,以色列,이스라엘,Израиль|he ar|ILS
IN IND|India|Bharat,Hindustan,भारत,Indien,Inde,Indie,Hindistan,インド,印度,인도,Индия,الهند|hi en|INR
IQ IRQ|Iraq|العراق,Irak|ar ku|IQD
IR IRN|Iran|Islamic Republic of Iran,ایران|fa|IRR
IS ISL|Iceland|Ísland,Islande,Islandia|is|ISK
IT ITA|Italy|Italia,Italien,Italie,Włochy,İtalya,イタリア,意大利,義大利,이탈리아,Италия,إيطاليا,Itália|it|EUR
JM JAM|Jamaica|Jamaika,Jamaïque|en|JMD
JO JOR|Jordan|الأردن,Jordanien,Jordanie,Jordania|ar|JOD
JP JPN|Japan|日本,Japon,Giappone,Japão,Japonia,Japonya,일본,Япония,اليابان,Nippon,Nihon|ja|JPY
KE KEN|Kenya|Kenia,Quênia,ケニア,肯尼亚,肯亞,케냐,Кения,كينيا|sw en|KES
KG KGZ|Kyrgyzstan|Кыргызстан,Киргизия,Kirgisistan,Kirghizstan,Kirguistán|ky ru|KGS
KH KHM|Cambodia|កម្ពុជា,Kambodscha,Cambodge,Camboya|km|KHR
KI KIR|Kiribati||en|AUD
KM COM|Comoros|Comores,جزر القمر,Komoren,Comoras|fr ar|KMF
KN KNA|Saint Kitts and Nevis|St. Kitts & Nevis,St. Kitts und Nevis,Saint-Christophe-et-Niévès,San Cristóbal y Nieves|en|XCD
KP PRK|North Korea|북한,Nordkorea,Corée du Nord,Corea del Norte|ko|KPW
KR KOR|South Korea|Korea,Republic of Korea,Südkorea,Coreia,Corea,Corée,대한민국,Corée du Sud,Corea del Sur,Corea del Sud,Coreia do Sul,Zuid-Korea,Korea Południowa,Güney Kore,Sydkorea,韓国,韩国,南韓,Республика Корея,كوريا الجنوبية,한국,Hanguk|ko|KRW
KW KWT|Kuwait|الكويت,Koweït|ar|KWD
KZ KAZ|Kazakhstan|Қазақстан,Казахстан,Kasachstan,Kazajistán|kk ru|KZT
LA LAO|Laos|Lao,ລາວ|lo|LAK
LB LBN|Lebanon|لبنان,Liban,Libanon,Líbano|ar fr|LBP
LC LCA|Saint Lucia|St. Lucia,Sainte-Lucie,Santa Lucía|en|XCD
LI LIE|Liechtenstein||de|CHF
LK LKA|Sri Lanka|ශ්‍රී ලංකාව,இலங்கை|si ta|LKR
LR LBR|Liberia||en|LRD
LS LSO|Lesotho|Lesoto|en|LSL
LT LTU|Lithuania|Lietuva,Litauen,Lituanie,Lituania|lt|EUR
LU LUX|Luxembourg|Lëtzebuerg,Luxemburg,Luxemburgo|lb fr de|EUR
LV LVA|Latvia|Latvija,Lettland,Lettonie,Letonia|lv|EUR
LY LBY|Libya|ليبيا,Libyen,Libye,Libia|ar|LYD
MA MAR|Morocco|المغرب,Maroc,Marokko,Marruecos,Marocco,Marrocos,Maroko,Fas,Marocko,モロッコ,摩洛哥,모로코,Марокко|ar fr|MAD
MC MCO|Monaco||fr|EUR
MD MDA|Moldova|Republic of Moldova,Republica Moldova,Republik Moldau,Moldavie,Moldavia|ro|MDL
ME MNE|Montenegro|Црна Гора|sr|EUR
MG MDG|Madagascar|Madagasikara,Madagaskar|mg fr|MGA
MH MHL|Marshall Islands|Marshallinseln,Îles Marshall,Islas Marshall|en|USD
MK MKD|North Macedonia|Macedonia,Северна Македонија,Maqedonia e Veriut,Nordmazedonien,Macédoine du Nord,Macedonia del Norte|mk sq|MKD
ML MLI|Mali||fr|XOF
MM MMR|Myanmar|Burma,မြန်မာ|my|MMK
MN MNG|Mongolia|Монгол,Mongolei,Mongolie|mn|MNT
MO MAC|Macao|Macau,澳门,澳門|zh pt|MOP
MR MRT|Mauritania|موريتانيا,Mauritanie,Mauretanien|ar fr|MRU
MT MLT|Malta|Malte|mt en|EUR
MU MUS|Mauritius|Maurice,Mauricio|en fr|MUR
MV MDV|Maldives|Malediven,Maldivas|dv|MVR
MW MWI|Malawi|Malaui|en|MWK
MX MEX|Mexico|Mexiko,Mexique,Messico,Meksyk,Meksika,メキシコ,墨西哥,멕시코,Мексика,المكسيك|es|MXN
MY MYS|Malaysia|马来西亚,Malaisie,Malasia,Maleisië,Malezja,Malezya,マレーシア,馬來西亞,말레이시아,Малайзия,ماليزيا|ms en zh|MYR
MZ MOZ|Mozambique|Moçambique,Mosambik|pt|MZN
NA NAM|Namibia|Namibie|en|NAD
NE NER|Niger||fr|XOF
NG NGA|Nigeria|Nijerya,ナイジェリア,尼日利亚,奈及利亞,나이지리아,Нигерия,نيجيريا|en|NGN
NI NIC|Nicaragua||es|NIO
NL NLD|Netherlands|Holland,The Netherlands,Holanda,Hollande,Nederland,Niederlande,Pays-Bas,Países Bajos,Paesi Bassi,Países Baixos,Holandia,Hollanda,Nederländerna,オランダ,荷兰,荷蘭,네덜란드,Нидерланды,هولندا|nl|EUR
NO NOR|Norway|Norge,Norwegen,Norvège,Noruega,Norvegia,Noorwegen,Norwegia,Norveç,ノルウェー,挪威,노르웨이,Норвегия,النرويج|no|NOK
NP NPL|Nepal|नेपाल|ne|NPR
NR NRU|Nauru||en|AUD
NZ NZL|New Zealand|Aotearoa,Neuseeland,Nouvelle-Zélande,Nueva Zelanda,Nuova Zelanda,Nova Zelândia,Nieuw-Zeeland,Nowa Zelandia,Yeni Zelanda,Nya Zeeland,ニュージーランド,新西兰,紐西蘭,뉴질랜드,Новая Зеландия,نيوزيلندا|en mi|NZD
OM OMN|Oman|عُمان|ar|OMR
PA PAN|Panama||es|PAB
PE PER|Peru|Pérou,ペルー,秘鲁,秘魯,페루,Перу,بيرو|es|PEN
PG PNG|Papua New Guinea|Papua-Neuguinea,Papouasie-Nouvelle-Guinée,Papúa Nueva Guinea|en|PGK
PH PHL|Philippines|The Philippines,Pilipinas,Philippinen,Filipinas,Filippine,Filipijnen,Filipiny,Filipinler,Filippinerna,フィリピン,菲律宾,菲律賓,필리핀,Филиппины,الفلبين|fil en|PHP
PK PAK|Pakistan|پاکستان,Paquistão,パキスタン,巴基斯坦,파키스탄,Пакистан,باكستان|ur en|PKR
PL POL|Poland|Polska,Polen,Pologne,Polonia,Polonya,ポーランド,波兰,波蘭,폴란드,Польша,بولندا|pl|PLN
PR PRI|Puerto Rico|Porto Rico|es en|USD
PS PSE|Palestine|Palestinian Territories,الأراضي الفلسطينية,Palästinensische Autonomiegebiete,Territoires palestiniens,Territorios Palestinos|ar|ILS
PT PRT|Portugal|Portogallo,Portugalia,Portekiz,ポルトガル,葡萄牙,포르투갈,Португалия,البرتغال|pt|EUR
PW PLW|Palau|Palaos|en|USD
PY PRY|Paraguay||es gn|PYG
QA QAT|Qatar|قطر,Katar,Catar|ar en|QAR
RO ROU|Romania|Rumänien,Roumanie,Rumanía,Romênia,Roemenië,Rumunia,Romanya,ルーマニア,罗马尼亚,羅馬尼亞,루마니아,Румыния,رومانيا|ro|RON
RS SRB|Serbia|Србија,Serbien,Serbie|sr|RSD
RU RUS|Russia|Russian Federation,Россия,Russland,Russie,Rusia,Rusland,Rosja,Rusya,Ryssland,ロシア,俄罗斯,俄羅斯,러시아,روسيا,РФ|ru|RUB
RW RWA|Rwanda|U Rwanda,Ruanda|rw en fr|RWF
SA SAU|Saudi Arabia|KSA,Kingdom of Saudi Arabia,المملكة العربية السعودية,Saudi-Arabien,Arabie saoudite,Arabia Saudí,Arabia Saudita,Saoedi-Arabië,Arabia Saudyjska,Suudi Arabistan,Saudiarabien,サウジアラビア,沙特阿拉伯,沙烏地阿拉伯,사우디아라비아,Саудовская Аравия,السعودية,Saudi|ar|SAR
SB SLB|Solomon Islands|Salomonen,Îles Salomon,Islas Salomón|en|SBD
SC SYC|Seychelles|Seychellen|en fr|SCR
SD SDN|Sudan|السودان,Soudan|ar|SDG
SE SWE|Sweden|Sverige,Schweden,Suède,Suecia,Svezia,Zweden,Szwecja,İsveç,スウェーデン,瑞典,스웨덴,Швеция,السويد|sv|SEK
SG SGP|Singapore|新加坡,Singapura,சிங்கப்பூர்,Singapur,Singapour,シンガポール,싱가포르,Сингапур,سنغافورة|en zh ms ta|SGD
SI SVN|Slovenia|Slovenija,Slowenien,Slovénie,Eslovenia|sl|EUR
SK SVK|Slovakia|Slovensko,Slowakei,Slovaquie,Eslovaquia|sk|EUR
SL SLE|Sierra Leone|Sierra Leona|en|SLE
SM SMR|San Marino|Saint-Marin|it|EUR
SN SEN|Senegal||fr|XOF
SO SOM|Somalia|Soomaaliya,الصومال,Somalie|so ar|SOS
SR SUR|Suriname|Surinam|nl|SRD
SS SSD|South Sudan|Südsudan,Soudan du Sud,Sudán del Sur|en|SSP
ST STP|São Tomé and Príncipe|São Tomé e Príncipe,São Tomé und Príncipe,Sao Tomé-et-Principe,Santo Tomé y Príncipe,São Tomé & Príncipe|pt|STN
SV SLV|El Salvador||es|USD
SY SYR|Syria|Syrian Arab Republic,سوريا,Syrien,Syrie,Siria|ar|SYP
SZ SWZ|Eswatini|Swaziland,Esuatini|en|SZL
TD TCD|Chad|Tchad,تشاد,Tschad|fr ar|XAF
TG TGO|Togo||fr|XOF
TH THA|Thailand|ไทย,Thaïlande,Tailandia,Thailandia,Tajlandia,Tayland,タイ,泰国,泰國,태국,Таиланд,تايلاند|th|THB
TJ TJK|Tajikistan|Тоҷикистон,Tadschikistan,Tadjikistan,Tayikistán|tg|TJS
TL TLS|Timor-Leste|East Timor,Timor oriental|pt|USD
TM TKM|Turkmenistan||tk|TMT
TN TUN|Tunisia|تونس,Tunisie,Tunesien,Túnez|ar fr|TND
TO TON|Tonga||en|TOP
TR TUR|Turkey|Türkiye,Türkei,Turquie,Turquía,Turchia,Turkije,Turcja,Turkiet,トルコ,土耳其,튀르키예,Турция,تركيا|tr|TRY
TT TTO|Trinidad and Tobago|Trinidad,Trinidad & Tobago,Trinidad und Tobago,Trinité-et-Tobago,Trinidad y Tobago|en|TTD
TV TUV|Tuvalu||en|AUD
TW TWN|Taiwan|Republic of China,R.O.C.,台湾,Tajwan,Tayvan,台灣,대만,Тайвань,تايوان|zh|TWD
TZ TZA|Tanzania|United Republic of Tanzania,Tansania,Tanzanie|sw en|TZS
UA UKR|Ukraine|Ukraina,Україна,Ucrania,Ucraina,Oekraïne,Ukrayna,ウクライナ,乌克兰,烏克蘭,우크라이나,Украина,أوكرانيا|uk|UAH
UG UGA|Uganda|Ouganda|en sw|UGX
US USA|United States|USA,U.S.,U.S.A.,United States of America,America,EE.UU.,EEUU,Estados Unidos de America,Etats-Unis d'Amerique,Amerika,アメリカ,米国,Estados Unidos,Vereinigte Staaten,États-Unis,Stati Uniti,Verenigde Staten,Stany Zjednoczone,Amerika Birleşik Devletleri,アメリカ合衆国,美国,美國,미국,Соединенные Штаты,الولايات المتحدة,The States|en es|USD
UY URY|Uruguay||es|UYU
UZ UZB|Uzbekistan|Oʻzbekiston,Usbekistan,Ouzbékistan|uz|UZS
VA VAT|Vatican City|Holy See,Città del Vaticano,Vatikanstadt,État de la Cité du Vatican,Ciudad del Vaticano|it|EUR
VC VCT|Saint Vincent and the Grenadines|St. Vincent & Grenadines,St. Vincent und die Grenadinen,Saint-Vincent-et-les Grenadines,San Vicente y las Granadinas|en|XCD
VE VEN|Venezuela|Bolivarian Republic of Venezuela|es|VES
VN VNM|Vietnam|Viet Nam,Vietnã,Wietnam,ベトナム,越南,베트남,Вьетнам,فيتنام|vi|VND
VU VUT|Vanuatu||en fr|VUV
WS WSM|Samoa||en|WST
XK XKX|Kosovo|Kosovë,Косово|sq sr|EUR
YE YEM|Yemen|اليمن,Jemen|ar|YER
ZA ZAF|South Africa|RSA,iNingizimu Afrika,EMzantsi Afrika,Suid-Afrika,Südafrika,Afrique du Sud,Sudáfrica,África do Sul,Zuid-Afrika,Republika Południowej Afryki,Güney Afrika,Sydafrika,南アフリカ,南非,남아프리카,Южно-Африканская Республика,جنوب أفريقيا|en zu xh af|ZAR
ZM ZMB|Zambia|Sambia,Zambie|en|ZMW
ZW ZWE|Zimbabwe|Simbabwe,Zimbabue|en|ZWG
`;
