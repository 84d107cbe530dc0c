import { culture } from "./culture.ts";

export const german = culture({
  women: [
    "Angelika Brigitte Christa Dagmar Elke Frauke Gudrun Heike Jutta Karin Liselotte Monika Nicole Petra Renate Sabine Tanja Veronika Barbara Gisela Hannelore Martina Ulrike Kerstin Silke Birgit",
    "Anna Britta Carolin Daniela Emily Franziska Greta Hannah Jana Katharina Laura Mia Nele Paula Ronja Sophie Theresa Vanessa Lena Johanna Marie Lea Clara Pia Svenja Luisa Ayşe Elif",
  ],
  men: [
    "Andreas Bernd Claus Dieter Ernst Frank Günter Heinz Jürgen Klaus Lothar Manfred Norbert Peter Reinhard Stefan Thomas Volker Uwe Wolfgang Holger Ralf Matthias Detlef Hartmut Jörg",
    "Alexander Ben Christian Daniel Elias Felix Georg Hannes Jonas Kevin Lukas Maximilian Nico Paul Robin Simon Tobias Valentin Leon Jan Philipp Moritz Finn Marvin David Emre Tim",
  ],
  families:
    "Albrecht Ackermann Becker Brandt Conrad Claasen Dietrich Decker Engel Ebert Fischer Franke Graf Günther Hoffmann Hartmann Jansen Jung Krüger Keller Lehmann Lorenz Meier Möller Neumann Naumann Peters Pohl Richter Roth Schulz Sommer Schreiber Thomas Thiele Vogel Voigt Weber Wolf Zimmermann Yıldız Kaya Nowak Bergmann Seidel Haas Köhler Busch",
});
export const swiss = culture({
  women: [
    "Annemarie Beatrice Christine Denise Esther Franziska Gabriela Heidi Jacqueline Karin Liliane Monika Nicole Patrizia Ruth Sandra Trudi Verena Brigitte Susanne",
    "Anja Bettina Céline Delia Elena Fabienne Giulia Hanna Jasmin Kathrin Lara Mirjam Nina Priska Rahel Selina Tamara Vivienne Lea Noemi",
  ],
  men: [
    "Adrian Beat Christoph Daniel Erich Fritz Guido Hans Jakob Kurt Leo Markus Niklaus Peter Reto Stefan Thomas Viktor Urs Rolf Bruno",
    "Andri Benjamin Cyrill Dario Elia Fabian Gian Hannes Joël Kevin Lars Matteo Noah Pascal Remo Silvan Timo Valentin Luca Nico",
  ],
  families:
    "Ackermann Aebi Brunner Baumann Christen Camenzind Derungs Egli Frei Fischer Gerber Graf Huber Hofer Joss Jenni Keller Kunz Lüthi Meier Müller Niederberger Pfister Roth Rüegg Schmid Suter Steiner Tanner Vogt Wyss Zbinden Favre Bernasconi",
});
export const french = culture({
  women: [
    "Annie Brigitte Catherine Danielle Evelyne Françoise Geneviève Hélène Jacqueline Laurence Martine Nathalie Patricia Régine Sylvie Thérèse Véronique Monique Chantal Isabelle",
    "Amélie Blandine Camille Delphine Emma Fanny Gaëlle Hanaé Julie Kenza Léa Manon Noémie Pauline Romane Sarah Tiphaine Vanessa Chloé Inès Marion",
  ],
  men: [
    "Alain Bernard Christian Daniel Etienne François Gérard Hervé Jacques Laurent Michel Noël Patrick Roger Serge Thierry Vincent Philippe Didier Pascal",
    "Antoine Baptiste Clément Damien Enzo Florian Guillaume Hugo Julien Kevin Lucas Mathieu Nicolas Paul Romain Simon Théo Valentin Mehdi Maxime",
  ],
  families:
    "Aubry André Barbier Bernard Chevalier Colin Dubois Denis Etienne Fontaine Faure Garnier Girard Henry Hubert Joly Jacquet Klein Lambert Leroy Martin Mercier Noël Nguyen Perrin Picard Renard Roussel Simon Schneider Thomas Tessier Vidal Vasseur Benali Traoré Da_Silva",
});
export const italian = culture({
  women: [
    "Antonella Bruna Carla Daniela Elena Franca Giovanna Ileana Luciana Maria Nadia Paola Rosanna Silvana Teresa Vittoria Patrizia Lucia Donatella Grazia",
    "Alessia Beatrice Chiara Debora Elisa Federica Giulia Ilaria Jessica Laura Martina Noemi Paola Roberta Sofia Tania Valentina Francesca Serena Giorgia",
  ],
  men: [
    "Antonio Bruno Carlo Domenico Enrico Franco Giuseppe Luigi Mario Nicola Paolo Roberto Salvatore Tommaso Vincenzo Giancarlo Claudio Sergio",
    "Alessandro Bruno Christian Davide Emanuele Federico Gabriele Jacopo Lorenzo Matteo Nicolò Pietro Riccardo Simone Tommaso Valerio Luca Andrea",
  ],
  families:
    "Amato Barone Basile Caruso Conti De_Luca D'Angelo Esposito Ferrari Fontana Galli Greco Leone Lombardi Marino Moretti Negri Neri Palumbo Pellegrini Rinaldi Ricci Serra Sanna Testa Tedesco Villa Vitale Colombo Bianchi",
});
export const spanish = culture({
  women: [
    "Ana Begoña Carmen Dolores Encarnación Francisca Gloria Inmaculada Josefa Lourdes Mercedes Nieves Pilar Rosario Soledad Teresa Victoria Concepción Montserrat",
    "Alba Beatriz Cristina Diana Elena Fátima Gemma Irene Julia Laura Marta Nerea Paula Raquel Sara Tamara Verónica Lucía Noelia",
  ],
  men: [
    "Antonio Benito Carlos Diego Emilio Francisco Gregorio Jesús José Luis Manuel Nicolás Pedro Ramón Salvador Tomás Vicente Fernando Ángel",
    "Adrián Borja Carlos Daniel Eduardo Felipe Gonzalo Héctor Javier Lucas Marcos Nacho Pablo Raúl Sergio Toni Víctor Álvaro Iker",
  ],
  families:
    "Alonso Aguilar Blanco Benítez Castro Cano Domínguez Díaz Esteban Expósito Flores Fuentes García Gil Herrero Hidalgo Iglesias Jiménez Lozano López Molina Martín Navarro Nieto Prieto Peña Ramos Ruiz Santos Serrano Torres Vega Vargas",
  isDouble: true,
});
export const portuguese = culture({
  women: [
    "Amélia Benedita Conceição Dulce Elisa Fátima Graça Helena Isabel Lurdes Manuela Natália Paula Rosa Sónia Teresa Vera",
    "Ana Beatriz Carolina Daniela Eva Filipa Gabriela Inês Joana Leonor Mariana Núria Patrícia Rita Sara Tânia Vanessa",
  ],
  men: [
    "António Belmiro Carlos Domingos Eduardo Fernando Guilherme Henrique Joaquim Luís Manuel Nuno Paulo Rui Sérgio Tomás Vítor",
    "André Bruno Cristiano Diogo Eduardo Francisco Gonçalo Hugo João Lourenço Miguel Nelson Pedro Ricardo Simão Tiago Vasco",
  ],
  families:
    "Almeida Abreu Barbosa Batista Carvalho Correia Duarte Dias Esteves Fonseca Ferreira Gomes Guerreiro Henriques Jesus Lopes Leal Machado Moreira Nunes Neves Pereira Pinto Ramos Rocha Santos Silva Teixeira Tavares Vieira Vaz",
});
export const polish = culture({
  women: [
    "Alicja Barbara Celina Danuta Elżbieta Felicja Grażyna Halina Jolanta Krystyna Lucyna Małgorzata Nina Renata Stanisława Teresa Violetta Bożena Ewa",
    "Agnieszka Beata Celina Dominika Emilia Gabriela Hanna Julia Karolina Lena Magdalena Natalia Patrycja Roksana Sylwia Tatiana Weronika Zuzanna Oliwia",
  ],
  men: [
    "Andrzej Bogdan Czesław Dariusz Edward Franciszek Grzegorz Henryk Jerzy Krzysztof Leszek Marek Norbert Piotr Ryszard Stanisław Tadeusz Wiesław Zbigniew",
    "Adrian Bartosz Cezary Damian Eryk Filip Grzegorz Hubert Jakub Kamil Łukasz Mateusz Norbert Paweł Rafał Szymon Tomasz Wojciech Michał",
  ],
  families:
    "Adamski Bąk Borkowski Czarnecki Cieślak Duda Dąbrowski Figura Filipek Grabowski Górski Hajduk Jankowski Jasiński Kowalczyk Kozłowski Lis Lewandowski Mazur Majewski Nowak Nowicki Pawlak Piotrowski Rutkowski Rybak Sikora Sokołowski Tomaszewski Tokarz Wrona Zając Stępień",
  womensFamily: (family) => family.replace(/([sc]k|dzk)i$/, "$1a"),
});
export const dutch = culture({
  women: [
    "Annie Betty Corrie Dineke Els Femke Gerda Hennie Jolanda Karin Lia Marijke Nel Petra Ria Sjoukje Truus Yvonne Anneke Ingrid",
    "Anouk Britt Charlotte Denise Eva Floor Gwen Hanna Judith Kim Lotte Maud Naomi Puck Roos Sanne Tessa Veerle Iris Fleur",
  ],
  men: [
    "Arie Bert Cor Dirk Evert Frans Gerrit Henk Jan Kees Leo Marcel Nico Piet Rob Sjaak Theo Victor Wim Hans",
    "Arjan Bas Casper Daan Erik Floris Gijs Hugo Jeroen Koen Lars Mark Niels Pim Ruben Sem Thijs Vincent Bram Youssef",
  ],
  families:
    "van_den_Akker Bakker de_Boer Brouwer Claessen Cornelissen Dekker van_Dijk Evers Faber Geerts de_Graaf Hendriks Hoekstra Jacobs Jansen Koster Kuipers van_Leeuwen Maas Mulder Nijland Postma Peeters de_Ruiter Schouten Smits Timmermans Tol Verhoeven Vermeulen Visser de_Wit",
});
export const nordic = culture({
  women: [
    "Anita Birgitta Carina Doris Eva Gunilla Helena Ingrid Kerstin Lena Margareta Nina Pia Ragnhild Susanne Tina Viveka Annika Monica",
    "Amanda Beata Cecilia Disa Elin Frida Greta Hanna Josefin Klara Lovisa Maja Nora Petra Rebecka Sara Tilda Vera Astrid",
  ],
  men: [
    "Anders Bengt Christer Dan Erik Folke Göran Hans Jan Kjell Lars Mats Nils Per Roland Sven Tommy Ulf Björn",
    "Axel Björn Casper David Emil Filip Gustav Hampus Johan Karl Linus Marcus Niklas Pontus Rasmus Simon Tobias Viktor Oskar",
  ],
  families:
    "Andersson Ahlgren Berg Björklund Carlsson Dahlberg Ek Ekström Forsberg Fransson Gustafsson Hansson Holm Jonsson Jansson Karlsson Kjellberg Lindqvist Lund Månsson Mattsson Nilsson Nyberg Persson Pettersson Rosén Sandberg Svensson Sjögren Törnqvist Vikström Wallin",
});
export const turkish = culture({
  women: [
    "Ayten Belgin Canan Derya Emine Fatma Gülsüm Hatice Jale Kadriye Leyla Meryem Nurten Perihan Reyhan Sevim Türkan Zeynep",
    "Aslı Buse Ceren Damla Ece Fulya Gizem Hande Jülide Kübra Lale Melis Nazlı Pelin Rabia Selin Tuğba Zehra Elif",
  ],
  men: [
    "Ahmet Bülent Cemal Davut Erdal Fikret Hasan Halil Kemal Levent Mustafa Necati Ramazan Süleyman Turgut Vedat Yusuf",
    "Alp Burak Can Deniz Emre Furkan Gökhan Hakan Kaan Mert Nihat Polat Rıza Serkan Tolga Volkan Onur Umut",
  ],
  families:
    "Arslan Aydın Bulut Bozkurt Çelik Can Demir Doğan Erdoğdu Erol Fidan Güneş Güler Hancı Kaya Kılıç Koç Mutlu Metin Nalbant Özdemir Polat Pehlivan Resuloğlu Şahin Sarı Tekin Toprak Taş Yılmaz Yavuz Vural",
});
export const slavic = culture({
  women: [
    "Alla Galina Irina Larisa Lyudmila Marina Nadezhda Olga Raisa Svetlana Tamara Tatyana Valentina Vera Yelena Zoya Natalia Bella Klara",
    "Alina Daria Ekaterina Karina Kristina Maria Nadia Polina Sofia Taisia Veronika Yulia Anastasia Diana Elena Larisa Roksana",
  ],
  men: [
    "Anatoly Boris Gennady Igor Leonid Mikhail Nikolai Pavel Sergei Vladimir Viktor Yuri Alexander Dmitry Fyodor Konstantin Roman",
    "Alexei Anton Artyom Daniil Egor Ilya Kirill Maxim Nikita Pavel Roman Stanislav Timur Vadim Denis Gleb Fyodor",
  ],
  families:
    "Andreev Antonov Belov Baranov Danilov Egorov Fedorov Frolov Gusev Golubev Ivanov Kuznetsov Kovalev Lebedev Lazarev Morozov Makarov Novikov Nikitin Petrov Pavlov Romanov Ryabov Sokolov Smirnov Tarasov Titov Vasiliev Volkov Zaitsev",
  womensFamily: (family) => `${family}a`,
});
