import { addDays } from '../../domain/dates.ts';
import { ERASURE_NOTICE_DAYS } from '../../domain/recruitment/kept-until.ts';
import { holds } from '../access/holds.ts';
import { inEachOrganisation } from '../db/each-organisation.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import type { Context } from '../http/route.ts';
import { notify } from '../notifications/notify.ts';
import { todayOf } from '../people/today.ts';

/** What the list that is led to shows of them. */
const COLUMNS = 'name,jobPost,status,recruiter,appliedOn,retainUntil';

/** The lists on which candidates stand, with the form that shows each and the standings it has. */
const LISTS = [
  { path: '/recruitment/job-candidates', form: 'JOB_CANDIDATES', standings: ['ACTIVE'] },
  { path: '/recruitment/talent-pool', form: 'TALENT_POOL', standings: ['TALENT_POOL'] },
  { path: '/recruitment/archived-candidates', form: 'ARCHIVED_CANDIDATES', standings: ['ARCHIVED', 'BLACKLISTED'] },
] as const;

/** Accounts that may change how long candidates are kept, and see the whole of a list. */
const answerable = async (tx: Transaction, form: string): Promise<string[]> => {
  const people = await tx.query<{ id: string }>(
    `select u.id::text as id from user_account u where u.org_code = $1 and u.status = 'ACTIVE' and ${holds('u', `'RECRUITMENT_GENERAL_SETTINGS'`, 'g."update"')} and ${holds('u', '$2', `g."view" and g.scope = 'ALL'`)} order by u.id`,
    [tx.orgCode, form],
  );
  return people.map(({ id }) => id);
};

/** Until which day was announced before; whoever asks first keeps others waiting. */
const announcedUntil = async (tx: Transaction): Promise<string | null> => {
  await tx.query('insert into announced_erasure (org_code) values ($1) on conflict do nothing', [tx.orgCode]);
  const [found] = await tx.query<{ until: string | null }>('select retain_until::text as until from announced_erasure where org_code = $1 for update', [tx.orgCode]);
  return found?.until ?? null;
};

const announce = async (tx: Transaction): Promise<number> => {
  const today = await todayOf(tx);
  // Who is kept until today is erased tomorrow.
  const last = addDays(today, ERASURE_NOTICE_DAYS - 1);
  const before = await announcedUntil(tx);
  const first = before === null || before < today ? today : addDays(before, 1);
  if (first > last) return 0;
  const erasedOn = (until: string): string => addDays(until, 1);
  let announced = 0;
  for (const { path, form, standings } of LISTS) {
    const [due] = await tx.query<{ count: number; from: string | null; to: string | null }>(
      `select count(*)::int as count, min(retain_until)::text as "from", max(retain_until)::text as "to" from candidate
       where org_code = $1 and retain_until between $2::date and $3::date and employee_id is null and standing = any($4::text[])`,
      [tx.orgCode, first, last, standings],
    );
    if (!due?.from || !due.to) continue;
    const filter = { retainUntil: { from: due.from, to: due.to }, employeeId: { empty: true } };
    await notify(tx, {
      to: await answerable(tx, form),
      ...(due.from === due.to ? { kind: 'erasureAhead', days: { date: erasedOn(due.to) } } : { kind: 'erasuresAhead', days: { from: erasedOn(due.from), to: erasedOn(due.to) } }),
      words: { smart_count: String(due.count) },
      named: { list: `screen.${path.slice(1).replaceAll('/', '.')}` },
      path: `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&columns=${COLUMNS}`,
    });
    announced += due.count;
  }
  await tx.query('update announced_erasure set retain_until = $2::date where org_code = $1', [tx.orgCode, last]);
  return announced;
};

/**
 * Tells those who set how long candidates are kept whom the retention period erases within fourteen days, with the list of exactly these: once for each day, what was missed with the next.
 * Answers how many candidates were announced; an organisation that fails keeps no other from it, and the run fails so that it is tried again.
 */
export const announceErasures = ({ db, log }: Pick<Context, 'db' | 'log'>): Promise<number> => inEachOrganisation(db, { log, failed: 'the erasures ahead were not announced' }, (code) => withOrg(db, code, announce));
