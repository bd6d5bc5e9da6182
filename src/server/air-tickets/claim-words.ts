import type { ClaimWords, TicketClaim } from '../../domain/air-tickets/claim.ts';
import { SELF } from '../../domain/air-tickets/terms.ts';
import type { Grounds } from '../../domain/air-tickets/terms.ts';
import { fromMinor } from '../../domain/money.ts';
import { moneyInWords } from '../../domain/values/amounts.ts';
import { formatDate } from '../../domain/values/dateFormat.ts';
import type { Transaction } from '../db/org.ts';
import { readFormats } from '../resource/import/rules.ts';
import type { Session } from '../session.ts';

type Told = { readonly employeeId: string; readonly grounds: Grounds };

/** How a refusal says days, amounts and names: those of the employee's own family, dependents or not, and of nobody else's. */
export const claimWords = async (tx: Transaction, { language }: Session, { employeeId, grounds: { name, currency } }: Told, { people }: TicketClaim): Promise<ClaimWords> => {
  const family = people.filter((id) => id !== SELF);
  const rows = family.length === 0 ? [] : await tx.query<{ id: string; name: string }>('select id::text as id, name from family_member where org_code = $1 and employee_id = $2::bigint and id = any($3::bigint[])', [tx.orgCode, employeeId, family]);
  const named = new Map(rows.map((one) => [one.id, one.name]));
  const { dateFormat } = await readFormats(tx);
  return {
    day: (day) => formatDate(day, dateFormat, language),
    money: (minor) => moneyInWords(fromMinor(minor, currency), language, currency),
    nameOf: (id) => (id === SELF ? name : (named.get(id) ?? null)),
  };
};
