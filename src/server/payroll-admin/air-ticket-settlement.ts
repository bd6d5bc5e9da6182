import { fromMinor } from '../../domain/money.ts';
import type { Grant } from '../access/authorise.ts';
import { readSettlement } from '../air-tickets/settlement.ts';
import type { SettlementAsked } from '../air-tickets/settlement.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

const MOST_ROWS = 500;

type Told<Row> = { readonly [Key in keyof Row]: Row[Key] extends bigint ? string : Row[Key] };

/** Amounts in minor units as decimal text. */
const told = <Row extends object>(row: Row, currency: string): Told<Row> => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, typeof value === 'bigint' ? fromMinor(value, currency) : value])) as Told<Row>;

/** The summary as it is shown: the first rows, and what all come to. */
export const airTicketSettlement = (asked: SettlementAsked, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { currency, day, hasPolicy, rows, totals } = await readSettlement(tx, grant, asked);
    return { errorCode: '', message: '', currency, today: day, hasPolicy, totalRecords: rows.length, rows: rows.slice(0, MOST_ROWS).map((row) => told(row, currency)), totals: told(totals, currency) };
  });
