/** Cities of Asia and the Pacific, as in `cities-europe.ts`. */
export const ASIA_PACIFIC_CITIES = `
CN: Shanghai 28500 =上海/シャンハイ/Schanghai/Шанхай/상하이, Beijing 21300 =北京/Peking/Pékin/Pekín/Pechino/Pequim/ペキン/Пекин/베이징, Chongqing 16900 =重庆/Chungking, Guangzhou 13900 =广州/廣州/Canton, Shenzhen 12800 =深圳,
  Tianjin 14000 =天津, Chengdu 9500 =成都, Nanjing 9400 =南京/Nanking, Wuhan 8700 =武汉/武漢, Xi'an 8400 =西安/Sian, Hangzhou 8000 =杭州, Suzhou 7800 =苏州, Shenyang 7500 =沈阳, Qingdao 5900 =青岛, Zhengzhou 5600 =郑州, Dalian 5800 =大连,
  Jinan 5500 =济南, Changsha 4800 =长沙, Harbin 6700 =哈尔滨, Kunming 4500 =昆明, Xiamen 3800 =厦门, Guiyang 3400 =贵阳, Lanzhou 3100 =兰州, Ürümqi 4500 =乌鲁木齐
HK: Hong Kong 7400 =香港/홍콩/Hongkong/Kowloon
MO: Macao 690 =澳门/澳門
TW: Taipei 7050 =台北/臺北/타이베이, Taichung 2850 =台中, Kaohsiung 2770 =高雄, Taoyuan 2300 =桃園, Tainan 1870 =台南, Hsinchu 1050 =新竹, Chiayi 270 =嘉義
JP: Tokyo 37300 =東京/とうきょう/トウキョウ/Tokio/Tóquio/东京/도쿄/Токио/طوكيو, Osaka 19100 =大阪/Осака/오사카, Nagoya 9550 =名古屋, Fukuoka 5500 =福岡, Sapporo 2670 =札幌, Sendai 2300 =仙台, Hiroshima 2080 =広島, Kyoto 1460 =京都/Kioto,
  Kobe 1520 =神戸, Yokohama 3770 =横浜, Niigata 790 =新潟, Kanazawa 740 =金沢, Kumamoto 1100 =熊本, Kagoshima 1080 =鹿児島, Okayama 1530 =岡山, Shizuoka 980 =静岡, Naha 830 =那覇/Okinawa
KR: Seoul 9970 =서울/首尔/首爾/ソウル/Séoul/Seúl/Seul/Сеул, Busan 3470 =부산/釜山/Pusan, Incheon 2900 =인천/仁川, Daegu 2180 =대구, Daejeon 1570 =대전, Gwangju 1480 =광주, Suwon 1230 =수원, Ulsan 960 =울산, Changwon 1010 =창원, Jeju 490 =제주
MN: Ulaanbaatar 1650 =Ulan Bator
KP: Pyongyang 3150
IN: Delhi 32900 =New Delhi/दिल्ली/Neu-Delhi/Nueva Delhi/NCR/デリー/新德里, Mumbai 21300 =Bombay/मुंबई/ムンバイ/孟买, Kolkata 15300 =Calcutta/কলকাতা, Bengaluru 13600 =Bangalore/ಬೆಂಗಳೂರು/バンガロール, Chennai 11800 =Madras/சென்னை, Hyderabad 10800,
  Ahmedabad 8650, Surat 8100, Pune 7200 =Poona, Jaipur 4200, Lucknow 3950, Kochi 3400 =Cochin, Kozhikode 4000 =Calicut, Kanpur 3200, Nagpur 3050, Indore 3300, Coimbatore 3000, Patna 2600, Bhopal 2600, Vadodara 2350,
  Thiruvananthapuram 2950, Visakhapatnam 2300 =Vizag, Chandigarh 1200, Guwahati 1150, Bhubaneswar 1250, Varanasi 1750
PK: Karachi 17200, Lahore 13500, Faisalabad 3700, Rawalpindi 2400, Islamabad 1200, Multan 2150, Peshawar 2450, Hyderabad 1950, Quetta 1200
BD: Dhaka 23200 =Dacca, Chittagong 5400 =Chattogram, Khulna 950
LK: Colombo 2450, Kandy 170
NP: Kathmandu 1550
BT: Thimphu 115
MV: Malé 180
AF: Kabul 4600
IR: Tehran 9500 =Teheran/Téhéran/Teherán/تهران, Mashhad 3400, Isfahan 2250, Shiraz 1750
KZ: Almaty 2100 =Алматы, Astana 1350 =Nur-Sultan
UZ: Tashkent 2600 =Toshkent
KG: Bishkek 1100
TJ: Dushanbe 950
TM: Ashgabat 900
ID: Jakarta 33400 =Yakarta/Jabodetabek/ジャカルタ/雅加达, Surabaya 6500, Bandung 7200, Medan 4700, Semarang 3800, Makassar 2650, Palembang 2200, Yogyakarta 4000 =Jogjakarta/Jogja, Denpasar 2300 =Bali, Batam 1300, Pekanbaru 1400, Malang 2800, Balikpapan 750
TH: Bangkok 11000 =กรุงเทพ/กรุงเทพมหานคร/Krung Thep/バンコク/曼谷, Chiang Mai 1200 =เชียงใหม่, Chonburi 1450 =Pattaya, Nakhon Ratchasima 460 =Korat, Khon Kaen 480, Hat Yai 400, Udon Thani 420, Phuket 420, Surat Thani 280
VN: Ho Chi Minh City 9300 =Saigon/HCMC/Thành phố Hồ Chí Minh/Hồ Chí Minh/TP HCM/ホーチミン/胡志明市, Hanoi 5250 =Hà Nội/ハノイ/河内, Da Nang 1200 =Đà Nẵng/Danang, Hai Phong 1380 =Hải Phòng, Can Tho 1250 =Cần Thơ, Bien Hoa 1100, Nha Trang 420, Hue 480, Vinh 350
PH: Manila 14700 =Metro Manila/Maynila/Quezon City/Makati/マニラ/马尼拉, Cebu 3000 =Cebu City, Davao 1950 =Davao City, Cagayan de Oro 780, Zamboanga 980, Iloilo 1000, Bacolod 900, Baguio 400, General Santos 720, Angeles 1200
MY: Kuala Lumpur 8600 =KL/Klang Valley/クアラルンプール/吉隆坡, Johor Bahru 1900, George Town 2600 =Penang, Ipoh 850, Kota Kinabalu 580, Kuching 640, Malacca 600 =Melaka, Kuantan 500, Kota Bharu 600
SG: Singapore 5900
BN: Bandar Seri Begawan 100
KH: Phnom Penh 2280
LA: Vientiane 720
MM: Yangon 5600 =Rangoon, Mandalay 1530
TL: Dili 280
AU: Sydney 5450 =シドニー/悉尼/Сидней, Melbourne 5200 =メルボルン/墨尔本, Brisbane 2700, Perth 2300, Adelaide 1450, Gold Coast 720, Newcastle 520, Canberra 470, Sunshine Coast 400, Hobart 250, Geelong 300, Townsville 180, Darwin 150, Cairns 155, Wollongong 310
NZ: Auckland 1660 =Tāmaki Makaurau, Christchurch 400, Wellington 420, Hamilton 185, Tauranga 160, Dunedin 105, Palmerston North 82, Napier 135
FJ: Suva 180
PG: Port Moresby 400
SB: Honiara 95
VU: Port Vila 55
WS: Apia 37
TO: Nuku'alofa 23
KI: South Tarawa 64
TV: Funafuti 7
NR: Yaren 1
PW: Koror 11
FM: Palikir 7
MH: Majuro 26
`;
