/** Unique values that go back, and who has them now. */
import type { Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import { refuse, type Refusal } from '../../refuse.ts';
import { columnType, comparable, isFolded } from '../columns.ts';
import { bindings, literal, quote } from '../sql.ts';
import { isOfChangeSet, titleOf, type Group } from './group.ts';
import { asChanges, thatReturn, type OpenedChange } from './opened.ts';

/** A record of the same change-set that has a unique value which another one of it gets back: it must let go first. */
export type InTheWay = { readonly group: Group; readonly keys: readonly string[]; readonly ids: readonly string[] };

type Holder = { readonly id: string; readonly holder: string; readonly isOurs: boolean };

const holders = (tx: Transaction, group: Group, changes: readonly OpenedChange[], keys: readonly string[]): Promise<Holder[]> => {
  const { resource } = group;
  const to = bindings(tx.orgCode);
  const same = keys.map((key) => {
    const field = resource.fields.find((one) => one.key === key)!;
    const value = `c.before->>${literal(key)}`;
    return `${comparable(field, 't')} = ${isFolded(field) ? `fold(${value})` : `(${value})::${columnType(field)}`}`;
  });
  return tx.query<Holder>(
    `select c.row_id as id, t.id as holder, ${isOfChangeSet(to.bind(group.changeSet), resource.type, 't.id')} as "isOurs"
     from ${asChanges(changes, keys, to)} join ${quote(resource.table)} t on t.org_code = $1 and ${same.join(' and ')} where t.id <> c.row_id order by c.row_id`,
    to.values,
  );
};

/** Refuses values that a record outside the change-set has now; those of the change-set itself go back together, and are answered. */
export const takenValues = async (tx: Transaction, group: Group, changes: readonly OpenedChange[]): Promise<Refusal | InTheWay[]> => {
  const inTheWay: InTheWay[] = [];
  for (const keys of group.resource.unique) {
    const returning = thatReturn(group, changes, keys);
    const found = returning.length === 0 ? [] : await holders(tx, group, returning, keys);
    const taken = found.find(({ isOurs }) => !isOurs);
    if (taken) {
      const fields = say(group.caller.session.language, `${group.resource.name}.${keys[0]!.replace(/Id$/, '')}`);
      return refuse('UNDO_TAKEN', { words: { title: await titleOf(tx, group, taken.id), fields } });
    }
    if (found.length > 0) inTheWay.push({ group, keys, ids: found.map(({ holder }) => holder) });
  }
  return inTheWay;
};
