/** The part of a timeline that the journal knows: who changed what of the records of a person. */
import { screenReach } from '../access/screen-reach.ts';
import type { Transaction } from '../db/org.ts';
import { instant } from '../resource/columns.ts';
import type { Image } from '../resource/image.ts';
import type { ChangeKind, ChangeSource } from '../resource/journal.ts';
import { findResource } from '../resource/registry.ts';
import { reasonIn } from '../resource/rule-reason.ts';
import { changedKeys } from '../resource/changed-keys.ts';
import { readJournal } from '../resource/note-read.ts';
import { sightOf, type Sight } from '../resource/sight.ts';
import { bindings, quote } from '../resource/sql.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Session } from '../session.ts';
import type { TimelineRow } from './row.ts';

export type Told = { readonly resource: Resource; readonly sight: Sight };

/** Those of the entities of which the session may see records. */
export const toldEntities = (session: Session, types: readonly string[]): readonly Told[] =>
  types.flatMap((type) => {
    const resource = findResource(type);
    const reach = resource && screenReach(session, resource, 'VIEW');
    return resource && reach ? [{ resource, sight: sightOf(session, resource, reach) }] : [];
  });

type Stored = {
  readonly changeSetId: string;
  readonly at: string;
  readonly by: string;
  readonly entity: string;
  readonly recordId: string;
  readonly kind: ChangeKind;
  readonly source: ChangeSource;
  readonly reason: string | null;
  readonly before: Image | null;
  readonly after: Image | null;
};

/** Whose life is told: an employee or a candidate. */
export type Whose = {
  readonly type: 'Employee' | 'Candidate';
  readonly id: string;
  /** Entities whose records are told by the day on which they hold, so not again by the day on which they were written down. */
  readonly byDay?: ReadonlySet<string>;
};

/** The field that says whose a record is. */
const personKey = (resource: Resource, { type }: Whose): string => {
  if (resource.type === type) return 'id';
  return type === 'Employee' ? resource.person! : resource.fields.find(({ reference }) => reference?.type === type)!.key;
};

/** The person's records of an entity that the session may see, as a subquery of their type and id. */
const ownRecords = ({ resource, sight }: Told, whose: Whose, to: ReturnType<typeof bindings>): string => {
  const column = resource.fields.find(({ key }) => key === personKey(resource, whose))?.column ?? 'id';
  return `select '${resource.type}' as entity, t.id from ${quote(resource.table)} t where t.org_code = $1 and t.${quote(column)} = ${to.bind(whose.id)}::bigint and ${sight.rows('t', to)}`;
};

/** `floor`: where the reading ended, when it ended before the beginning. */
export type Changes = { readonly rows: readonly TimelineRow[]; readonly floor: string | null };

/** The newest changes of a person's records before an instant. What was there from the start (sample data, an import of people) is not told. */
export const timelineChanges = async (tx: Transaction, told: readonly Told[], whose: Whose, before: string | null, limit: number): Promise<Changes> => {
  const to = bindings(tx.orgCode);
  const records = told.map((one) => ownRecords(one, whose, to)).join(' union all ');
  if (records === '') return { rows: [], floor: null };
  const stored = await tx.query<Stored>(
    `with own as materialized (${records})
     select c.change_set_id::text as "changeSetId", ${instant('c.at')} as at, s.by, c.entity, c.row_id::text as "recordId", c.kind, s.source, s.reason, c.before, c.after
     from own join change c on c.org_code = $1 and c.entity = own.entity and c.row_id = own.id
     join change_set s on s.org_code = c.org_code and s.id = c.change_set_id
     where s.source <> 'SEED' ${before === null ? '' : `and c.at < ${to.bind(before)}::timestamptz`}
     order by c.at desc, c.change_set_id desc limit ${to.bind(limit)}::int`,
    to.values,
  );
  const images = await readJournal(tx, told[0]!.sight.session, stored.flatMap(({ entity, before: old, after }) => [{ entity, image: old }, { entity, image: after }]));
  const rows = stored.flatMap((row, at): TimelineRow[] => {
    const { resource, sight } = told.find((one) => one.resource.type === row.entity)!;
    if (row.kind === 'ADD' && whose.byDay?.has(row.entity)) return [];
    const [old, now] = [images[at * 2]!, images[at * 2 + 1]!];
    const isLegible = old !== 'ERASED' && now !== 'ERASED';
    const shown = new Set(resource.fields.filter(sight.whole).map(({ key }) => key));
    const keys = isLegible && row.kind === 'UPDATE' ? changedKeys(resource, old ?? {}, now ?? {}).filter((key) => shown.has(key)) : [];
    if (isLegible && row.kind === 'UPDATE' && keys.length === 0) return [];
    const latest = isLegible ? (now ?? old) : null;
    const title = latest?.[resource.title];
    return [
      {
        id: `${row.changeSetId}-${row.entity}-${row.recordId}`,
        kind: 'CHANGE',
        at: row.at,
        on: null,
        entity: row.entity,
        recordId: row.recordId,
        title: typeof title === 'string' && row.entity !== whose.type ? title : null,
        by: row.by,
        change: row.kind,
        source: row.source,
        reason: reasonIn(sight.session.language, row.reason),
        fields: isLegible ? keys.map((field) => ({ field, before: old?.[field] ?? null, after: now?.[field] ?? null })) : [],
      },
    ];
  });
  return { rows, floor: stored.length === limit ? stored.at(-1)!.at : null };
};
