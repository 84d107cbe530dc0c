/**
 * Cities by country: English name, people of the agglomeration in thousands, other spellings after `=`. Rounded, after the UN
 * World Urbanization Prospects 2018, Eurostat's functional urban areas and national statistics: approximate, used as weights.
 */
export const EUROPEAN_CITIES = `
GB: London 9600 =Londres/Londra/Londen/Londyn/ロンドン/伦敦/倫敦/런던/Лондон/لندن, Manchester 2800, Birmingham 2600, Leeds 1900,
  Glasgow 1700, Liverpool 1400, Newcastle upon Tyne 900 =Newcastle, Sheffield 850, Bristol 750, Nottingham 750, Edinburgh 700 =Edimburgo/Edimbourg,
  Leicester 560, Cardiff 480 =Caerdydd, Belfast 650, Norwich 220, Plymouth 260, Aberdeen 220, Southampton 860, Brighton 480, Cambridge 150, Oxford 160
IE: Dublin 1300 =Baile Átha Cliath/Dublín/Dublino, Cork 310, Limerick 160, Galway 110, Waterford 60
DE: Berlin 3700 =ベルリン/柏林/Берлин, Hamburg 2500 =Hambourg/Hamburgo/Amburgo, Munich 2000 =München/Múnich/Monaco di Baviera/Munique/Monachium/ミュンヘン/慕尼黑,
  Cologne 1500 =Köln/Colonia/Keulen, Frankfurt 1400 =Frankfurt am Main/Francfort/Fráncfort/Francoforte/フランクフルト, Stuttgart 1400, Düsseldorf 900,
  Leipzig 620 =Lipsia, Dortmund 590, Essen 580, Dresden 560, Hanover 540 =Hannover, Nuremberg 540 =Nürnberg/Norimberga, Bremen 570 =Brême,
  Bonn 330, Münster 320, Mannheim 310, Karlsruhe 310, Freiburg 230 =Freiburg im Breisgau, Rostock 210, Kassel 200, Bielefeld 330, Augsburg 300, Erfurt 210, Göttingen 120
AT: Vienna 2000 =Wien/Vienne/Viena/Wiedeń/Bécs/ウィーン/维也纳, Graz 300, Linz 210, Salzburg 155 =Salisburgo/Salzbourg, Innsbruck 132, Klagenfurt 102, Villach 64
CH: Zurich 1400 =Zürich/Zurigo/Zúrich/チューリッヒ/苏黎世, Geneva 600 =Genève/Genf/Ginebra/Ginevra, Basel 550 =Bâle/Basilea, Bern 430 =Berne/Berna,
  Lausanne 430 =Losanna, Lucerne 230 =Luzern/Lucerna, St. Gallen 170 =Sankt Gallen/Saint-Gall, Lugano 150, Winterthur 115
FR: Paris 11100 =Parigi/París/Parijs/Paryż/パリ/巴黎/파리/Париж/باريس, Lyon 1750 =Lyons/Lione, Marseille 1620 =Marseilles/Marsella/Marsiglia,
  Lille 1070, Toulouse 1050 =Tolosa, Bordeaux 990 =Burdeos, Nice 950 =Nizza/Niza, Nantes 680, Strasbourg 470 =Straßburg/Estrasburgo, Rennes 370,
  Montpellier 460, Grenoble 450, Rouen 470, Clermont-Ferrand 270, Dijon 240, Angers 240, Le Mans 210, Brest 200, Limoges 180, Perpignan 200
BE: Brussels 2100 =Bruxelles/Brussel/Brüssel/Bruselas/Bruxelas, Antwerp 1050 =Antwerpen/Anvers/Amberes, Ghent 560 =Gent/Gand/Gante, Liège 650 =Lüttich/Luik/Lieja,
  Charleroi 400, Bruges 120 =Brugge/Brügge/Brujas, Leuven 100 =Louvain/Löwen, Namur 110 =Namen
NL: Amsterdam 1170 =Ámsterdam/アムステルダム/阿姆斯特丹, Rotterdam 1010 =Róterdam, The Hague 710 =Den Haag/La Haye/La Haya/Haag/'s-Gravenhage, Utrecht 560,
  Eindhoven 360, Groningen 240, Tilburg 230, Arnhem 170, Nijmegen 180, Maastricht 120, Breda 185, Haarlem 165
LU: Luxembourg City 135 =Luxemburg Stadt/Ville de Luxembourg
IT: Rome 4300 =Roma/Rom/Rzym/ローマ/罗马/Рим, Milan 3150 =Milano/Mailand/Milán/Milão/Mediolan/ミラノ/米兰, Naples 2180 =Napoli/Neapel/Nápoles, Turin 1790 =Torino/Turín,
  Palermo 850, Bergamo 480, Brescia 430, Bologna 780 =Bolonia/Bologne, Florence 720 =Firenze/Florenz/Florencia, Genoa 680 =Genova/Genua/Génova/Gênes, Catania 590,
  Bari 590, Verona 500, Venice 560 =Venezia/Venedig/Venise/Venecia, Padua 500 =Padova, Cagliari 420, Trieste 230, Perugia 220
ES: Madrid 6700 =マドリード/马德里/Мадрид, Barcelona 5600 =Barcelone/Barcellona/バルセロナ/巴塞罗那, Valencia 1650 =València, Seville 1320 =Sevilla/Séville/Siviglia, Málaga 900,
  Bilbao 1000 =Bilbo, Zaragoza 740 =Saragossa, Murcia 640, Palma 560 =Palma de Mallorca/Mallorca/Majorca, Las Palmas 640 =Las Palmas de Gran Canaria,
  Granada 500, Alicante 450 =Alacant, Valladolid 400, Córdoba 330, Vigo 480, A Coruña 410 =La Coruña, San Sebastián 330 =Donostia, Gijón 270, Santander 250
PT: Lisbon 2950 =Lisboa/Lissabon/Lisbonne/Lisbona/リスボン, Porto 1310 =Oporto, Braga 190, Coimbra 140, Aveiro 80, Faro 65, Funchal 105, Setúbal 120
GR: Athens 3150 =Athina/Αθήνα/Athen/Athènes/Atenas/Atene, Thessaloniki 815 =Salonica/Saloniki/Θεσσαλονίκη, Patras 215, Heraklion 180, Larissa 150, Volos 130
SE: Stockholm 1650 =Estocolmo/Stoccolma/ストックホルム, Gothenburg 620 =Göteborg/Gotemburgo/Göteburg, Malmö 340, Uppsala 180, Linköping 115, Örebro 130, Umeå 92, Västerås 130
DK: Copenhagen 1380 =København/Kopenhagen/Copenhague/Copenaghen, Aarhus 300 =Århus, Odense 185, Aalborg 145 =Ålborg, Esbjerg 72, Randers 65
NO: Oslo 1080, Bergen 270, Stavanger 235, Trondheim 195, Drammen 120, Kristiansand 66, Tromsø 42, Fredrikstad 118
FI: Helsinki 1330 =Helsingfors, Tampere 350 =Tammerfors, Turku 275 =Åbo, Oulu 215, Jyväskylä 130, Kuopio 95, Lahti 120
IS: Reykjavík 235
PL: Warsaw 1800 =Warszawa/Warschau/Varsovie/Varsovia/Varsavia/Варшава, Kraków 770 =Cracow/Krakau/Cracovie/Cracovia, Łódź 650 =Lodz, Wrocław 650 =Breslau, Poznań 530 =Posen,
  Gdańsk 480 =Danzig, Katowice 1300 =Kattowitz, Szczecin 390 =Stettin, Lublin 330, Bydgoszcz 330, Białystok 290, Rzeszów 200, Toruń 190, Kielce 180
CZ: Prague 1320 =Praha/Prag/Praga/布拉格/プラハ, Brno 400 =Brünn, Ostrava 285, Plzeň 180 =Pilsen, Liberec 105, Olomouc 100, České Budějovice 95
SK: Bratislava 480 =Pressburg, Košice 228 =Kosice
HU: Budapest 1780 =Budapeste, Debrecen 200, Szeged 160, Miskolc 145, Pécs 140, Győr 130, Nyíregyháza 115
RO: Bucharest 1850 =București/Bukarest/Bucarest, Cluj-Napoca 320 =Cluj/Klausenburg, Timișoara 310 =Temeswar, Iași 370, Constanța 310, Brașov 280 =Kronstadt, Craiova 270, Galați 240
BG: Sofia 1280 =София/Sofía, Plovdiv 345, Varna 335, Burgas 200
HR: Zagreb 800, Split 180, Rijeka 128
SI: Ljubljana 285 =Laibach, Maribor 95
RS: Belgrade 1400 =Beograd/Београд/Belgrad/Belgrado, Novi Sad 310, Niš 185
BA: Sarajevo 345
ME: Podgorica 177
MK: Skopje 590
AL: Tirana 500
XK: Pristina 160
EE: Tallinn 445 =Reval, Tartu 95
LV: Riga 630
LT: Vilnius 540, Kaunas 290
BY: Minsk 2030 =Минск
UA: Kyiv 3000 =Kiev/Київ/Киев/Kiew, Kharkiv 1420 =Kharkov/Харків, Odesa 1010 =Odessa/Одеса, Dnipro 960, Lviv 720 =Lemberg/Lwów/Львів
MD: Chișinău 500
RU: Moscow 12600 =Moskva/Москва/Moskau/Moscou/Moscú/Mosca/モスクワ/莫斯科, Saint Petersburg 5500 =St Petersburg/Санкт-Петербург/Petersburg, Novosibirsk 1670 =Новосибирск,
  Yekaterinburg 1540 =Екатеринбург, Kazan 1290 =Казань, Nizhny Novgorod 1260, Chelyabinsk 1200, Samara 1160, Rostov-on-Don 1140, Ufa 1130, Krasnoyarsk 1130, Voronezh 1050, Vladivostok 600
CY: Nicosia 270 =Lefkosia, Limassol 200
MT: Valletta 210
MC: Monaco 39
LI: Vaduz 6
AD: Andorra la Vella 22
SM: San Marino 34
VA: Vatican City 1
TR: Istanbul 15600 =İstanbul/Estambul/イスタンブール/Стамбул, Ankara 5300, Izmir 3050 =İzmir/Smyrna, Bursa 2050, Adana 1850, Gaziantep 1750, Konya 1400, Antalya 1350, Kayseri 1100,
  Mersin 1050, Eskişehir 800, Diyarbakır 1100, Samsun 730, Trabzon 330
GE: Tbilisi 1200 =Tiflis
AM: Yerevan 1090
AZ: Baku 2400 =Bakı
`;
