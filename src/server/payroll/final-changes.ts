import { settleClawbacks } from '../clawback/settle-clawbacks.ts';
import type { Transaction } from '../db/org.ts';
import type { Image } from '../resource/image.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { settleTax } from './settle-tax.ts';

/** Records of one entity changed alike, as changes of a change-set. */
export const changeAll = async (tx: Transaction, type: string, ids: readonly string[], by: string, next: (image: Image) => Image): Promise<readonly Change[]> => {
  if (ids.length === 0) return [];
  const resource = resourceOf(type);
  const before = await readImages(tx, resource, ids);
  const after = await updateImages(tx, resource, [...before.values()].map(next), by);
  return after.map((image): Change => ({ entity: type, id: image.id, kind: 'UPDATE', before: before.get(image.id)!, after: image }));
};

/** The records that lines of payslips are of, of one origin. */
const namedIn = async (tx: Transaction, payslips: readonly string[], of: string): Promise<readonly string[]> =>
  (await tx.query<{ id: string }>(`select distinct l ->> 'id' as id from payslip p cross join jsonb_array_elements(p.lines) l where p.org_code = $1 and p.id = any($2::bigint[]) and l ->> 'of' = $3`, [tx.orgCode, payslips, of])).map(({ id }) => id);

type Standing = 'PAID' | 'APPROVED';

/** What payslips pay becomes paid with them, or is only approved again: one-time earnings, claims, air tickets, overtime and salary advances on the pay date, and the income tax of the month. What is asked back of those who leave follows. */
export const settlePaid = async (tx: Transaction, by: string, payslips: readonly string[], as: Standing, payDate: string): Promise<readonly Change[]> => {
  const earnings = await changeAll(tx, 'OneTimeEarning', await namedIn(tx, payslips, 'ONE_TIME_EARNING'), by, (image) => ({ ...image, status: as }));
  const claims = await changeAll(tx, 'ClaimRequest', await namedIn(tx, payslips, 'EXPENSE_CLAIM'), by, (image) => ({ ...image, paidOn: as === 'PAID' ? payDate : null }));
  const tickets = await changeAll(tx, 'AirTicketClaim', await namedIn(tx, payslips, 'AIR_TICKET'), by, (image) => ({ ...image, settledOn: as === 'PAID' ? payDate : null }));
  const overtime = await changeAll(tx, 'OvertimeRequest', await namedIn(tx, payslips, 'OVERTIME'), by, (image) => ({ ...image, paidOn: as === 'PAID' ? payDate : null }));
  const advances = await changeAll(tx, 'SalaryAdvance', await namedIn(tx, payslips, 'SALARY_ADVANCE'), by, (image) => ({ ...image, paidOn: as === 'PAID' ? payDate : null }));
  const clawbacks = await settleClawbacks(tx, by, [...new Set(earnings.map(({ after }) => String(after!['employeeId'])))]);
  const taxes = await settleTax(tx, by, payslips, as === 'PAID');
  return [...earnings, ...claims, ...tickets, ...overtime, ...advances, ...clawbacks, ...taxes];
};
