/** Who may undo: whoever may do the opposite, on each record and field that goes back. */
import type { FormName } from '../../../../generated/forms.ts';
import { offeringScreens } from '../../../domain/offering-screens.ts';
import type { Resource, Right } from '../../../domain/resource.ts';
import { authorise, reachOf } from '../../access/authorise.ts';
import { fieldReach } from '../../access/fields.ts';
import { rowRuleOf } from '../../access/row-rules.ts';
import type { Database } from '../../db/connection.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import type { Caller } from '../caller.ts';
import type { ChangeKind } from '../journal.ts';
import { findResource } from '../registry.ts';
import { rowsWithin } from '../sight.ts';
import { bindings, quote } from '../sql.ts';
import { changesOf, type Group } from './group.ts';
import { openedChanges, type Depth } from './opened.ts';

const NEEDED: Readonly<Record<ChangeKind, Right>> = { ADD: 'DELETE', UPDATE: 'UPDATE', DELETE: 'ADD' };

/** The forms of the screens on which a person may change or delete records. */
const writtenOn = (resource: Resource, session: Session): readonly FormName[] =>
  (['UPDATE', 'DELETE'] as const).flatMap((right) => offeringScreens(resource, right).flatMap(({ form }) => (reachOf(session, form, right) === null ? [] : [form])));

/** Where the right may be used to put records back: also on screens that edit none any more. */
const puttingBack = (resource: Resource, right: Right): Resource['screens'] =>
  right === 'UPDATE' ? resource.screens.filter(({ actions }) => actions.includes('EDIT') || actions.includes('UNDO')) : offeringScreens(resource, right);

/** The rights that undoing a kind of change on the entity takes, and whose records they reach. */
export const callerFor = (resource: Resource, kind: ChangeKind, db: Database, session: Session): Caller => {
  const own = puttingBack(resource, NEEDED[kind]);
  const whole = own.length === 0 && resource.partOf !== undefined ? findResource(resource.fields.find(({ key }) => key === resource.partOf)!.reference!.type) : undefined;
  const [screens, right] = whole === undefined ? [own, NEEDED[kind]] : [offeringScreens(whole, 'UPDATE'), 'UPDATE' as const];
  const grant = authorise(session, screens.map(({ form, scope }) => ({ forms: [form], right, scope })));
  // Who may add records adds them on one screen; what was deleted may have stood on another one that the person writes on.
  const shown = kind === 'DELETE' && own.length > 0 ? { forms: [...new Set([...grant.forms, ...writtenOn(resource, session)])] } : {};
  return { db, session, reach: { ...grant, ...shown }, form: grant.forms[0] ?? null, reason: null, source: 'UNDO' };
};

/** For what an act wrote along: reached by the act, whose records are asked for the rights. */
export const callerAlong = (form: FormName | null, db: Database, session: Session): Caller => ({ db, session, reach: { scope: 'ALL' }, form, reason: null, source: 'UNDO' });

/** Fields with a form of their own that the person may not change everywhere. */
export const guardedKeys = ({ resource, caller }: Group): string[] => resource.fields.filter((field) => field.access && fieldReach(caller.session, field, 'UPDATE')?.scope !== 'ALL').map(({ key }) => key);

/** Fields with a form of their own go back only by that form's right. A record that goes or returns whole takes them along: nobody chooses their values. */
export const refuseFields = async (tx: Transaction, group: Group, depth: Depth): Promise<void> => {
  const kept = guardedKeys(group);
  if (group.kind !== 'UPDATE' || kept.length === 0) return;
  for await (const changes of openedChanges(tx, group, depth))
    if (changes.some(({ before, after }) => kept.some((key) => JSON.stringify(before?.[key] ?? null) !== JSON.stringify(after?.[key] ?? null)))) throw refuse('_DB0102');
};

/** Records that are there lie within reach. Of those that are gone nothing is told to whoever does not reach all. */
export const refuseOutOfReach = async (tx: Transaction, group: Group): Promise<void> => {
  const { resource, caller } = group;
  const to = bindings(tx.orgCode);
  const predicate = rowsWithin(resource, caller.reach, caller.session, 't', to);
  if (predicate === 'true') return;
  // Whose a record with a rule of its own was cannot be asked any more: only who took it away brings it back.
  const byOthers = (): string => `t.id is null and not exists (select from change_set s where s.org_code = $1 and s.id = c.change_set_id and s.user_id = ${to.bind(caller.session.userId)}::bigint)`;
  const gone = rowRuleOf(resource.type) !== undefined ? byOthers() : caller.reach.scope === 'ALL' || group.kind === 'DELETE' ? 'false' : 't.id is null';
  const rows = await tx.query(
    `select from ${changesOf(group, to)} left join ${quote(resource.table)} t on t.org_code = $1 and t.id = c.row_id where (${gone}) or (t.id is not null and (${predicate}) is not true) limit 1`,
    to.values,
  );
  if (rows.length > 0) throw refuse('UNDO_NOT_FOUND');
};
