import { finding } from '../../domain/problem.ts';
import { noYear } from '../../domain/tax-statements/stated-year.ts';
import { splitTax } from '../../domain/tax-statements/split-tax.ts';
import type { Statement } from '../../domain/tax-statements/statement.ts';
import { inPaise, paise } from '../../domain/tax-statements/sums.ts';
import type { Transaction } from '../db/org.ts';
import { taxRules } from '../income-tax/tax-rules.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import type { Session } from '../session.ts';
import { pack } from './packed.ts';
import { readStatement } from './read-statement.ts';
import type { ReadStatement } from './read-statement.ts';
import { readStanding } from './standing.ts';
import type { Standing } from './standing.ts';
import { yearsOfPeople } from './years-of-people.ts';

type Advance = (done: number, total: number) => Promise<void>;

/** How many people tax was deducted from in the quarter, for whoever decides whether to wait; in the last one how many are employed. */
export const countDeductees = async (tx: Transaction, { quarter, months }: Pick<ReadStatement, 'quarter' | 'months'>): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(
    quarter === 'Q4' ? `select count(*)::int as count from employee where org_code = $1 and cardinality($2::text[]) > 0` : `select count(distinct employee_id)::int as count from tax_deduction where org_code = $1 and month = any($2::text[])`,
    [tx.orgCode, months],
  );
  return row?.count ?? 0;
};

const write = async (tx: Transaction, asked: ReadStatement, standing: Standing, advance: Advance): Promise<Statement> => {
  const { law, form, financialYear, quarter, months } = asked;
  const rules = taxRules(law.country, financialYear)!;
  const { deductions, challans, lines } = standing.gathered;
  const { taxes, years } = await yearsOfPeople(tx, rules, { deductees: [...new Set(deductions.map(({ employeeId }) => employeeId))], withYears: quarter === 'Q4', month: months[2]! }, advance);
  return {
    formNumber: form.formNumber, paymentCode: form.paymentCode, law: form.law, financialYear, quarter, createdOn: standing.today, formerReceipt: standing.receipt, deductor: standing.deductor!,
    challans: challans.map(({ id, month, bsrCode, depositedOn, serialNumber, amount, interest, fee }) => ({
      month, bsrCode, depositedOn, serialNumber, amount: paise(amount), interest: paise(inPaise(interest)), fee: paise(inPaise(fee)),
      deductees: lines.filter(({ challan }) => challan === id).map(({ of, tax, paid }) => {
        const parts = splitTax(tax, taxes.get(of.employeeId) ?? noYear, rules.cess.percent);
        return { name: of.name, number: of.number, pan: of.pan, month: of.month, paidOn: of.paidOn, paid: paise(paid ?? 0n), tax: paise(parts.tax), surcharge: paise(parts.surcharge), cess: paise(parts.cess), total: paise(tax) };
      }),
    })),
    years,
  };
};

/**
 * Generates a statement by what is known now, in the caller's transaction: the whole of it, or nothing where it is stopped in between (`advance` refuses) or something stands in the way. One that was filed is not generated anew: what is filed is
 * put right by a correction at the authority. Answers the change and how many people it is about.
 */
export const generateStatement = async (tx: Transaction, session: Pick<Session, 'name' | 'language'>, id: string, advance: Advance): Promise<{ readonly changes: readonly Change[]; readonly people: number }> => {
  const asked = await readStatement(tx, id, true);
  const refused = (message: string, args: Readonly<Record<string, string>> = {}): void => refuseProblems({ session }, [{ field: 'status', ...finding(message, args) }]);
  if (asked.receiptNumber !== null) refused('taxStatement.isFiled');
  const standing = await readStanding(tx, asked);
  const stops = standing.points.filter((point) => point.stops);
  if (stops.length > 0) refuseProblems({ session }, stops.map(({ kind }) => ({ field: 'status', ...finding('taxStatement.stopped', {}, { what: `enum.TaxStatementPointKind.${kind}` }) })));
  const statement = await write(tx, asked, standing, advance);
  const resource = resourceOf('TaxStatement');
  const before = (await readImages(tx, resource, [id])).get(id)!;
  const [after] = await updateImages(
    tx,
    resource,
    [{ ...before, status: 'SUCCESSFULLY_GENERATED', formNumber: asked.form.formNumber, generatedAt: new Date().toISOString(), generatedBy: session.name.slice(0, 200), currency: asked.law.currency, people: standing.people, deducted: paise(standing.deducted), deposited: paise(standing.deposited), statement: pack(statement) }],
    session.name,
  );
  return { changes: [{ entity: 'TaxStatement', id, kind: 'UPDATE', before, after: after! }], people: standing.people };
};
