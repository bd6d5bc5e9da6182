import type { Grant } from '../../access/authorise.ts';
import { screenReach } from '../../access/screen-reach.ts';
import type { Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import { refuse } from '../../refuse.ts';
import type { Image } from '../../resource/image.ts';
import { resourceOf } from '../../resource/registry.ts';
import { rowsWithin, type Opened } from '../../resource/sight.ts';
import { bindings } from '../../resource/sql.ts';
import { readImages } from '../../resource/store.ts';
import type { Session } from '../../session.ts';

export type Standing = 'ACTIVE' | 'TALENT_POOL' | 'ARCHIVED' | 'BLACKLISTED';

const within = async (tx: Transaction, ids: readonly string[], reach: Opened, session: Session): Promise<ReadonlySet<string>> => {
  const to = bindings(tx.orgCode);
  const predicate = rowsWithin(resourceOf('Candidate'), reach, session, 't', to);
  const rows = await tx.query<{ id: string }>(`select t.id::text as id from candidate t where t.org_code = $1 and t.id = any(${to.bind(ids)}::bigint[]) and ${predicate}`, to.values);
  return new Set(rows.map(({ id }) => id));
};

/** Candidates who stand elsewhere than the caller believes: where, and who changed it. */
export const refuseMoved = (session: Session, moved: readonly Image[], whereOf: (candidate: Image) => string, byOf: (candidate: Image) => string): void => {
  const [first] = moved;
  if (!first) return;
  const told = (candidate: Image) => ({ candidate: String(candidate['name']), where: whereOf(candidate), by: byOf(candidate) });
  throw refuse('CANDIDATES_MOVED', {
    words: told(first),
    // Of a single one the sentence says all there is.
    ...(moved.length === 1 ? {} : { validationError: moved.map((candidate) => ({ row: candidate.id, field: 'candidateId', message: say(session.language, 'candidate.movedMeanwhile', told(candidate)) })) }),
  });
};

/** The candidates, locked. Refuses those out of the caller's reach as not found, and those whom somebody else has moved to a standing in which this cannot be done. */
export const reachedCandidates = async (tx: Transaction, ids: readonly string[], from: readonly Standing[], grant: Grant): Promise<readonly Image[]> => {
  const { session } = grant;
  const resource = resourceOf('Candidate');
  const images = [...(await readImages(tx, resource, ids)).values()];
  const writable = await within(tx, ids, grant, session);
  const elsewhere = images.filter((image) => !from.includes(image['standing'] as Standing));
  const view = screenReach(session, resource, 'VIEW');
  const forms = resource.screens.map(({ form }) => form).filter((form) => session.rights.get(form)?.view === true);
  const seen = elsewhere.length === 0 || view === null ? new Set<string>() : await within(tx, elsewhere.map(({ id }) => id), { ...view, forms }, session);
  const moved = elsewhere.filter(({ id }) => seen.has(id));
  const told = new Set(moved.map(({ id }) => id));
  if (ids.some((id) => !writable.has(id) && !told.has(id)) || elsewhere.some(({ id }) => !told.has(id))) throw refuse('NOT_FOUND');
  refuseMoved(session, moved, (image) => say(session.language, `enum.CandidateStanding.${String(image['standing'])}`), (image) => String(image['updatedBy']));
  return images;
};
