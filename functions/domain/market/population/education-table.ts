/**
 * Education by market: `market|below upper secondary 25–34, 55–64|tertiary 25–34, 55–64|master's or higher per 100
 * tertiary`, per cent. Approximate, after OECD Education at a Glance 2023 (year 2022) where the country is in it,
 * otherwise after national censuses and labour force surveys of 2018 to 2023 (UNESCO UIS), held against Barro & Lee v3
 * (2015); rounded, the last column often an estimate. ZZ: Wittgenstein Centre, world.
 */
export const EDUCATION_TABLE = `
US|6 10|51 45|27
CA|6 11|66 54|19
MX|43 69|27 15|9
BR|27 55|23 15|8
AR|26 46|19 20|8
CO|21 57|34 18|10
CL|12 45|41 20|8
GB|12 23|58 44|28
IE|6 25|63 40|28
DE|15 14|37 28|40
AT|11 20|43 28|38
CH|7 14|52 36|42
FR|11 25|50 28|36
BE|12 26|51 35|43
NL|11 26|56 35|33
IT|22 47|29 14|70
ES|26 46|50 29|42
PT|17 60|44 18|60
SE|15 17|52 34|35
DK|17 22|49 33|36
NO|17 20|56 38|31
FI|11 11|41 43|40
PL|7 10|41 17|72
CZ|8 8|35 18|70
HU|12 17|32 20|48
RO|22 28|25 13|38
GR|9 37|45 25|22
TR|33 70|41 13|12
RU|7 7|58 53|50
IN|56 80|20 8|26
PK|74 88|12 6|35
ID|48 78|18 8|8
TH|37 80|31 11|12
VN|50 78|22 8|8
PH|30 56|25 16|8
MY|22 62|36 13|12
CN|38 81|36 7|7
JP|5 9|66 50|12
KR|2 26|70 27|8
TW|3 36|74 28|18
SG|4 36|78 36|16
AU|9 23|56 36|21
NZ|14 26|46 33|13
ZA|42 66|14 12|9
NG|48 77|15 8|12
EG|40 65|22 15|6
KE|60 84|14 6|9
SA|15 52|36 19|9
AE|14 32|52 36|24
IL|8 16|46 48|33
ZZ|38 64|28 14|18
`;
