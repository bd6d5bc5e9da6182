/** What an act on records of one entity wrote along of others, where its own rights give no right on those: it goes back with what the act was done to. */
import type { FormName } from '../../../../generated/forms.ts';
import { offeringScreens } from '../../../domain/offering-screens.ts';
import type { Resource } from '../../../domain/resource.ts';
import { reachOf } from '../../access/authorise.ts';
import type { Reach } from '../../access/reach.ts';
import type { Transaction } from '../../db/org.ts';
import type { Session } from '../../session.ts';
import { changedKeys } from '../changed-keys.ts';
import { rowsWithin } from '../sight.ts';
import { bindings, quote, type Bindings } from '../sql.ts';
import { changesOf, isOfChangeSet, type Written } from './group.ts';
import { openedChanges } from './opened.ts';

/** The records that an act was done to, and whose of them the person reaches by the act's own right. */
export type Act = { readonly own: Resource; readonly reach: Reach };

/** The act of a change-set: changes of an entity that has a screen on the form, by a person who may do the act. */
export const actOf = (written: readonly Written[], form: FormName | null, session: Session): Act | undefined => {
  const own = written.find(({ kind, resource }) => kind === 'UPDATE' && offeringScreens(resource, 'UPDATE').some((screen) => screen.form === form))?.resource;
  const reach = own && reachOf(session, form!, 'UPDATE');
  return reach ? { own, reach } : undefined;
};

const none = async (tx: Transaction, written: Written, standsBy: (to: Bindings) => string): Promise<boolean> => {
  const to = bindings(tx.orgCode);
  return (await tx.query(`select from ${changesOf(written, to)} where (${standsBy(to)}) is not true limit 1`, to.values)).length === 0;
};

/** Fields that only acts write, on records that those of the act name. */
const isNamed = async (tx: Transaction, written: Written, { own, reach }: Act, session: Session): Promise<boolean> => {
  const { resource, changeSet } = written;
  const names = own.fields.filter(({ acts, reference }) => acts === true && reference?.type === resource.type);
  const byActs = new Set(resource.fields.filter(({ acts }) => acts === true).map(({ key }) => key));
  if (written.kind !== 'UPDATE' || names.length === 0 || byActs.size === 0) return false;
  const named = (to: Bindings): string =>
    `exists (select from ${quote(own.table)} who where who.org_code = $1 and (${names.map(({ column }) => `who.${quote(column)} = c.row_id`).join(' or ')}) and ${isOfChangeSet(to.bind(changeSet), own.type, 'who.id', 'UPDATE')} and (${rowsWithin(own, reach, session, 'who', to)}))`;
  if (!(await none(tx, written, named))) return false;
  for await (const changes of openedChanges(tx, written)) if (changes.some(({ before, after }) => changedKeys(resource, before!, after!).some((key) => !byActs.has(key)))) return false;
  return true;
};

/** Records that come and go whole with another one of the change-set, of values which the act's records keep from the person. */
const goUnseen = async (tx: Transaction, written: Written, all: readonly Written[], { own }: Act, session: Session): Promise<boolean> => {
  const { resource, kind, changeSet } = written;
  const guards = new Set(own.fields.flatMap(({ access }) => (access === undefined || reachOf(session, access, 'UPDATE') !== null ? [] : [access])));
  if (kind === 'UPDATE' || resource.screens.length === 0 || !resource.screens.every(({ form }) => guards.has(form))) return false;
  const owner = resource.fields.find(({ required, reference }) => required && reference !== undefined && all.some((other) => other.kind === kind && other.resource.type === reference.type));
  if (!owner) return false;
  for await (const changes of openedChanges(tx, written)) {
    const to = bindings(tx.orgCode);
    const owners = changes.map(({ before, after }) => String((after ?? before)![owner.key]));
    const strange = await tx.query(`select from unnest(${to.bind(owners)}::bigint[]) as x(id) where not ${isOfChangeSet(to.bind(changeSet), owner.reference!.type, 'x.id', kind)} limit 1`, to.values);
    if (strange.length > 0) return false;
  }
  return true;
};

/** By which form a change-set was written, and by whom. */
export type Origin = { readonly form: FormName | null; readonly userId: string | null };

/** Records that only acts make of others, made by a page that shows none of them: whoever did it takes it back, by the page's own right. */
export const isOwnMaking = ({ resource, kind }: Written, { form, userId }: Origin, session: Session): boolean =>
  kind !== 'UPDATE' && form !== null && userId === session.userId && resource.fields.some(({ acts, fixed, reference }) => acts === true && fixed === true && reference !== undefined) &&
  resource.screens.every((screen) => screen.form !== form) && reachOf(session, form, kind === 'ADD' ? 'DELETE' : 'ADD') !== null;

/** Whether the act wrote it along: whoever may do the act there, may take it back and do it again. */
export const isAlong = async (tx: Transaction, written: Written, all: readonly Written[], act: Act | undefined, session: Session): Promise<boolean> =>
  act !== undefined && act.own.type !== written.resource.type && ((await isNamed(tx, written, act, session)) || (await goUnseen(tx, written, all, act, session)));
