/** Names of qualifications that ask for a level of education and for no subject: whoever learned further has them, too. The lowest first. */
import { folded } from './named-in.ts';

const LEVELS: Readonly<Record<string, string>> = {
  SCHOOL: 'school,secondary school,high school,school leaving certificate,enseignement secondaire,baccalauréat,bac,escuela secundaria,bachillerato,高等学校,高校,高校卒業',
  VOCATIONAL: 'vocational,vocational training,apprenticeship,formation professionnelle,cap,bep,formación profesional,専門学校,専門士',
  DIPLOMA: 'diploma,associate degree,diplôme,diplôme court,bts,dut,diplomado,diplomatura,短期大学,短大,高専,短期大学・高専',
  BACHELOR: 'bachelor,bachelor’s,bachelor’s degree,bachelor degree,graduate,degree,licence,licenciatura,grado,学士,大学卒業',
  MASTER: 'master,master’s,master’s degree,master degree,postgraduate,maestría,máster,修士',
  DOCTORATE: 'doctorate,doctor,phd,ph.d.,doctorat,doctorado,博士',
};

const order = Object.keys(LEVELS);
const places = new Map(Object.values(LEVELS).flatMap((names, at) => names.split(',').map((name) => [folded(name), at] as const)));

/** Whether the level reaches a qualification of that name. */
export const reaches = (level: string | null, qualification: string): boolean => {
  const asked = places.get(folded(qualification));
  return asked !== undefined && level !== null && order.indexOf(level) >= asked;
};
