/**
 * Living arrangements by market: `market|25–34 with parents, %|65+ living alone, %|mother's age at first birth|several
 * generations together, % of adults`. Approximate, after Eurostat EU-SILC 2022 (ilc_lvps08, ilc_lvps30), US Census CPS
 * 2023, national censuses 2018 to 2022, UN DESA Database on the Households and Living Arrangements of Older Persons
 * 2022, OECD Family Database SF2.3; rounded, the last column and most figures for Africa and South Asia estimated from
 * DHS household sizes.
 */
export const HOUSEHOLD_TABLE = `
US|17 27 27.5 8
CA|18 26 29.5 7
MX|40 12 22 20
BR|31 17 24 14
AR|35 20 25 13
CO|38 13 23 20
CL|38 15 26 18
GB|18 31 29 4
IE|36 28 31 4
DE|19 34 30 2
AT|20 31 30 4
CH|19 31 31 2
FR|13 37 29 3
BE|20 32 29.5 3
NL|13 33 30 1
IT|50 31 31.5 7
ES|47 24 31.5 8
PT|46 25 30.5 9
SE|5 38 30 1
DK|4 41 30 1
NO|6 38 30 1
FI|5 40 30 1
PL|44 28 28 15
CZ|28 33 29 6
HU|37 34 28.5 10
RO|43 29 27 18
GR|56 26 31 9
TR|33 15 27 14
RU|26 28 26 14
IN|34 5 22 48
PK|40 2 23 58
ID|33 9 23 32
TH|35 11 24 32
VN|36 10 24 30
PH|37 8 23 33
MY|38 9 27 28
CN|30 12 27 28
JP|38 20 31 10
KR|44 22 33 6
TW|46 13 31.5 25
SG|52 12 31 18
AU|19 25 29.5 6
NZ|17 28 29.5 7
ZA|37 12 23 32
NG|29 8 20 38
EG|36 11 23 24
KE|18 12 20 26
SA|40 4 25 30
AE|18 5 27 18
IL|26 21 28 5
ZZ|33 14 25 25
`;
