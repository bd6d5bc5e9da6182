/** What a job change names that is inactive by now: nobody is moved to it any more. */
import type { Transaction } from '../db/org.ts';
import { column } from '../resource/columns.ts';
import { resourceOf } from '../resource/registry.ts';
import { bindings, literal, quote } from '../resource/sql.ts';
import { CHANGED } from './job-change.ts';

type Named = { readonly key: string; readonly name: string };

/** Fields of the change by key, with the name of what they hold, where that is inactive; in the order of the fields. */
export const inactiveOfChange = async (tx: Transaction, change: Readonly<Record<string, unknown>>, keys: readonly string[] = Object.keys(CHANGED)): Promise<readonly Named[]> => {
  const { fields } = resourceOf('JobChange');
  const to = bindings(tx.orgCode);
  const asked = fields.flatMap(({ key, reference }) => {
    if (reference === undefined || !keys.includes(key) || (change[key] ?? null) === null) return [];
    const target = resourceOf(reference.type);
    const title = column('t', target.fields.find(({ name }) => name === target.title)!.column);
    return [`select ${literal(key)} as key, ${title} as name from ${quote(target.table)} t where t.org_code = $1 and t.id = ${to.bind(change[key])}::bigint and t.status = 'INACTIVE'`];
  });
  return asked.length === 0 ? [] : tx.query<Named>(asked.join(' union all '), to.values);
};
