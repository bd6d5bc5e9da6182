import { isTaxYear } from '../../domain/income-tax/tax-year.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { rowScope } from '../access/row-scope.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import type { Values } from '../resource/hooks.ts';
import { resourceOf } from '../resource/registry.ts';
import { bindings } from '../resource/sql.ts';
import type { Image } from '../resource/image.ts';
import { presentYear } from './present-year.ts';
import type { PresentYear } from './present-year.ts';

/** Whether a record is the caller's own. */
export const isOwn = ({ session }: Pick<Caller, 'session'>, record: Values): boolean => session.employeeId !== null && String(record['employeeId'] ?? '') === session.employeeId;

/** Of somebody out of reach nothing is told: neither what they are paid nor what they declared. */
const refuseBeyond = async (tx: Transaction, { session, reach }: Caller, employeeId: string): Promise<void> => {
  const to = bindings(tx.orgCode);
  const found = await tx.query(`select from employee e where e.org_code = $1 and e.id = ${to.bind(employeeId)}::bigint and ${rowScope(resourceOf('Employee'), reach, session, 'e', to.bind)}`, to.values);
  if (found.length === 0) throw refuse('NOT_FOUND');
};

/** The financial year of a record that is written, the present one where nobody named any, with its law; and what is wrong with it. What is one's own is of the present year. NOT_FOUND for an employee out of reach. */
export const askedYear = async (tx: Transaction, caller: Caller, values: Values, before: Image | null): Promise<{ readonly asked: PresentYear; readonly problems: readonly Problem[] }> => {
  await refuseBeyond(tx, caller, String({ ...before, ...values }['employeeId']));
  const present = await presentYear(tx);
  const told = values['financialYear'] ?? before?.['financialYear'] ?? null;
  const year = told === null || told === '' ? present.year : String(told).trim();
  if (!isTaxYear(year)) return { asked: present, problems: [{ field: 'financialYear', ...finding('declaration.noYear') }] };
  if (before === null || values['financialYear'] !== undefined) values['financialYear'] = year;
  const problems = isOwn(caller, { ...before, ...values }) && year !== present.year ? [{ field: 'financialYear', ...finding('declaration.otherYear', { year: present.year }) }] : [];
  return { asked: year === present.year ? present : await presentYear(tx, year), problems };
};
