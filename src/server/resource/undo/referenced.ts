import type { Transaction } from '../../db/org.ts';
import { sayCounted } from '../../messages.ts';
import { refuse, type Refusal } from '../../refuse.ts';
import { referrersOf } from '../registry.ts';
import { bindings, quote } from '../sql.ts';
import { changesOf, isOfChangeSet, titleOf, type Group } from './group.ts';

/** What is reckoned beside the journal and goes with the record that it follows from: its hooks take it along, or refuse. */
const BESIDE: Readonly<Partial<Record<string, readonly string[]>>> = { PayrollRun: ['Payslip'] };

/** Records outside the change-set that refer to what it added. */
export const stillUsed = async (tx: Transaction, group: Group): Promise<Refusal | undefined> => {
  const { resource, caller } = group;
  const { language } = caller.session;
  for (const { resource: from, field, table } of referrersOf(resource.type)) {
    if (BESIDE[resource.type]?.includes(from.type)) continue;
    const rows = from.fields.find((one) => one.rows?.table === table)?.rows;
    const to = bindings(tx.orgCode);
    const [used] = await tx.query<{ count: number; row: string; rows: number }>(
      `select count(*)::int as count, min(c.row_id) as row, count(distinct c.row_id)::int as rows from ${changesOf(group, to)} join ${quote(table)} t on t.org_code = $1 and t.${quote(field.column)} = c.row_id
       where not ${isOfChangeSet(to.bind(group.changeSet), from.type, `t.${quote(rows ? rows.parentColumn : 'id')}`)}`,
      to.values,
    );
    if (!used || used.count === 0) continue;
    const title = used.rows === 1 ? await titleOf(tx, group, used.row) : sayCounted(language, resource.name, used.rows);
    return refuse('UNDO_REFERENCED', { words: { title, by: sayCounted(language, from.name, used.count) } });
  }
  return undefined;
};
