/** 200,000 candidates as `npm run seed -- --candidates` makes them, every second one with a resume that was read, and accounts of those who recruit. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hashPassword } from '../../src/server/auth/password.ts';
import { storePassword } from '../../src/server/auth/set-password.ts';
import type { Database } from '../../src/server/db/connection.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { DEMO_PASSWORD } from '../../src/server/db/seed/demo/accounts.ts';
import { chance } from '../../src/server/db/seed/demo/chance.ts';
import { seedLarge } from '../../src/server/db/seed/large/seed-large.ts';
import { seeding } from '../../src/server/db/seed/seeding.ts';

export const ORG = 'large';
export const CANDIDATES = 200_000;
const AT_ONCE = 2000;

const SUBJECTS = ['ring frames', 'invoices', 'customers', 'suppliers', 'web services', 'warehouses', 'budgets', 'training plans', 'test reports', 'contracts', 'dye recipes', 'shift plans', 'dashboards', 'audits', 'spare parts', 'claims', 'payrolls', 'prototypes', 'tenders', 'data models'] as const;
const DEEDS = ['planned', 'built', 'kept', 'led', 'measured', 'improved', 'negotiated', 'documented', 'repaired', 'analysed', 'tested', 'automated', 'reported on', 'supervised', 'designed', 'checked'] as const;
const PLACES = ['in Pune', 'in Chennai', 'in Osaka', 'in Paris', 'in Manila', 'in three countries', 'with twelve colleagues', 'in two shifts', 'for the export market', 'for hospitals', 'for hotels', 'beside the university'] as const;
/** Said by one resume in about two thousand, in about a hundred, and in every one. */
export const WORDS = { few: 'kubernetes', some: 'actuarial', many: 'responsible' } as const;

/** From one to four thousand letters. */
const resumeOf = (id: number): string => {
  const pick = <One>(list: readonly One[], ...words: readonly (string | number)[]): One => list[(chance(id, ...words) * 7 + chance(id, ...words, 'b')) % list.length] as One;
  const lines = 16 + Math.floor((chance(id, 'length') / 100) * 46);
  const extra = [...(id % 2003 === 1 ? [`Runs ${WORDS.few} clusters.`] : []), ...(id % 101 === 1 ? [`Passed the ${WORDS.some} examinations.`] : [])];
  return [`Curriculum vitae ${id}`, ...Array.from({ length: lines }, (_, at) => `${at === 0 ? `Was ${WORDS.many} for` : `${pick(DEEDS, at)[0]!.toUpperCase()}${pick(DEEDS, at).slice(1)}`} ${pick(SUBJECTS, at, 's')} ${pick(PLACES, at, 'p')} from ${1995 + (chance(id, at, 'y') % 30)}.`), ...extra].join(' ');
};

/** The text index is made once, after all of them. */
const addResumes = (db: Database): Promise<void> =>
  asOwner(db, async (owner) => {
    const [found] = await owner.query<{ first: string; last: string; index: string }>(
      `select min(id)::text as first, max(id)::text as last, (select indexdef from pg_indexes where indexname = 'candidate_resume_text_search_idx') as index from candidate where org_code = $1`,
      [ORG],
    );
    await owner.query('drop index candidate_resume_text_search_idx');
    const lines = function* (): Generator<string> {
      for (let id = Number(found!.first) | 1; id <= Number(found!.last); id += 2 * AT_ONCE)
        yield Array.from({ length: AT_ONCE }, (_, at) => id + 2 * at).filter((each) => each <= Number(found!.last)).map((each) => `${ORG}\t${each}\tbench-${each}\t${resumeOf(each)}\n`).join('');
    };
    await pipeline(Readable.from(lines()), owner.copyIn('copy candidate_resume_text (org_code, id, file_key, body) from stdin'));
    await owner.query("set maintenance_work_mem = '512MB'");
    await owner.query(found!.index);
    await owner.query('vacuum analyze candidate_resume_text');
  });

/** Accounts of the first people who recruit: a recruiter of some 40 posts, and a manager of as many. */
const addAccounts = (db: Database): Promise<void> =>
  withOrg(db, ORG, async (tx) => {
    const roles = new Map((await tx.query<{ id: string; code: string }>('select id::text as id, code from role where org_code = $1', [ORG])).map(({ id, code }) => [code, id]));
    const people = await tx.query<{ id: string }>('select distinct m.employee_id::text as id from job_post_member m where m.org_code = $1 order by 1 limit 3', [ORG]);
    const seed = seeding(tx);
    const told = [['recruiter', 'RECRUITER', people[1]], ['manager', 'MANAGER', people[2]]] as const;
    const ids = await seed.add('UserAccount', told.map(([name, role, person]) => ({ name, email: `${name}@${ORG}.example`, employeeId: person!.id, roles: [{ roleId: roles.get(role) }] })));
    await seed.finish('Accounts of the bench');
    await tx.query('update employee set is_recruiter = true where org_code = $1 and id = $2', [ORG, people[1]!.id]);
    const hash = await hashPassword(DEMO_PASSWORD);
    for (const id of ids) await storePassword(tx, id, hash);
  });

export const addCandidates = async (db: Database, count = CANDIDATES): Promise<void> => {
  await seedLarge(db, { orgCode: ORG, employees: 200, candidates: count, password: DEMO_PASSWORD, say: () => undefined });
  await addAccounts(db);
  await addResumes(db);
  // As in a lived-in database: what is counted is read from the index alone.
  await asOwner(db, async (owner) => {
    await owner.query('vacuum analyze');
  });
};
