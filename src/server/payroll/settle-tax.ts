import { taxYearOf } from '../../domain/income-tax/tax-year.ts';
import { fromMinor, toMinor } from '../../domain/money.ts';
import type { Transaction } from '../db/org.ts';
import type { Change } from '../resource/journal.ts';
import { addNew, deleteOld } from '../resource/new-records.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import type { Image } from '../resource/image.ts';

export type DeductedTax = { readonly employeeId: string; readonly month: string; readonly amount: string; readonly currency: string; readonly deductionId: string | null };

/** The tax that payslips deduct, by employee and month, beside what is kept of the month. */
const readDeducted = (tx: Transaction, payslips: readonly string[]): Promise<DeductedTax[]> =>
  tx.query<DeductedTax>(
    `select p.employee_id::text as "employeeId", to_char(p.to_date, 'YYYY-MM') as month, trim_scale(sum((l ->> 'amount')::numeric))::text as amount, min(p.currency) as currency, min(d.id)::text as "deductionId"
     from payslip p cross join jsonb_array_elements(p.lines) l left join tax_deduction d on d.org_code = p.org_code and d.employee_id = p.employee_id and d.month = to_char(p.to_date, 'YYYY-MM')
     where p.org_code = $1 and p.id = any($2::bigint[]) and l ->> 'of' = 'INCOME_TAX' group by p.employee_id, to_char(p.to_date, 'YYYY-MM') order by p.employee_id`,
    [tx.orgCode, payslips],
  );

/** The tax of payslips joins what was deducted in the month once they are final, and leaves it where they are drafts again. What was brought in for the month stays: with them it is payroll's, which nobody changes by hand, and by itself it is as it was. */
export const settleTax = async (tx: Transaction, by: string, payslips: readonly string[], isFinal: boolean): Promise<readonly Change[]> => noteTax(tx, by, await readDeducted(tx, payslips), isFinal);

/** As `settleTax`, of amounts by employee and month. */
export const noteTax = async (tx: Transaction, by: string, rows: readonly DeductedTax[], isFinal: boolean): Promise<readonly Change[]> => {
  if (rows.length === 0) return [];
  const resource = resourceOf('TaxDeduction');
  const had = await readImages(tx, resource, rows.flatMap(({ deductionId }) => (deductionId === null ? [] : [deductionId])));
  const next = rows.flatMap(({ deductionId, amount, currency }) => {
    const image = deductionId === null ? undefined : had.get(deductionId);
    if (!image) return [];
    const [kept, moved] = [toMinor(String(image['amount']), currency, 'halfUp'), toMinor(amount, currency, 'halfUp')];
    const left = isFinal ? kept + moved : kept - moved;
    return [{ image, left: left < 0n ? 0n : left, amount: fromMinor(left < 0n ? 0n : left, currency) }];
  });
  const isGone = ({ image, left }: { readonly image: Image; readonly left: bigint }): boolean => left === 0n && image['source'] === 'PAYROLL';
  const changed = await updateImages(tx, resource, next.filter((one) => !isGone(one)).map(({ image, amount }) => ({ ...image, amount, source: isFinal ? 'PAYROLL' : 'BROUGHT_IN' })), by);
  const added = isFinal ? rows.filter(({ deductionId }) => deductionId === null).map(({ employeeId, month, amount }) => ({ employeeId, month, amount, financialYear: taxYearOf(month), source: 'PAYROLL', note: null })) : [];
  return [
    ...changed.map((after): Change => ({ entity: 'TaxDeduction', id: after.id, kind: 'UPDATE', before: had.get(after.id)!, after })),
    ...(await deleteOld(tx, 'TaxDeduction', next.filter(isGone).map(({ image }) => image))),
    ...(await addNew(tx, 'TaxDeduction', added, by)),
  ];
};
