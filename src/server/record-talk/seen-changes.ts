import type { Resource, Screen } from '../../domain/resource.ts';
import { sessionsOf } from '../access/sessions-of.ts';
import type { Transaction } from '../db/org.ts';
import type { ChangeKind } from '../resource/journal.ts';
import { readableEntities } from '../resource/readable.ts';
import { findResource } from '../resource/registry.ts';
import type { Session } from '../session.ts';
import { seersOf } from './seers.ts';

type Change = { readonly id: string; readonly kind: ChangeKind };
/** The followed records of an entity in one change-set, for one follower. */
export type Followed = { readonly to: string; readonly changeSet: string; readonly by: string; readonly entity: string; readonly rows: readonly Change[] };
/** One that the follower may still see; without a screen the record is gone. */
export type SeenChange = Change & { readonly to: string; readonly session: Session; readonly changeSet: string; readonly by: string; readonly resource: Resource; readonly screen: Screen | undefined };

const idsByPerson = (followed: readonly Followed[]): ReadonlyMap<string, readonly string[]> => {
  const all = Map.groupBy(followed, ({ to }) => to);
  return new Map([...all].map(([to, those]) => [to, [...new Set(those.flatMap(({ rows }) => rows.map(({ id }) => id)))]]));
};

/**
 * What of the changes followers may still see. Records that are gone have no reach any more: of them only those are told who may view every record
 * of the entity, as the audit log has it.
 */
export const seenChanges = async (tx: Transaction, followed: readonly Followed[]): Promise<SeenChange[]> => {
  const byEntity = Map.groupBy(followed, ({ entity }) => entity);
  const resources = [...byEntity.keys()].flatMap((type) => findResource(type) ?? []);
  const forms = [...new Set(resources.flatMap(({ screens }) => screens.map(({ form }) => form)))];
  const sessions = new Map((await sessionsOf(tx, [...new Set(followed.map(({ to }) => to))], forms)).map((session) => [session.userId, session]));
  const seen: SeenChange[] = [];
  for (const resource of resources) {
    const those = byEntity.get(resource.type)!;
    const seesAll = new Set([...sessions.values()].filter((session) => readableEntities(session).has(resource.type)));
    const seers = await seersOf(tx, resource, [...idsByPerson(those)].flatMap(([to, ids]) => (sessions.has(to) ? [{ session: sessions.get(to)!, ids }] : [])));
    for (const { to, changeSet, by, rows } of those)
      for (const row of rows) {
        const session = sessions.get(to);
        const screen = seers.get(to)?.get(row.id);
        if (session && (screen || (row.kind === 'DELETE' && seesAll.has(session)))) seen.push({ ...row, to, session, changeSet, by, resource, screen });
      }
  }
  return seen;
};
