/** The records are as the change-set left them, or what was done since then was undone; anything later depends on it. */
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { imageSql, type Image } from '../image.ts';
import { changedKeys } from '../changed-keys.ts';
import { seesChangeSet } from '../seen-change-set.ts';
import { openImages, type SealedImage } from '../sealed-image.ts';
import { bindings, quote } from '../sql.ts';
import { changesOf, titleOf, type Group } from './group.ts';
import type { Depth } from './opened.ts';
import { CHUNK } from './portions.ts';
import { readSteps, standingSets, type Step } from './standing.ts';

type Moved = { readonly id: string; readonly after: SealedImage | null; readonly now: Image | null };

/** Records of another version than the change-set's, which may have changed: the next of them behind an id. */
const movedOn = (tx: Transaction, group: Group, last: string): Promise<Moved[]> => {
  const { resource } = group;
  const to = bindings(tx.orgCode);
  return tx.query<Moved>(
    `select c.row_id as id, c.after, (select ${imageSql(resource, 't')} from ${quote(resource.table)} t where t.org_code = $1 and t.id = c.row_id) as now
     from ${changesOf(group, to)} left join ${quote(resource.table)} v on v.org_code = $1 and v.id = c.row_id
     where c.row_id > ${to.bind(last)}::bigint and v.version is distinct from (c.after->>'version')::int order by c.row_id limit ${CHUNK}`,
    to.values,
  );
};

/** The change-set to undo first: the newest of those that left the record as it is. The console leads there, so it is named to whoever is told of it. */
const laterThan = async (tx: Transaction, { changeSet, caller }: Group, steps: readonly Step[]): Promise<{ later?: string }> => {
  const standing = standingSets(steps);
  const later = steps.findLast(({ changeSetId }) => changeSetId !== changeSet && standing.has(changeSetId));
  return later && (await seesChangeSet(tx, later.changeSetId, caller.session)) ? { later: later.changeSetId } : {};
};

/** What is otherwise than the change left it. A record that was added goes with what it counted, so that counts as well. */
const movedKeys = ({ resource, kind }: Group, after: Image, now: Image): string[] => {
  const counters = new Set(resource.fields.filter(({ counter }) => counter === true && kind === 'UPDATE').map(({ key }) => key));
  return changedKeys(resource, after, now).filter((key) => !counters.has(key));
};

const refuseAmong = async (tx: Transaction, group: Group, moved: readonly Moved[]): Promise<void> => {
  const steps = await readSteps(tx, group.resource.type, moved.map(({ id }) => id));
  const left = await openImages(tx, moved.map(({ after }) => ({ entity: group.resource.type, image: after })));
  const changed = moved.find(({ id, now }, at) => {
    const after = left[at]!;
    if (after === 'ERASED') throw refuse('UNDO_ERASED');
    const isStanding = standingSets(steps.get(id) ?? []).has(group.changeSet);
    return !isStanding || (after === null) !== (now === null) || (after !== null && now !== null && movedKeys(group, after, now).length > 0);
  });
  if (changed) throw refuse('UNDO_CHANGED_SINCE', { words: { title: await titleOf(tx, group, changed.id), ...(await laterThan(tx, group, steps.get(changed.id) ?? [])) } });
};

export const refuseChangedSince = async (tx: Transaction, group: Group, depth: Depth): Promise<void> => {
  for (let last = '0'; ; ) {
    const moved = await movedOn(tx, group, last);
    if (moved.length > 0) await refuseAmong(tx, group, moved);
    if (moved.length < CHUNK || depth === 'SAMPLE') return;
    last = moved.at(-1)!.id;
  }
};
