/** Resumes of demo candidates as files: of those whom people look at first, and of some from each country. */
import type { Transaction } from '../../org.ts';
import type { SeedFiles } from '../files.ts';
import type { Hired } from '../hiring/candidates.ts';
import { resumeLanguage, resumeOf } from '../hiring/resume.ts';

/** `areas`: what the posts are about, by their ids. */
type World = { readonly areas: ReadonlyMap<string, string>; readonly statuses: ReadonlyMap<string, string>; readonly skills: ReadonlyMap<string, string> };
type Written = { readonly at: number; readonly key: string; readonly text: string };

/** How many of each kind, the newest first, of one day in the order of the list. */
const MOST = { applied: 50, running: 18, hired: 16, pooled: 6, language: 5 } as const;
const RUNNING = ['SHORTLIST', 'INTERVIEW', 'OFFER'];

/** Places in the list of candidates. */
const chosen = (made: readonly Hired[], { areas, statuses }: World): readonly number[] => {
  const kinds = new Map([...statuses].map(([kind, id]) => [id, kind]));
  const all = made.map(({ candidate }, at) => ({ at, candidate, kind: kinds.get(String(candidate['statusId'])) ?? '', appliedOn: String(candidate['appliedOn']), language: resumeLanguage(candidate, areas.get(String(candidate['jobPostId'])) ?? '') })).toSorted((one, other) => other.appliedOn.localeCompare(one.appliedOn) || other.at - one.at);
  const active = all.filter(({ candidate }) => candidate['standing'] === 'ACTIVE');
  const some = [
    ...active.slice(0, MOST.applied),
    ...active.filter(({ kind }) => RUNNING.includes(kind)).slice(0, MOST.running),
    ...active.filter(({ candidate }) => Boolean(candidate['hiredOn'])).toSorted((one, other) => String(other.candidate['hiredOn']).localeCompare(String(one.candidate['hiredOn']))).slice(0, MOST.hired),
    ...all.filter(({ candidate }) => candidate['standing'] === 'TALENT_POOL').slice(0, MOST.pooled),
    ...['fr', 'ja', 'es'].flatMap((language) => active.filter((one) => one.language === language).slice(0, MOST.language)),
  ];
  return [...new Set(some.map(({ at }) => at))];
};

/** Takes their resumes; the records are still to be added. */
export const takeResumes = async (files: SeedFiles, made: readonly Hired[], world: World): Promise<readonly Written[]> => {
  const written: Written[] = [];
  for (const at of chosen(made, world)) {
    const { candidate } = made[at]!;
    const { fileName, type, bytes, text } = await resumeOf(candidate, { area: world.areas.get(String(candidate['jobPostId'])) ?? '', skills: world.skills });
    written.push({ at, text, key: files.take('candidate.resume', { name: fileName, type, bytes, on: String(candidate['appliedOn']) }) });
  }
  return written;
};

/** Ties them to the candidates, `people` by their places, and tells the search what they say, so that nobody waits until they are read. */
export const keepResumes = async (tx: Transaction, files: SeedFiles, written: readonly Written[], people: readonly string[]): Promise<void> => {
  for (const { at, key } of written) files.bind(key, people[at]!);
  await tx.query(`update candidate_resume_text t set body = x.body from jsonb_to_recordset($2::jsonb) as x(id bigint, body text) where t.org_code = $1 and t.id = x.id`, [tx.orgCode, JSON.stringify(written.map(({ at, text }) => ({ id: people[at], body: text })))]);
};
