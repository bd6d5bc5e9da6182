/** What belongs to the candidates who go is written for the one who stays, by the rules of each entity. */
import type { Resource } from '../../../../domain/resource.ts';
import type { Transaction } from '../../../db/org.ts';
import type { Image } from '../../../resource/image.ts';
import type { Change } from '../../../resource/journal.ts';
import { isPlaceOf, pointedAt, referringPlaces, referringSql, type ReferringPlace } from '../../../resource/referring-places.ts';
import { resourceOf } from '../../../resource/registry.ts';
import { deleteImages, readImages, updateImages } from '../../../resource/store.ts';
import { withRowIds } from '../../../resource/new-records.ts';

type Values = Record<string, unknown>;
export type Merge = { readonly keep: string; readonly others: readonly string[]; /** Of whom the post and the status that count are. */ readonly placeOf: string };
/** Records as they will be, and those that go with the candidate they belonged to. */
type Written = { readonly next: readonly Image[]; readonly gone: readonly Image[] };
type Rule = (tx: Transaction, theirs: readonly Image[], own: readonly Image[], merge: Merge) => Promise<Written> | Written;

const earlier = (one: unknown, other: unknown): unknown => (String(other) < String(one) ? other : one);

const HIRED = `select s.id::text as id from candidate_status s join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id where s.org_code = $1 and g.kind = 'HIRED'`;

/** One application to a post: with the status that is a hire, else of whoever's counts, since the earlier day. */
const applications: Rule = async (tx, theirs, own, { keep, placeOf }) => {
  const hires = new Set((await tx.query<{ id: string }>(HIRED, [tx.orgCode])).map(({ id }) => id));
  const isHire = (image: Image): boolean => hires.has(String(image['statusId']));
  const held = new Map(own.map((image) => [String(image['jobPostId']), image]));
  const gone: Image[] = [];
  for (const image of theirs) {
    const post = String(image['jobPostId']);
    const had = held.get(post);
    if (had === undefined) held.set(post, { ...image, candidateId: keep });
    else {
      const counts = isHire(image) === isHire(had) ? (String(image['candidateId']) === placeOf ? image : had) : isHire(image) ? image : had;
      held.set(post, { ...had, statusId: counts['statusId'], since: counts['since'], withdrawnOn: counts['withdrawnOn'], movedOn: counts['movedOn'], assessment: counts['assessment'] ?? had['assessment'] ?? image['assessment'], sourceId: had['sourceId'] ?? image['sourceId'], appliedOn: earlier(had['appliedOn'], image['appliedOn']) });
      gone.push(image);
    }
  }
  return { next: [...held.values()], gone };
};

const STANDS = ['DECLINED', 'DRAFT', 'OFFERED', 'ACCEPTED'];
const META: ReadonlySet<string> = new Set(['id', 'version', 'candidateId', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']);

/** One salary: the one that stands most, written into the record of the one who stays. */
const salaries: Rule = async (tx, theirs, [own], { keep }) => {
  const rank = (image: Image): number => STANDS.indexOf(String(image['status']));
  const [best, ...rest] = [...(own ? [own] : []), ...theirs].sort((one, other) => rank(other) - rank(one));
  if (!best) return { next: [], gone: [] };
  if (!own) return { next: [{ ...best, candidateId: keep }], gone: rest };
  if (best === own) return { next: [], gone: theirs };
  const next: Values = { ...own, ...Object.fromEntries(Object.entries(best).filter(([key]) => !META.has(key))) };
  for (const { key, rows } of resourceOf('CandidateSalary').fields) if (rows) next[key] = await withRowIds(tx, rows.table, (best[key] ?? []) as readonly Values[]);
  return { next: [next as Image], gone: theirs };
};

/** Who was told apart from those who go is told apart from the one who stays. */
const distinctions: Rule = (_tx, theirs, own, { keep, others }) => {
  const pairOf = (image: Image): readonly [string, string] => {
    const [one, other] = ['candidateId', 'otherId'].map((key) => (others.includes(String(image[key])) ? keep : String(image[key]))) as [string, string];
    return BigInt(one) < BigInt(other) ? [one, other] : [other, one];
  };
  const held = new Set(own.filter(({ id }) => !theirs.some((image) => image.id === id)).map((image) => pairOf(image).join(' ')));
  const next: Image[] = [];
  const gone: Image[] = [];
  for (const image of theirs) {
    const [candidateId, otherId] = pairOf(image);
    if (candidateId === otherId || held.has(`${candidateId} ${otherId}`)) gone.push(image);
    else next.push({ ...image, candidateId, otherId });
    held.add(`${candidateId} ${otherId}`);
  }
  return { next, gone };
};

const RULES: Readonly<Record<string, Rule>> = { JobApplication: applications, CandidateSalary: salaries, CandidateDistinction: distinctions };

/** Every reference to one who goes becomes one to the one who stays. */
const all = (places: readonly ReferringPlace[]): Rule => (_tx, theirs, _own, { keep, others }) => ({
  next: theirs.map((image) => ({
    ...image,
    ...Object.fromEntries(places.filter((place) => isPlaceOf(image, place, others)).map(({ field, part }) => [field.key, part === undefined ? keep : pointedAt((image[field.key] ?? []) as readonly Values[], part.key, others, keep)])),
  })),
  gone: [],
});

const referring = async (tx: Transaction, from: Resource, places: readonly ReferringPlace[], ids: readonly string[], lock = true): Promise<readonly Image[]> => {
  const rows = await tx.query<{ id: string }>(`select r.id::text as id from (${referringSql(resourceOf('Candidate'), from, places)}) r order by r.id`, [tx.orgCode, ids]);
  return rows.length === 0 ? [] : [...(await readImages(tx, from, rows.map(({ id }) => id), lock)).values()];
};

export const moveBelongings = async (tx: Transaction, merge: Merge, by: string): Promise<readonly Change[]> => {
  const changes: Change[] = [];
  for (const [from, places] of referringPlaces('Candidate')) {
    const theirs = await referring(tx, from, places, merge.others);
    if (theirs.length === 0) continue;
    const own = RULES[from.type] ? await referring(tx, from, places, [merge.keep]) : [];
    const { next, gone } = await (RULES[from.type] ?? all(places))(tx, theirs, own, merge);
    const before = new Map([...own, ...theirs].map((image) => [image.id, image]));
    const changed = next.filter((image) => JSON.stringify(image) !== JSON.stringify(before.get(image.id)));
    await deleteImages(tx, from, gone.map(({ id }) => id));
    const after = changed.length === 0 ? [] : await updateImages(tx, from, changed, by);
    changes.push(...after.map((image) => ({ entity: from.type, id: image.id, kind: 'UPDATE' as const, before: before.get(image.id)!, after: image })));
    changes.push(...gone.map((image) => ({ entity: from.type, id: image.id, kind: 'DELETE' as const, before: image, after: null })));
  }
  return changes;
};

/** How many records of each entity belong to those who go. */
export const countBelongings = async (tx: Transaction, others: readonly string[]): Promise<ReadonlyMap<Resource, number>> => {
  const counts = new Map<Resource, number>();
  for (const [from, places] of referringPlaces('Candidate')) {
    const [row] = await tx.query<{ count: number }>(`select count(*)::int as count from (${referringSql(resourceOf('Candidate'), from, places)}) r`, [tx.orgCode, others]);
    counts.set(from, row!.count);
  }
  return counts;
};
