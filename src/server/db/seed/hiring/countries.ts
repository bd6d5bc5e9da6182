/** Where candidates come from: names, towns, employers and schools of five countries. The people are made up, the employers too. */
export type Country = {
  readonly code: 'IN' | 'PH' | 'FR' | 'JP' | 'ES';
  readonly female: readonly string[];
  readonly male: readonly string[];
  readonly family: readonly string[];
  /** What is written before the last digits of a telephone number, and how many those are. */
  readonly phone: readonly [start: string, digits: number];
  readonly towns: readonly string[];
  readonly employers: readonly string[];
  readonly schools: readonly string[];
  readonly languages: readonly string[];
  readonly currency: string;
  /** Rupees that one of the currency is worth, for pay that people there would believe. */
  readonly rate: number;
};

const words = (text: string): string[] => text.split(' ').map((word) => word.replaceAll('_', ' '));
const lines = (text: string): string[] => text.split(', ');

export const countries: Readonly<Record<Country['code'], Country>> = {
  IN: {
    code: 'IN',
    female: words('Aarthi Abirami Aishwarya Akshaya Amrita Anjali Anusha Archana Bhavana Charulatha Deepika Devika Gowri Hema Indira Jayanthi Kalpana Keerthana Lavanya Madhavi Malini Nithya Padma Pavithra Preethi Radhika Ramya Sangeetha Shalini Shobana Sowmya Swathi Tanvi Usha Vaishnavi Vidya Zara'),
    male: words('Ajay Akash Amit Anand Aravind Ashwin Bharath Chandran Deepak Elango Faisal Gautam Gopinath Hari Irfan Jagan Karthikeyan Kishore Lokesh Madhan Mahesh Mohan Naveen Nitin Pradeep Praveen Raghav Rajan Ravi Sathish Selvam Shankar Sunil Surya Tarun Vasanth Vijay Yusuf'),
    family: words('Aiyer Anbalagan Balakrishnan Banerjee Bhaskaran Chatterjee Chopra Dhanapal Elangovan Ganesan Gowda Hegde Iqbal Jayaraman Kannan Khan Kumar Mani Mathur Mishra Mukherjee Muthukumar Naidu Pandian Pillai Rajendran Ramaswamy Saravanan Sen Shetty Shukla Sivakumar Sundararajan Thangavel Varghese Vasudevan Velmurugan Yadav'),
    phone: ['+9198', 8],
    towns: lines('Coimbatore, Tiruppur, Erode, Salem, Madurai, Karur, Bengaluru, Chennai, Mumbai, Pune, Surat, Ahmedabad'),
    employers: lines('Kaveri Spinners, Noyyal Textile Works, Lotus Garments, Sabari Mills, Deccan Fabrics, Palani Knits, Meru Software, Tamarind Retail, Coromandel Exports, Western Ghats Yarn, Indigo House, Malabar Logistics'),
    schools: lines('PSG College of Technology, Anna University, University of Madras, National Institute of Design, University of Mumbai, Institute of Textile Technology, Bharathiar University'),
    languages: ['ta', 'en', 'hi', 'kn'], currency: 'INR', rate: 1,
  },
  PH: {
    code: 'PH',
    female: words('Althea Angelica Bea Camille Catherine Charmaine Cristina Daisy Diana Eloisa Erika Frances Gemma Hazel Ivy Jasmine Jocelyn Joy Kathleen Kristine Liezl Lourdes Marites Melanie Nicole Patricia Rhea Rosario Sheila Trisha'),
    male: words('Aldrin Alvin Antonio Benjie Carlo Christian Dennis Dindo Edgar Emmanuel Enrico Ferdinand Francis Gerald Ian Jericho Joel Jomar Kevin Lester Mark Mario Nathaniel Oliver Paolo Ramil Rodel Ronald Rommel Vincent'),
    family: words('Abad Aguilar Aquino Bautista Bonifacio Cabrera Castillo Cruz Dela_Cruz De_Guzman Domingo Evangelista Fernandez Flores Gonzales Ignacio Lim Lopez Magsaysay Manalo Mercado Navarro Ocampo Pascual Ramos Rivera Salazar Soriano Tolentino Villanueva'),
    phone: ['+63917', 7],
    towns: lines('Makati, Quezon City, Pasig, Taguig, Cebu City, Davao City, Mandaluyong, Caloocan'),
    employers: lines('Pasig Service Hub, Luzon Contact Centre, Bayani Apparel, Visayas Freight, Mactan Electronics, Narra Home, Sampaguita Foods'),
    schools: lines('University of the Philippines, Polytechnic University of Manila, Cebu Technological University, Far Eastern College'),
    languages: ['fil', 'en'], currency: 'PHP', rate: 1.45,
  },
  FR: {
    code: 'FR',
    female: words('Adèle Agathe Alice Amandine Anaïs Aurélie Capucine Caroline Cécile Charlotte Clémence Élise Élodie Emma Fanny Flore Gaëlle Héloïse Inès Jeanne Justine Laure Léonie Louise Maëlys Manon Mathilde Océane Pauline Romane'),
    male: words('Alexandre Antoine Arthur Augustin Baptiste Bastien Cédric Corentin Damien Édouard Étienne Fabien Florian Gabriel Grégoire Hugo Jules Léo Lucas Marius Martin Maxime Nathan Nicolas Olivier Paul Quentin Raphaël Romain Tristan'),
    family: words('Aubert Barbier Baron Blanchard Boucher Caron Chevalier Colin Dumont Dupuis Faure Fleury Gaillard Garcia Gauthier Guérin Hubert Lacroix Leclerc Lemoine Marchand Mathieu Ménard Nguyen Perrin Picard Renaud Rivière Roussel Vidal'),
    phone: ['+3363998', 4],
    towns: lines('Paris, Montreuil, Lyon, Lille, Roubaix, Nantes, Saint-Denis, Troyes'),
    employers: lines('Maison Sauvigny, Tissages du Nord, Atelier Lumière, Galeries Rivoli, Soieries du Rhône, Comptoir des Toiles'),
    schools: lines('Sorbonne University, Institut du Textile de Lille, École des Métiers de Lyon, University of Nantes'),
    languages: ['fr', 'en'], currency: 'EUR', rate: 90,
  },
  JP: {
    code: 'JP',
    female: words('愛子 綾 彩花 絵美 恵子 薫 香織 加奈 久美 佳奈 早紀 幸子 静香 千夏 奈々 菜摘 晴美 文子 舞 真理 美穂 美咲 桃子 友美 由紀 理恵 凛 玲奈'),
    male: words('晃 淳 修 一郎 海斗 和也 勝 圭介 健太 航 悟 翔 誠司 大樹 拓真 武 達也 哲也 俊介 智也 直人 秀樹 裕太 正人 雅之 雄一 陸 亮'),
    family: words('石川 井上 上田 遠藤 太田 岡田 小川 金子 菊地 北村 工藤 近藤 斎藤 酒井 坂本 佐々木 柴田 島田 杉山 関 高木 竹内 千葉 土屋 中島 西村 野口 橋本 原田 平野 藤井 前田 松田 三浦 村上 森田 安田 山下 横山 吉田'),
    phone: ['+8190', 8],
    towns: lines('大阪市, 京都市, 神戸市, 堺市, 東京都, 名古屋市'),
    employers: lines('浪速テキスタイル, 関西検査サービス, 京都染工, 難波貿易, 瀬戸内ロジスティクス, 堺工業'),
    schools: lines('Kyoto Institute of Technology, 大阪技術大学, 神戸商科学院, 関西デザイン専門学校'),
    languages: ['ja', 'en'], currency: 'JPY', rate: 0.56,
  },
  ES: {
    code: 'ES',
    female: words('Ainhoa Alba Alicia Ana Beatriz Blanca Carla Carmen Claudia Elena Inmaculada Irene Laura Lucía Marina Marta Miriam Noelia Nuria Paula Raquel Rocío Sandra Silvia Sonia Verónica'),
    male: words('Adrián Álvaro Andrés Antonio Borja Carlos César Diego Eduardo Enrique Ernesto Gonzalo Guillermo Iker Ignacio Jaime Javier Jorge Manuel Marcos Miguel Óscar Pablo Rafael Sergio Víctor'),
    family: words('Aguirre Alonso Arroyo Benítez Blanco Campos Cano Castro Delgado Díaz Domínguez Fuentes Gallego Garrido Giménez Herrero Iglesias Jiménez León Lozano Marín Medina Molina Moreno Núñez Ortega Peña Prieto Rubio Sanz Serrano Soler Vega Vidal'),
    phone: ['+3461200', 4],
    towns: lines('Barcelona, Sabadell, Terrassa, Valencia, Alcoy, Madrid, Zaragoza'),
    employers: lines('Tejidos Llobregat, Hilaturas del Túria, Almacenes Mirador, Textil Montserrat, Ibérica de Acabados'),
    schools: lines('Universidad Politécnica de Cataluña, Universidad de Valencia, Escuela Textil de Alcoy, Instituto Superior de Diseño'),
    languages: ['es', 'en'], currency: 'EUR', rate: 90,
  },
};
