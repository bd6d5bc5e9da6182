import { allocate } from '../ids.ts';
import type { Transaction } from '../org.ts';

export type SeedRow = Readonly<Record<string, unknown>>;

/** Who made what an installation starts with. */
const MADE_BY = 'Tenure';

/**
 * Inserts rows, column by name, into a table of an entity or of child rows (those with a `position`), and answers
 * their ids in order. Columns that no row names get their default. For what an organisation starts with only:
 * nothing is journalled, because there is nobody who changed anything.
 */
export const insertRows = async (tx: Transaction, table: string, rows: readonly SeedRow[]): Promise<string[]> => {
  if (rows.length === 0) return [];
  const first = await allocate(tx, table, rows.length);
  const whole = rows.map((row, index) => ({
    ...('position' in row ? {} : { created_by: MADE_BY, updated_by: MADE_BY }),
    ...row,
    org_code: tx.orgCode,
    id: first + index,
  }));
  const columns = [...new Set(whole.flatMap((row) => Object.keys(row)))].map(quote).join(', ');
  await tx.query(
    `insert into ${quote(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${quote(table)}, $1::jsonb) where org_code = $2`,
    [JSON.stringify(whole), tx.orgCode],
  );
  return whole.map(({ id }) => String(id));
};

/** One row; see `insertRows`. */
export const insertRow = async (tx: Transaction, table: string, row: SeedRow): Promise<string> => {
  const [id] = await insertRows(tx, table, [row]);
  if (id === undefined) throw new Error(`No row was inserted into ${table}.`);
  return id;
};

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
