/** The lines of the Changes page, read from the journal. */
import type { FormName } from '../../../generated/forms.ts';
import type { Transaction } from '../db/org.ts';
import { instant } from '../resource/columns.ts';
import type { ChangeKind, ChangeSource } from '../resource/journal.ts';
import { bindings } from '../resource/sql.ts';

export type ChangeSetFilter = {
  /** Whose own change-sets, whatever they touched. */
  readonly mine: string;
  /** Everybody's, where they touched one of these entities; null for one's own alone. */
  readonly readable: readonly string[] | null;
  readonly id: string | null;
  readonly userId: string | null;
  readonly entity: string | null;
  readonly kind: ChangeKind | null;
  readonly source: ChangeSource | null;
  /** Days in the zone, both included. */
  readonly fromDate: string | null;
  readonly toDate: string | null;
  readonly zone: string;
};

export type ChangeSetRow = {
  readonly id: string;
  readonly at: string;
  readonly cursor: string;
  readonly userId: string | null;
  readonly by: string;
  readonly source: ChangeSource;
  readonly reason: string | null;
  readonly form: FormName | null;
  readonly fileName: string | null;
  readonly undoes: string | null;
};

const CURSOR = /^(\d{1,18})~(\d{1,18})$/;

/** Newest first, behind the cursor; one that is none counts as the beginning. Reads one more than a page, to know whether there is one. */
export const readChangeSets = (tx: Transaction, filter: ChangeSetFilter, after: string | null, limit: number): Promise<ChangeSetRow[]> => {
  const { mine, readable, id, userId, entity, kind, source, fromDate, toDate, zone } = filter;
  const to = bindings(tx.orgCode);
  const touches = (...what: readonly string[]): string => `exists (select from change c where c.org_code = $1 and c.change_set_id = s.id and ${what.join(' and ')})`;
  const isMine = `s.user_id = ${to.bind(mine)}::bigint`;
  const what = [...(entity === null ? [] : [`c.entity = ${to.bind(entity)}`]), ...(kind === null ? [] : [`c.kind = ${to.bind(kind)}`])];
  const mineFound = what.length === 0 ? isMine : `(${isMine} and ${touches(...what)})`;
  // Others' are found by what is told of them alone.
  const where = [readable === null ? mineFound : `(${mineFound} or ${touches(`c.entity = any (${to.bind(readable)}::text[])`, ...what)})`];
  if (id !== null) where.push(`s.id = ${to.bind(id)}::bigint`);
  if (userId !== null) where.push(`s.user_id = ${to.bind(userId)}::bigint`);
  if (source !== null) where.push(`s.source = ${to.bind(source)}`);
  if (fromDate !== null) where.push(`s.at >= ${to.bind(fromDate)}::date::timestamp at time zone ${to.bind(zone)}`);
  if (toDate !== null) where.push(`s.at < (${to.bind(toDate)}::date + 1)::timestamp at time zone ${to.bind(zone)}`);
  const [, at, last] = CURSOR.exec(after ?? '') ?? [];
  if (at !== undefined) where.push(`(s.at, s.id) < (timestamptz 'epoch' + ${to.bind(at)}::bigint * interval '1 microsecond', ${to.bind(last)}::bigint)`);
  return tx.query<ChangeSetRow>(
    `select s.id, ${instant('s.at')} as at, (extract(epoch from s.at) * 1000000)::bigint || '~' || s.id as cursor, s.user_id as "userId", s.by, s.source, s.reason, s.form, s.undoes,
       (select j.file_name from import_job j where s.source = 'IMPORT' and j.org_code = $1 and j.change_set_id = s.id limit 1) as "fileName"
     from change_set s where s.org_code = $1 and ${where.join(' and ')} order by s.at desc, s.id desc limit ${to.bind(limit + 1)}`,
    to.values,
  );
};
