/** One record as it was asked for; one that is not there and one that is not open to the person are the same. */
import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { noteRecords, notedIn } from './note-read.ts';
import { rowColumns, selected } from './rows.ts';
import type { Selection } from './selection.ts';
import type { Sight } from './sight.ts';
import { bindings, quote } from './sql.ts';

export const readOne = async (tx: Transaction, resource: Resource, id: string, selection: Selection, sight: Sight): Promise<object> => {
  const noted = await notedIn(resource, sight.session);
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const to = bindings(tx.orgCode);
  const { columns, joins } = rowColumns(resource, selection, 't', to, sight);
  const where = ['t.org_code = $1', `t.id = ${to.bind(id)}::bigint`, sight.rows('t', to)];
  const text = `select (select row_to_json(y) from (select ${selected(columns) || 'null as "~"'}) y) as "row" from ${quote(resource.table)} t ${joins.join(' ')} where ${where.join(' and ')}`;
  const [found] = await tx.query<{ row: object }>(text, to.values);
  if (!found) throw refuse('NOT_FOUND');
  if (noted) await noteRecords(tx, resource, [id], sight.session);
  return found.row;
};
