import { culture } from "./culture.ts";

export const american = culture({
  women: [
    "Angela Barbara Carol Deborah Elaine Frances Gail Heather Janet Kathleen Linda Michelle Nancy Patricia Rhonda Sharon Tammy Valerie Donna Yolanda",
    "Ashley Brianna Courtney Danielle Emily Faith Gabriela Hannah Jasmine Kayla Lauren Madison Natalie Paige Rachel Samantha Taylor Vanessa Megan Destiny",
  ],
  men: [
    "Anthony Brian Curtis Douglas Eric Frank Gary Harold Jeffrey Kenneth Larry Mark Neil Patrick Roger Steven Timothy Vincent Darnell Craig",
    "Austin Brandon Carlos Devin Ethan Felix Garrett Hunter Jordan Kyle Logan Marcus Nathan Parker Ryan Sean Tyler Victor Andre Luis",
  ],
  families:
    "Adams Alvarez Bennett Brooks Carter Collins Davis Dawson Edwards Ellis Foster Freeman Garcia Greene Harris Hughes Jackson Jenkins Kelly Kim Lewis Lopez Mitchell Morris Nelson Nguyen Parker Patel Reed Rivera Sanders Simmons Thompson Turner Vasquez Vance Washington Young",
});
export const british = culture({
  women: [
    "Alison Beverley Carol Denise Elaine Fiona Gillian Hilary Janet Karen Lesley Maureen Norma Pauline Rosemary Sheila Tracey Valerie Susan Wendy",
    "Amy Bethany Charlotte Daisy Ellie Freya Georgia Hannah Jodie Katie Lauren Megan Natasha Poppy Rebecca Shannon Tamsin Victoria Aisha Priya",
  ],
  men: [
    "Alan Barry Colin Derek Eric Frank Graham Howard Jeremy Keith Leslie Malcolm Nigel Peter Raymond Stuart Trevor Vincent Clive Gareth",
    "Adam Ben Callum Dominic Edward Finlay George Harry Jack Kieran Liam Matthew Nathan Oliver Patrick Rhys Samuel Tom Vikram Mohammed",
  ],
  families:
    "Atkinson Ahmed Barker Bailey Chapman Cooper Davies Dixon Edwards Ellis Fletcher Foster Griffiths Green Holmes Hughes Jenkins Jackson Kaur Knight Lawson Lloyd Marshall Morgan Nicholls Norris Palmer Patel Roberts Reynolds Simpson Stevens Taylor Turner Vaughan Vickers Walsh Wright",
});
export const latinAmerican = culture({
  women: [
    "Alicia Blanca Carmen Dolores Estela Francisca Guadalupe Hilda Josefina Leticia Margarita Norma Patricia Rosa Silvia Teresa Verónica Graciela",
    "Abril Brenda Camila Daniela Estefanía Fernanda Gabriela Jimena Karla Lucía Mariana Natalia Paola Regina Sofía Tania Valeria Ximena",
  ],
  men: [
    "Alberto Benjamín Carlos Domingo Ernesto Fernando Guillermo Héctor Jorge Leopoldo Miguel Néstor Pedro Roberto Sergio Tomás Víctor Raúl",
    "Alejandro Bruno César Diego Emiliano Facundo Gael Hugo Joaquín Kevin Leonardo Matías Nicolás Pablo Rodrigo Santiago Tadeo Valentín",
  ],
  families:
    "Acosta Aguirre Benítez Bravo Castillo Cabrera Delgado Díaz Espinoza Escobar Flores Figueroa Gutiérrez Godoy Hernández Herrera Juárez Jiménez Ledesma Luna Medina Morales Núñez Navarro Peralta Paredes Ríos Rojas Salazar Sosa Trejo Toledo Valdez Vargas",
});
export const brazilian = culture({
  women: [
    "Aparecida Benedita Cleide Denise Elaine Fátima Glória Helena Ivone Jussara Lúcia Márcia Neusa Regina Sueli Tereza Vera Rosângela",
    "Amanda Bruna Camila Débora Elisa Fernanda Gabriela Helena Isadora Jéssica Larissa Mariana Natália Patrícia Rafaela Sabrina Tainá Vitória",
  ],
  men: [
    "Antônio Benedito Carlos Dirceu Edson Francisco Geraldo Hélio José Luiz Marcos Nelson Paulo Roberto Sebastião Tadeu Valdir João",
    "André Bruno Caio Diego Eduardo Felipe Gustavo Henrique João Kauê Lucas Matheus Nathan Pedro Rafael Samuel Thiago Vinícius",
  ],
  families:
    "Almeida Araújo Barbosa Batista Cardoso Costa Dias Duarte Esteves Freitas Fernandes Gonçalves Gomes Henrique Jesus Lima Lopes Martins Moraes Nascimento Nogueira Pereira Pinheiro Ribeiro Rezende Santos Souza Teixeira Tavares Vieira Vasconcelos",
});
export const japanese = culture({
  women: [
    "Atsuko Chieko Emiko Fumiko Haruko Junko Kazuko Michiko Noriko Reiko Sachiko Tomoko Yoko Keiko Masako Naomi Mayumi Hiromi",
    "Ayaka Chihiro Emi Fuka Hana Kana Mai Miyu Nanami Rina Sakura Tomomi Yui Haruka Misaki Aoi Jun Eri",
  ],
  men: [
    "Akira Daisuke Fumio Hiroshi Jiro Kenji Makoto Noboru Ryoichi Shigeru Takashi Yoshio Masao Kazuo Toshio Hideo Eiji Satoshi",
    "Daiki Fumiya Hayato Jun Kaito Makoto Naoki Ren Shota Takumi Yuto Riku Kenta Sho Atsushi Tsubasa Eita Haruto",
  ],
  families:
    "Abe Aoki Chiba Doi Endo Eguchi Fujita Fukuda Goto Hasegawa Hayashi Ishikawa Jinno Kobayashi Kimura Matsumoto Mori Nakamura Nishimura Okada Ryuzaki Saito Shimizu Takeda Tanaka Ueda Watanabe Yamada Yoshida Harada Sasaki",
});
export const korean = culture({
  women: [
    "Ae-sook Bok-hee Chun-ja Eun-sook Hye-kyung Jung-hee Kyung-sook Mi-sook Nam-soon Sun-hee Young-ja Soon-ok Myung-hee Hyun-sook",
    "Ah-reum Bo-ram Chae-won Da-eun Eun-ji Ga-young Ha-eun Ji-woo Min-ji Na-yeon Seo-yeon Su-bin Tae-hee Ye-jin Hye-jin Soo-min",
  ],
  men: [
    "Byung-ho Chang-ho Dong-soo Jae-ho Jong-su Kwang-soo Man-sik Nam-gi Sang-hoon Seung-ho Tae-sik Young-ho Hyun-woo Kyung-ho",
    "Beom-seok Chan-ho Do-yoon Eun-ho Geon-woo Ha-joon Ji-hoon Jun-seo Kyu-min Min-jun Seo-jun Tae-yang Sung-min Woo-jin Hyun-jun",
  ],
  families:
    "An Bae Cha Choi Do Eom Gu Han Heo Hong Hwang Jang Jeon Jung Kang Kim Ko Kwon Lee Lim Min Moon Na Nam Oh Park Ryu Seo Shin Song Yang Yoon",
});
export const chinese = culture({
  women: [
    "Aihua Chunmei Fengying Guilan Huifang Jianhua Lanying Meiling Ping Ruifang Shufen Tingting Xiulan Yulan Guiying Lihua",
    "Anqi Bingqing Chenxi Dandan Fei Hanyu Jiayi Keying Lina Mengyao Ning Peipei Ruoxi Siyu Tianyi Xinyi Yutong Zihan",
  ],
  men: [
    "Aiguo Baoguo Chengwu Dawei Fuqiang Guoqiang Haitao Jianguo Kaiming Liming Minghua Pengfei Rongsheng Shaohua Tiejun Weimin Yongjun Zhigang",
    "Bowen Chao Donghai Feng Guanyu Haoran Junjie Kai Lei Mingze Peng Rui Sihan Tao Weichen Xiang Yifan Zixuan",
  ],
  families:
    "An Bai Cai Chen Cheng Deng Ding Du Fan Fang Feng Gao Guo Han He Huang Jia Jiang Jin Kong Li Lin Liu Luo Ma Meng Ni Pan Peng Ren Shen Song Sun Tang Tian Wang Wu Xu Yang Zhang Zhao Zhou",
});
export const indian = culture({
  women: [
    "Anita Bhavna Chitra Deepa Fatima Geeta Hema Jaya Kamala Lakshmi Meena Neelam Padma Radha Savita Tara Vimala Sunita Usha Rekha",
    "Ananya Bhumika Charu Divya Esha Farah Gayatri Harini Isha Jyoti Kavya Lavanya Megha Nisha Pooja Riya Sneha Tanvi Vidya Shruti",
  ],
  men: [
    "Ashok Bharat Chandra Dinesh Farooq Ganesh Harish Jagdish Kishore Lalit Mahesh Naresh Prakash Ramesh Suresh Tarun Vijay Anil Mohan",
    "Aditya Bhavesh Chirag Deepak Faisal Gaurav Harsh Ishaan Jatin Karan Lokesh Manish Nikhil Pranav Rohit Siddharth Tejas Varun Arjun",
  ],
  families:
    "Agarwal Banerjee Bose Chatterjee Chauhan Das Desai Eapen Fernandes Ghosh Gupta Hegde Iyer Jain Joshi Kapoor Kulkarni Lal Mehta Mishra Nair Naidu Patel Pillai Rao Reddy Sharma Singh Thakur Tiwari Varma Verma Khan Ansari",
});
export const arabic = culture({
  women: [
    "Amal Badria Dalal Eman Fatima Ghada Hanan Jamila Khadija Laila Mona Nadia Rania Samira Tahani Wafa Salma Zeinab",
    "Aya Basma Dina Farah Ghaida Hala Jana Kenza Lina Maryam Nour Rana Sara Tala Yasmin Malak Dalia Hajar",
  ],
  men: [
    "Abdullah Bassam Daoud Fawzi Ghassan Hassan Jamal Khaled Lutfi Mahmoud Nabil Ramzi Salim Tarek Walid Samir Adel",
    "Ahmed Bilal Dani Elias Faris Hamza Jad Karim Layth Mohamed Nader Omar Rami Saif Tamer Youssef Ziad",
  ],
  families:
    "Abboud Amin Barakat Darwish El-Masry Farouk Fares Ghanem Haddad Hamdan Jaber Kassem Khalil Lahham Mansour Mousa Nasser Naji Rahman Rizk Saleh Suleiman Tahan Taha Yassin Zaki",
});
export const nigerian = culture({
  women: [
    "Abosede Beatrice Chinyere Dorcas Esther Folake Grace Hauwa Josephine Kehinde Lami Mercy Ngozi Patience Rose Stella Titilayo Veronica",
    "Adaeze Blessing Chiamaka Damilola Ezinne Favour Gift Halima Joy Kemi Lolade Miracle Nneka Precious Rukayat Simisola Temitope Victoria",
  ],
  men: [
    "Abubakar Babatunde Chukwuma Daniel Emeka Festus Godwin Hassan Joseph Kayode Lawrence Musa Nnamdi Paul Rotimi Sunday Tunde Victor",
    "Ayodeji Bright Chinedu David Ebuka Femi Gideon Haruna Jide Kelechi Lekan Mustapha Nonso Praise Richard Samuel Tobi Valentine",
  ],
  families:
    "Abiodun Adeyemi Balogun Bello Chukwu Danjuma Dike Eze Ekwueme Fashola Garba Gbadamosi Hassan Ibrahim Johnson James Kalu Kolawole Lawal Mohammed Musa Nwosu Nnadi Ogunleye Peters Raji Sani Sule Tijani Tanko Umar Vincent",
});
export const southAfrican = culture({
  women: [
    "Annelie Busisiwe Charmaine Dikeledi Elsabe Fikile Gugu Hester Johanna Khanyisile Lindiwe Magda Nomvula Priscilla Ruth Sibongile Thandeka Veronica",
    "Amahle Boitumelo Chantel Dineo Erin Farrah Gabriella Hlengiwe Jamie Karabo Lerato Mbali Naledi Palesa Refilwe Simone Thandi Vuyo",
  ],
  men: [
    "Abel Bongani Charl Dumisani Ebrahim Francois Gideon Hendrik Jabulani Kobus Lucas Mandla Nkosana Pieter Riaan Sipho Themba Vusi",
    "Ayanda Bandile Craig Damian Ethan Faizel Grant Hanro Jaco Katlego Luyanda Mpho Njabulo Pule Ruan Sizwe Thabo Vernon",
  ],
  families:
    "Adams Abrahams Botha Buthelezi Cele Coetzee Dlamini Davids Erasmus Ebrahim Fourie Govender Gumede Hendricks Jacobs Jantjies Khumalo Kruger Louw Mokoena Molefe Naidoo Ndlovu Petersen Pillay Radebe Rossouw Sithole Steyn Tshabalala Thomas van_Wyk Zulu",
});
