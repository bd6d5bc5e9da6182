/** Who holds which cells of an entity changed and not saved: told by consoles every few seconds, forgotten soon after. */
import type { Resource } from '../../domain/resource.ts';
import type { Grant } from '../access/authorise.ts';
import { fieldReach } from '../access/fields.ts';
import type { Transaction } from '../db/org.ts';
import { rowsWithin, sightOf } from '../resource/sight.ts';
import { bindings, quote } from '../resource/sql.ts';
import type { Session } from '../session.ts';
import { peopleById, type TalkPerson } from './people.ts';

export type EditUnderWay = { readonly id: string; readonly fields: readonly string[] };
export type OthersEdit = EditUnderWay & { readonly by: TalkPerson };

/** Seconds for which what was told holds: twice and more what a console lets pass between two. */
const HOLDS = 30;

/** Keeps what the person holds now instead of what they held: of records and in fields that they may change. */
export const keepEdits = async (tx: Transaction, session: Session, resource: Resource, grant: Grant, mine: readonly EditUnderWay[]): Promise<void> => {
  if (mine.length === 0) {
    await tx.query('delete from edit_under_way where org_code = $1 and entity = $2 and user_account_id = $3', [tx.orgCode, resource.type, session.userId]);
    return;
  }
  const open = new Set(resource.fields.filter((field) => fieldReach(session, field, 'UPDATE') !== null).map(({ key }) => key));
  const told = mine.map(({ id, fields }) => ({ id, fields: [...new Set(fields)].filter((key) => open.has(key)) }));
  const to = bindings(tx.orgCode);
  await tx.query(
    `insert into edit_under_way (org_code, entity, user_account_id, rows)
     select $1, ${to.bind(resource.type)}, ${to.bind(session.userId)}::bigint, coalesce(jsonb_object_agg(t.id::text, told.fields), '{}')
     from jsonb_to_recordset(${to.bind(JSON.stringify(told))}::jsonb) as told (id bigint, fields jsonb)
     join ${quote(resource.table)} t on t.org_code = $1 and t.id = told.id and ${rowsWithin(resource, grant, session, 't', to)}
     on conflict on constraint edit_under_way_pk do update set rows = excluded.rows, at = now()`,
    to.values,
  );
};

/** What others hold of these records, where the person may view them, in fields that they may see. */
export const othersEdits = async (tx: Transaction, session: Session, resource: Resource, grant: Grant, seen: readonly string[]): Promise<OthersEdit[]> => {
  const to = bindings(tx.orgCode);
  const held = await tx.query<EditUnderWay & { readonly userId: string }>(
    `select t.id::text as id, e.user_account_id::text as "userId", e.rows -> t.id::text as fields
     from edit_under_way e join ${quote(resource.table)} t on t.org_code = e.org_code and e.rows ? t.id::text
     where e.org_code = $1 and e.entity = ${to.bind(resource.type)} and e.user_account_id <> ${to.bind(session.userId)}::bigint and e.at > now() - interval '${HOLDS} seconds'
       and t.id = any(${to.bind(seen)}::bigint[]) and ${rowsWithin(resource, grant, session, 't', to)}
     order by e.at, t.id`,
    to.values,
  );
  if (held.length === 0) return [];
  const { whole } = sightOf(session, resource, grant);
  const open = new Set(resource.fields.filter(whole).map(({ key }) => key));
  const people = await peopleById(tx, held.map(({ userId }) => userId));
  return held.flatMap(({ id, userId, fields }) => {
    const by = people.get(userId);
    const visible = fields.filter((key) => open.has(key));
    return by === undefined || visible.length === 0 ? [] : [{ id, fields: visible, by }];
  });
};
