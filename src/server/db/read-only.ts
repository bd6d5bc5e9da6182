import type { Database } from './connection.ts';
import { handlesOf, keepHandles } from './handles.ts';

const twins = new WeakMap<Database, Database>();

/** The same database for who may only read: PostgreSQL itself refuses whatever writes. */
export const readOnly = (db: Database): Database => {
  const known = twins.get(db);
  if (known) return known;
  const twin = keepHandles({ ready: () => db.ready(), close: () => db.close() }, { ...handlesOf(db), isReadOnly: true });
  twins.set(db, twin);
  return twin;
};
