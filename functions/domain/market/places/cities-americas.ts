/**
 * Cities of the Americas, as in `cities-europe.ts`; those of the United States are metropolitan areas, after the US Census Bureau's
 * estimates for 2023.
 */
export const AMERICAN_CITIES = `
US: New York 19500 =New York City/NYC/Nueva York/Nova York/Nova Iorque/Neu York/ニューヨーク/纽约/紐約/뉴욕/Нью-Йорк/Brooklyn/Manhattan/Queens,
  Los Angeles 12800 =LA/L.A./Los Ángeles/ロサンゼルス/洛杉矶, Chicago 9260 =シカゴ, Dallas 8100 =Dallas-Fort Worth/DFW/Fort Worth, Houston 7500, Washington 6300 =Washington DC/Washington D.C./DC,
  Philadelphia 6250 =Philly, Miami 6180, Atlanta 6300, Boston 4920, Phoenix 5070, San Francisco 4570 =SF/San Fran/Bay Area/サンフランシスコ/旧金山/Oakland, Riverside 4690, Detroit 4340, Seattle 4040,
  Minneapolis 3710 =Minneapolis-Saint Paul/Twin Cities/Saint Paul/St. Paul, San Diego 3270, Tampa 3340, Denver 3000, Baltimore 2830, St. Louis 2800 =Saint Louis, Orlando 2820,
  Charlotte 2800, San Antonio 2700, Portland 2510, Sacramento 2420, Pittsburgh 2420, Austin 2470, Las Vegas 2340 =Vegas, Cincinnati 2270, Kansas City 2220, Columbus 2180, Indianapolis 2140,
  Cleveland 2160, San Jose 1950 =Silicon Valley, Nashville 2100, Virginia Beach 1790, Providence 1680, Milwaukee 1560, Jacksonville 1710, Oklahoma City 1480, Raleigh 1510, Memphis 1340,
  Richmond 1350, Louisville 1370, New Orleans 960, Salt Lake City 1270, Hartford 1220, Buffalo 1160, Birmingham 1180, Rochester 1050, Tucson 1060, Tulsa 1040, Fresno 1020, Omaha 980, Honolulu 990,
  Albuquerque 920, Boise 820, Des Moines 740, Spokane 600, Little Rock 760, Charleston 850, Madison 690, Wichita 650, Anchorage 400, Sioux Falls 300, Fargo 260, Billings 190, Burlington 230
CA: Toronto 6700 =トロント/多伦多/Торонто, Montreal 4450 =Montréal/モントリオール, Vancouver 2850 =バンクーバー/温哥华, Calgary 1640, Edmonton 1560, Ottawa 1540, Winnipeg 870, Quebec City 860 =Québec/Ville de Québec,
  Hamilton 810, Kitchener 620, London 570, Halifax 490, Victoria 420, Saskatoon 330, Regina 260, St. John's 220, Moncton 170
MX: Mexico City 21800 =Ciudad de México/CDMX/Mexico DF/México D.F./Mexiko-Stadt/Mexico-Ville/Città del Messico/メキシコシティ, Guadalajara 5300, Monterrey 5300, Puebla 3200, Tijuana 2200,
  Toluca 2400, León 1900, Ciudad Juárez 1550 =Juárez, Querétaro 1600, Mérida 1300, San Luis Potosí 1250, Aguascalientes 1150, Cancún 930, Chihuahua 980, Hermosillo 930, Veracruz 940, Oaxaca 680
BR: São Paulo 22400 =Sao Paolo/San Pablo/サンパウロ/圣保罗/Сан-Паулу, Rio de Janeiro 13600 =Rio/リオデジャネイロ, Belo Horizonte 6100, Brasília 4700, Recife 4200, Porto Alegre 4150, Fortaleza 4100, Salvador 3900 =Salvador da Bahia,
  Curitiba 3750, Campinas 3400, Goiânia 2750, Manaus 2300, Belém 2350, Vitória 2000, Florianópolis 1300, Natal 1450, Campo Grande 900, Cuiabá 930
AR: Buenos Aires 15300 =ブエノスアイレス/布宜诺斯艾利斯, Córdoba 1600, Rosario 1550, Mendoza 1200, San Miguel de Tucumán 1000 =Tucumán, La Plata 910, Mar del Plata 650, Salta 640, Santa Fe 550, Neuquén 360
CO: Bogotá 11200 =Bogota DC, Medellín 4050, Cali 2850, Barranquilla 2300, Bucaramanga 1350, Cartagena 1080, Cúcuta 950, Pereira 720, Manizales 450, Santa Marta 530
CL: Santiago 6850 =Santiago de Chile, Valparaíso 1000 =Viña del Mar, Concepción 900, La Serena 480, Antofagasta 420, Temuco 390, Iquique 310, Puerto Montt 270
PE: Lima 11000, Arequipa 950, Trujillo 900, Cusco 450 =Cuzco
VE: Caracas 2950, Maracaibo 2300
EC: Quito 1950, Guayaquil 3100
BO: La Paz 1900, Santa Cruz de la Sierra 1800 =Santa Cruz
PY: Asunción 3400
UY: Montevideo 1770
CR: San José 1450
PA: Panama City 1950 =Ciudad de Panamá
GT: Guatemala City 3100 =Ciudad de Guatemala
HN: Tegucigalpa 1500
SV: San Salvador 1120
NI: Managua 1100
DO: Santo Domingo 3500, Santiago de los Caballeros 1200
CU: Havana 2150 =La Habana/Havanna
PR: San Juan 2400
JM: Kingston 600
TT: Port of Spain 545
HT: Port-au-Prince 2900
BS: Nassau 280
BB: Bridgetown 90
BZ: Belize City 65
GY: Georgetown 200
SR: Paramaribo 240
AG: St. John's 22
DM: Roseau 15
GD: St. George's 36
KN: Basseterre 14
LC: Castries 22
VC: Kingstown 27
`;
