import type { Transaction } from '../../db/org.ts';
import type { Values } from '../../resource/hooks.ts';
import type { Image } from '../../resource/image.ts';

const MOST = { hiring_stage: 999, candidate_status: 9999 };

/** Whose place is left empty comes behind all others. */
export const lastPlace = async (tx: Transaction, table: keyof typeof MOST, values: Values, before: Image | null): Promise<void> => {
  if ((before === null || 'position' in values) && (values['position'] ?? null) === null) {
    const [row] = await tx.query<{ last: number }>(`select coalesce(max("position"), 0)::int as last from ${table} where org_code = $1 and id is distinct from $2::bigint`, [tx.orgCode, before?.id ?? null]);
    values['position'] = Math.min(row!.last + 1, MOST[table]);
  }
};
