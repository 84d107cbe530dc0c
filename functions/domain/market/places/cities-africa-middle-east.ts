/** Cities of Africa and the Middle East, as in `cities-europe.ts`. */
export const AFRICAN_AND_MIDDLE_EASTERN_CITIES = `
ZA: Johannesburg 10200 =Joburg/Jozi/Gauteng/Soweto/ヨハネスブルグ, Cape Town 4800 =Kaapstad/Kapstadt/Le Cap/Ciudad del Cabo, Durban 3200 =eThekwini, Pretoria 2800 =Tshwane, Gqeberha 1280 =Port Elizabeth, East London 800,
  Bloemfontein 590 =Mangaung, Polokwane 560, Mbombela 480 =Nelspruit, Kimberley 240
NG: Lagos 15900 =ラゴス, Kano 4300, Ibadan 3850, Abuja 3800, Port Harcourt 3500, Benin City 1850, Kaduna 1200, Onitsha 1650, Aba 1150, Enugu 850, Jos 950, Ilorin 1000, Maiduguri 850
EG: Cairo 22200 =القاهرة/Kairo/Le Caire/El Cairo/Giza/カイロ/开罗, Alexandria 5600 =الإسكندرية/Alexandrie/Alejandría, Port Said 780, Mansoura 620, Tanta 580, Suez 720, Assiut 560, Luxor 430 =Luxor City, Ismailia 420, Aswan 340
KE: Nairobi 5300 =ナイロビ, Mombasa 1440, Kisumu 600, Nakuru 570, Eldoret 480, Thika 280, Nyeri 140
MA: Casablanca 3850 =الدار البيضاء/Casa, Rabat 1960, Marrakesh 1050 =Marrakech/Marrakesch, Fez 1280 =Fès, Tangier 1310 =Tanger, Agadir 970
DZ: Algiers 2900 =Alger/Algier, Oran 940
TN: Tunis 2450, Sfax 640
LY: Tripoli 1180
SD: Khartoum 6300
SS: Juba 460
ET: Addis Ababa 5500 =Addis Abeba
ER: Asmara 1070
DJ: Djibouti City 600
SO: Mogadishu 2600
UG: Kampala 3850
TZ: Dar es Salaam 7800, Dodoma 770, Mwanza 1300
RW: Kigali 1250
BI: Bujumbura 1200
CD: Kinshasa 16300, Lubumbashi 2800
CG: Brazzaville 2640
GA: Libreville 870
GQ: Malabo 300
CM: Douala 4060, Yaoundé 4500
CF: Bangui 960
TD: N'Djamena 1600
NE: Niamey 1440
ML: Bamako 2930
BF: Ouagadougou 3200
SN: Dakar 3430
GM: Banjul 480
GW: Bissau 660
GN: Conakry 2120
SL: Freetown 1310
LR: Monrovia 1680
CI: Abidjan 5700, Yamoussoukro 400
GH: Accra 2660, Kumasi 3770
TG: Lomé 1980
BJ: Cotonou 720, Porto-Novo 290
CV: Praia 170
ST: São Tomé 90
AO: Luanda 9300
ZM: Lusaka 3200
ZW: Harare 1580, Bulawayo 650
MW: Lilongwe 1270, Blantyre 1000
MZ: Maputo 1160
NA: Windhoek 490
BW: Gaborone 270
LS: Maseru 200
SZ: Mbabane 68
MG: Antananarivo 3870
MU: Port Louis 150
SC: Victoria 28
KM: Moroni 63
MR: Nouakchott 1490
SA: Riyadh 7700 =الرياض/Riad/リヤド, Jeddah 4860 =جدة/Djeddah, Mecca 2150 =Makkah/مكة, Medina 1570 =Madinah, Dammam 1330, Taif 700, Tabuk 690, Abha 1100
AE: Dubai 3600 =دبي/Dubaï/Dubái/ドバイ/迪拜/Дубай, Abu Dhabi 1570 =أبوظبي/Abou Dabi, Sharjah 1850 =الشارقة, Al Ain 770, Ajman 500, Ras Al Khaimah 350
QA: Doha 2400
KW: Kuwait City 3300
BH: Manama 710
OM: Muscat 1650 =Mascate
YE: Sana'a 3300
IQ: Baghdad 7700 =Bagdad, Basra 1450, Erbil 950
SY: Damascus 2600, Aleppo 2100
LB: Beirut 2400 =Beyrouth/Beyrut
JO: Amman 2250
IL: Tel Aviv 4400 =תל אביב/Tel-Aviv/Tel Aviv-Yafo, Jerusalem 1000 =ירושלים/Jérusalem/Jerusalén, Haifa 1180 =חיפה, Beersheba 230 =Be'er Sheva, Ashdod 230, Netanya 230, Nazareth 80, Eilat 53
PS: Gaza 800, Ramallah 160
`;
