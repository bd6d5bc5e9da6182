import { fromMinor } from '../../domain/money.ts';
import type { Grant } from '../access/authorise.ts';
import { readOutstanding } from '../advances/outstanding.ts';
import type { OutstandingAsked } from '../advances/outstanding.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

const MOST_ROWS = 500;

type Told<Row> = { readonly [Key in keyof Row]: Row[Key] extends bigint ? string : Row[Key] };

/** Amounts in minor units as decimal text. */
const told = <Row extends object>(row: Row, currency: string): Told<Row> => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, typeof value === 'bigint' ? fromMinor(value, currency) : value])) as Told<Row>;

/** The list as it is shown: the first rows, and what all come to. */
export const outstandingAdvances = (asked: OutstandingAsked, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { currency, rows, totals } = await readOutstanding(tx, grant, asked);
    return { errorCode: '', message: '', currency, totalRecords: rows.length, rows: rows.slice(0, MOST_ROWS).map((row) => told(row, currency)), totals: told(totals, currency) };
  });
