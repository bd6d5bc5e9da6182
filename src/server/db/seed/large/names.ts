/** Common names of ten languages, in their own scripts where people there write them so. Made up pairs: nobody in particular. */
export type NamePool = { readonly location: string; readonly female: readonly string[]; readonly male: readonly string[]; readonly family: readonly string[] };

const words = (text: string): string[] => text.split(' ');

export const namePools: readonly NamePool[] = [
  { location: 'PUN', female: words('Aaradhya Ananya Divya Isha Kavya Lakshmi Meera Neha Pooja Priya Riya Sneha'), male: words('Aarav Aditya Arjun Dev Ishaan Karan Nikhil Rahul Rohan Sanjay Varun Vikram'), family: words('Agarwal Bhat Chaudhary Deshmukh Gupta Iyer Joshi Kulkarni Mehta Nair Patel Reddy Sharma Verma') },
  { location: 'CHN', female: words('கவிதா மீனா லட்சுமி பிரியா திவ்யா நந்தினி சுதா வித்யா'), male: words('அருண் கார்த்திக் குமார் மணி முருகன் ராஜா சுரேஷ் விஜய்'), family: words('சுப்பிரமணியன் நாராயணன் பழனிசாமி ராமன் வேங்கடேசன் கிருஷ்ணன்') },
  { location: 'LKO', female: words('अंजलि आरती कविता नेहा पूजा प्रिया मीना राधा सीमा सुनीता'), male: words('अजय अमित आनंद दीपक मनोज राजेश राहुल विकास संजय सुनील'), family: words('कुमार गुप्ता तिवारी पाण्डेय मिश्रा यादव वर्मा शर्मा श्रीवास्तव सिंह') },
  { location: 'OSA', female: words('愛 葵 恵 久美子 桜 智子 直美 真由美 美咲 陽子 由美 結衣'), male: words('翔太 健一 浩 大輔 誠 拓也 徹 直樹 博 学 悠斗 隆'), family: words('伊藤 加藤 高橋 佐藤 渡辺 山田 小林 松本 中村 田中 鈴木 木村 井上 清水') },
  { location: 'PAR', female: words('Amélie Camille Chloé Émilie Hélène Inès Léa Margaux Noémie Zoé'), male: words('Adrien Benoît Clément François Gaël Jérôme Loïc Mathéo Rémi Théo'), family: words('Bernard Dubois Durand Fournier Garnier Lefèvre Mercier Moreau Petit Rousseau Lemaître') },
  { location: 'MEX', female: words('Alejandra Begoña Carmen Elena Guadalupe Inés Lucía María Sofía Ximena'), male: words('Álvaro Andrés Diego Hernán Iñigo Javier José Luis Raúl Tomás'), family: words('Álvarez Castillo Fernández García Gutiérrez Hernández Muñoz Núñez Ramírez Vázquez') },
  { location: 'BER', female: words('Anja Birgit Franziska Heike Jana Käthe Lena Sabine Ulrike'), male: words('Bernd Dieter Florian Günther Jörg Klaus Lukas Stefan Uwe'), family: words('Bauer Fischer Groß Hoffmann Jäger Köhler Krüger Müller Schäfer Weiß Schröder') },
  { location: 'SOF', female: words('Анна Елена Ирина Мария Наталия Ольга Светлана Татяна'), male: words('Александър Борис Димитър Иван Михаил Николай Павел Сергей'), family: words('Антонов Борисов Василев Димитров Иванов Николаев Петров Стоянов') },
  { location: 'DXB', female: words('أمينة خديجة زينب سارة فاطمة ليلى مريم نور هدى'), male: words('أحمد حسن خالد سعيد علي عمر كريم محمد يوسف'), family: words('الحداد الخطيب الشامي العلي المصري النجار الهاشمي درويش منصور') },
  { location: 'MNL', female: words('Angelica Bianca Cristina Jasmine Kristine Maricel Rowena Sheila'), male: words('Antonio Carlo Emilio Jerome Manuel Paolo Ramon Vicente'), family: words('Aquino Bautista Castro Dela_Cruz Garcia Mendoza Reyes Santos Villanueva').map((name) => name.replace('_', ' ')) },
];
