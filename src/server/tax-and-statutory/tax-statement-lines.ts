import { paise } from '../../domain/tax-statements/sums.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { gather } from '../tax-statements/gather.ts';
import { unpack } from '../tax-statements/packed.ts';
import { readStatement } from '../tax-statements/read-statement.ts';
import type { ReadStatement } from '../tax-statements/read-statement.ts';

type Asked = { readonly statementId: string; readonly search?: string | null; readonly offset?: number | null; readonly limit?: number | null };
type Line = { readonly employeeName: string; readonly employeeNumber: string; readonly pan: string | null; readonly month: string; readonly paidOn: string; readonly paid: string | null; readonly tax: string; readonly challan: string | null; readonly depositedOn: string | null };

const MOST = 200;

/** Without regard to case, accents and width. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const linesOf = async (tx: Transaction, { content, months }: ReadStatement): Promise<readonly Line[]> => {
  const kept = unpack(content);
  if (kept !== null) {
    return kept.challans.flatMap(({ bsrCode, serialNumber, depositedOn, deductees }) =>
      deductees.map(({ name, number, pan, month, paidOn, paid, total }) => ({ employeeName: name, employeeNumber: number, pan, month, paidOn, paid, tax: total, challan: `${bsrCode}/${serialNumber}`, depositedOn })));
  }
  const { lines, challans } = await gather(tx, months);
  const byId = new Map(challans.map((challan) => [challan.id, challan]));
  return lines.map(({ of: { name, number, pan, month, paidOn }, tax, paid, challan }) => {
    const by = challan === null ? undefined : byId.get(challan);
    return { employeeName: name, employeeNumber: number, pan, month, paidOn, paid: paid === null ? null : paise(paid), tax: paise(tax), challan: by ? `${by.bsrCode}/${by.serialNumber}` : null, depositedOn: by?.depositedOn ?? null };
  });
};

export const taxStatementLines = ({ statementId, search, offset, limit }: Asked, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const statement = await readStatement(tx, statementId);
    const sought = folded(search?.trim() ?? '');
    const found = (await linesOf(tx, statement)).filter(({ employeeName, employeeNumber, pan }) => sought === '' || folded(`${employeeName} ${employeeNumber} ${pan ?? ''}`).includes(sought));
    const from = Math.max(offset ?? 0, 0);
    return { errorCode: '', message: '', currency: statement.law.currency, totalRecords: found.length, rows: found.slice(from, from + Math.min(Math.max(limit ?? 50, 1), MOST)) };
  });
