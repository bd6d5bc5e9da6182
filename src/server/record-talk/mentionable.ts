/** People whom a comment on a record may name: only those who may view it. */
import type { Database } from '../db/connection.ts';
import type { Transaction } from '../db/org.ts';
import { holds } from '../access/holds.ts';
import { sessionsOf } from '../access/sessions-of.ts';
import { resourceOf } from '../resource/registry.ts';
import { findIds, type Search } from '../resource/search.ts';
import { bindings, type Bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';
import type { SeenRecord } from './seen-record.ts';
import { seersOf } from './seers.ts';
import type { TalkPerson } from './people.ts';

const OFFERED = 8;
/** Candidates that are looked at together, and how often: people without sight are passed over. */
const TOGETHER = 50;
const ROUNDS = 6;

/** By the name alone. What the index finds has an address in it as well, and addresses are not for everybody to try. */
const named = ({ ids, words }: Search, to: Bindings): string => `${ids === undefined ? '' : `and t.id = any(${to.bind(ids)}::bigint[]) `}and position(fold(${to.bind(words)}::text) in t.name_folded) > 0`;

/** Accounts that have some right to view the entity, by name, those who take part in the record first; with a search those whose names have it. */
const candidates = (tx: Transaction, session: Session, { resource, id }: SeenRecord, search: Search | undefined, offset: number): Promise<TalkPerson[]> => {
  const to = bindings(tx.orgCode);
  const takePartFirst = (): string => {
    const [type, row] = [to.bind(resource.type), to.bind(id)];
    return `(exists (select from record_follower f where f.org_code = $1 and f.entity = ${type} and f.row_id = ${row}::bigint and f.user_account_id = t.id)
      or exists (select from record_comment c where c.org_code = $1 and c.entity = ${type} and c.row_id = ${row}::bigint and c.author_id = t.id and c.deleted_at is null)) desc, `;
  };
  return tx.query<TalkPerson>(
    `select t.id::text as id, t.name, e.photo from user_account t left join employee e on e.org_code = t.org_code and e.id = t.employee_id
     where t.org_code = $1 and t.status = 'ACTIVE' and t.id <> ${to.bind(session.userId)}::bigint ${search ? named(search, to) : ''}
       and ${holds('t', `any(${to.bind(resource.screens.map(({ form }) => form))})`, 'g."view"')}
     order by ${search ? '' : takePartFirst()}t.name_folded, t.id offset ${to.bind(offset)} limit ${TOGETHER}`,
    to.values,
  );
};

/** Eight at most. */
export const mentionable = async (tx: Transaction, db: Database, session: Session, record: SeenRecord, words: string | null | undefined): Promise<TalkPerson[]> => {
  const { resource, id } = record;
  const search = await findIds(db, tx.orgCode, resourceOf('UserAccount'), words?.slice(0, 100), () => true);
  const found: TalkPerson[] = [];
  for (let round = 0; round < ROUNDS && found.length < OFFERED; round += 1) {
    const some = await candidates(tx, session, record, search, round * TOGETHER);
    const sessions = await sessionsOf(tx, some.map((one) => one.id), resource.screens.map(({ form }) => form));
    const seers = await seersOf(tx, resource, sessions.map((one) => ({ session: one, ids: [id] })));
    found.push(...some.filter((one) => seers.has(one.id)));
    if (some.length < TOGETHER) break;
  }
  return found.slice(0, OFFERED);
};
