/** What resumes of the demo say, by language and by the area of the work. The people are made up; so is what they did. */
export type ResumeLanguage = 'en' | 'fr' | 'ja' | 'es';

type Words = {
  readonly headings: Readonly<Record<'profile' | 'experience' | 'education' | 'skills' | 'languages', string>>;
  readonly now: string;
  /** `{title}`, `{years}`, `{employer}` and `{town}` stand for the person's. */
  readonly profiles: readonly string[];
  /** Of whoever comes from school. */
  readonly fresh: readonly string[];
  readonly degrees: Readonly<Record<string, string>>;
  /** What was done, by area. Somebody whose area has none here writes in English. */
  readonly tasks: Readonly<Record<string, readonly string[]>>;
};

const lines = (text: string): readonly string[] => text.trim().split('\n');

export const resumeWords: Readonly<Record<ResumeLanguage, Words>> = {
  en: {
    headings: { profile: 'Profile', experience: 'Work experience', education: 'Education', skills: 'Skills', languages: 'Languages' },
    now: 'Present',
    profiles: lines(`
{title} with {years} years of practice, most of them at {employer}. I like work that can be measured and colleagues who say what they see.
I have worked as {title} for {years} years and know both the busy season and the quiet one. Looking for a team in which I can grow.
After {years} years at {employer} and elsewhere I am looking for a post closer to {town}, with more responsibility than I have today.
Dependable, quick to learn and used to deadlines: {years} years in the trade, the last of them at {employer}.
At {employer} I look after what others leave lying, and write down how it was mended.`),
    fresh: lines(`
I have just finished my course and bring two internships, curiosity and a driving licence.
Newly qualified and ready to start at once; I learn fastest beside people who have done the work for years.`),
    degrees: { VOCATIONAL: 'Vocational training', DIPLOMA: 'Diploma', BACHELOR: 'Bachelor', MASTER: 'Master' },
    tasks: {
      Operations: lines(`
Ran eight machines on a rotating shift and logged each stop with its cause
Cut changeover time from fifty minutes to thirty-four
Handed the shift over in writing, with lots, faults and open repairs
Trained eleven newcomers in their first three months
Kept waste below two per cent for six quarters in a row
Planned the week with sales so that no order left late`),
      Engineering: lines(`
Kept a plan of maintenance for ninety machines and halved unplanned stops
Repaired drives, sensors and panels, on call every third week
Wrote recipes that need a fifth less water
Taught operators to read alarms before they call
Led the start-up of a new line, from the first bolt to the first order`),
      Quality: lines(`
Graded fabric by the four-point system and found the machine behind each fault
Prepared two customer audits a year without a major finding
Built a sheet on which planners see complaints within a day
Tested shade, weight and fastness of every lot`),
      Sales: lines(`
Looked after forty accounts from the first sample to the paid invoice
Raised repeat orders by eighteen per cent within two years
Prepared collections, prices and terms for three trade fairs a year
Agreed on terms that both sides kept`),
      Design: lines(`
Drew two collections a year, from the first sketch to the repeat
Worked with weavers on samples until hand and drape were right
Prepared colour cards and files ready for production
Kept an archive of nine hundred patterns that sales can search`),
      'Information technology': lines(`
Built services in TypeScript and PostgreSQL that serve four plants
Answered for the service desk of six hundred colleagues on two sites
Moved reports that took a night to ones that take a minute
Wrote tests first and reviewed the work of others every day
Was on call one week in five and wrote down what helped twice`),
      Finance: lines(`
Paid two hundred suppliers on time and found what was charged twice
Closed the month in four working days instead of nine
Reckoned what a metre costs, by quality and by machine
Prepared the papers for auditors and tax`),
      'Human resources': lines(`
Filled sixty posts a year in plants and offices
Answered every application within three days
Ran payroll inputs of four hundred people without a late correction`),
    },
  },
  fr: {
    headings: { profile: 'Profil', experience: 'Expérience professionnelle', education: 'Formation', skills: 'Compétences', languages: 'Langues' },
    now: 'Présent',
    profiles: lines(`
{years} ans d’expérience dans le métier, dont les derniers chez {employer}. J’aime le travail précis et les clients exigeants.
Après {years} ans chez {employer} et ailleurs, je souhaite rejoindre une maison qui maîtrise toute la chaîne, du fil au tissu.
Chez {employer}, je travaille au plus près des clients et je tiens mes délais.`),
    fresh: lines(`
À la fin de mes études et après deux stages dans le textile, je cherche mon premier poste.`),
    degrees: { VOCATIONAL: 'CAP', DIPLOMA: 'BTS', BACHELOR: 'Licence', MASTER: 'Master' },
    tasks: {
      Sales: lines(`
Suivi de trente-cinq maisons de couture, de l’échantillon à la facture
Hausse de 20 % des commandes renouvelées en deux saisons
Préparation des collections et des tarifs pour Première Vision
Négociation des délais avec les ateliers et les transporteurs`),
      Design: lines(`
Création de deux collections par an, de l’esquisse au rapport
Suivi des prototypes avec les tisseurs et les imprimeurs
Préparation des gammes de couleurs et des fichiers de production`),
    },
  },
  ja: {
    headings: { profile: '自己PR', experience: '職歴', education: '学歴', skills: 'スキル', languages: '語学' },
    now: '現在',
    profiles: lines(`
{employer}などで{years}年間、現場の品質に携わってきました。原因を数字で示し、現場と一緒に直すことを大切にしています。
検査と改善の経験は{years}年です。海外の工場との打ち合わせにも慣れています。
{employer}で検査と記録の仕事をしています。気づいたことは必ず書き残します。`),
    fresh: lines(`
学校で繊維と品質管理を学びました。現場で早く一人前になりたいと考えています。`),
    degrees: { VOCATIONAL: '専門士', DIPLOMA: '短期大学', BACHELOR: '学士', MASTER: '修士' },
    tasks: {
      Quality: lines(`
織物の検査と不良原因の分析を担当
出荷前検査の手順を見直し、苦情を三割削減
海外工場への報告書の作成と改善指導
監査の準備と記録の整備`),
    },
  },
  es: {
    headings: { profile: 'Perfil', experience: 'Experiencia laboral', education: 'Formación académica', skills: 'Habilidades', languages: 'Idiomas' },
    now: 'Actualidad',
    profiles: lines(`
{years} años de experiencia, los últimos en {employer}. Me gusta el trabajo bien medido y los equipos que hablan claro.
Tras {years} años en {employer} y otras empresas busco un puesto con más responsabilidad.
En {employer} me ocupo de que las cosas salgan bien a la primera y queden por escrito.`),
    fresh: lines(`
Acabo de terminar mis estudios en {town} y busco mi primer puesto.`),
    degrees: { VOCATIONAL: 'Formación profesional', DIPLOMA: 'Diplomado', BACHELOR: 'Grado', MASTER: 'Máster' },
    tasks: {
      Operations: lines(`
Manejo de ocho máquinas en turnos rotativos
Reducción del tiempo de cambio de cincuenta a treinta y cuatro minutos
Formación de nuevos compañeros durante sus tres primeros meses
Merma inferior al dos por ciento durante seis trimestres`),
      Engineering: lines(`
Plan de mantenimiento de noventa máquinas, con la mitad de paradas imprevistas
Reparación de accionamientos, sensores y cuadros eléctricos
Puesta en marcha de una línea nueva`),
      Quality: lines(`
Control de tejidos por el sistema de cuatro puntos
Preparación de dos auditorías de clientes al año
Ensayos de color, peso y solidez de cada partida`),
      Sales: lines(`
Gestión de cuarenta cuentas, de la primera muestra a la factura cobrada
Aumento de los pedidos repetidos en un dieciocho por ciento
Preparación de tres ferias al año`),
      Design: lines(`
Diseño de dos colecciones al año, del boceto al raporte
Trabajo con tejedores hasta lograr el tacto y la caída
Cartas de color y archivos listos para producción`),
      'Information technology': lines(`
Desarrollo de servicios en TypeScript y PostgreSQL para cuatro fábricas
Atención a seiscientos compañeros en dos sedes
Informes que tardaban una noche y ahora tardan un minuto`),
      Finance: lines(`
Pago puntual a doscientos proveedores
Cierre mensual en cuatro días en lugar de nueve
Cálculo del coste por metro, por calidad y por máquina`),
    },
  },
};
