/** What every report reads: people within the reader's reach, with what they are grouped by. */
import type { Figures, Measure } from '../../../domain/attendance/teamReport.ts';
import type { Grant } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { bindings, type Bindings } from '../../resource/sql.ts';
import { askedPeopleSql, type PeopleFilter } from '../../people/asked-people.ts';

export type Asked = { readonly from: string; readonly until: string; readonly filter?: PeopleFilter | null };
type Reading = { readonly measures: readonly Measure[]; readonly people: readonly Figures[] };
export type Report = (tx: Transaction, grant: Grant, asked: Asked) => Promise<Reading>;

const subject = `e.id::text as "employeeId", e.name, e.employee_number as "employeeNumber", (select t.name from department t where t.org_code = $1 and t.id = e.department_id) as department,
  (select t.name from location t where t.org_code = $1 and t.id = e.location_id) as location`;

type Parts = { /** SQL of a JSON object of figures, over `e`. */ readonly figures: string; readonly joins?: string; readonly where?: string };

/** The people of a report by name, each with figures. `partsOf` binds what it needs. */
export const readFigures = (tx: Transaction, grant: Grant, { from, filter }: Asked, partsOf: (to: Bindings) => Parts): Promise<Figures[]> => {
  const to = bindings(tx.orgCode);
  const { figures, joins = '', where = 'true' } = partsOf(to);
  return tx.query<Figures>(`select ${subject}, ${figures} as figures from employee e ${joins} where ${askedPeopleSql(grant, filter, to, from)} and ${where} order by e.name, e.id`, to.values);
};
