import type { Field, Resource } from '../../domain/resource.ts';
import type { Session } from '../session.ts';
import { reachOf } from './authorise.ts';
import type { Reach } from './reach.ts';

/** A figure is of what the person sees of its list, whosever record it stands on; who does not see the list has none. */
const countReach = (session: Session, { count }: Field): Reach | null => (count === undefined || session.rights.get(count.form)?.view === true ? { scope: 'ALL' } : null);

/**
 * On whose records a field exists for a person; null when on none. A field without a form of its own follows its
 * record. Reading asks VIEW of the field's form, writing UPDATE.
 */
export const fieldReach = (session: Session, field: Field, to: 'VIEW' | 'UPDATE'): Reach | null =>
  field.access === undefined ? countReach(session, field) : reachOf(session, field.access, to);

/** Fields that the person sees on every record they reach; only these may be filtered, sorted, searched or exported by. */
export const fieldsSeenEverywhere = (session: Session, { fields }: Resource): Field[] =>
  fields.filter((field) => fieldReach(session, field, 'VIEW')?.scope === 'ALL');

/** Names in an input that the person may not write on any record; one of them refuses the whole write. */
export const forbiddenFields = (session: Session, { fields }: Resource, input: Readonly<Record<string, unknown>>): string[] =>
  fields.filter((field) => Object.hasOwn(input, field.key) && fieldReach(session, field, 'UPDATE') === null).map(({ key }) => key);
