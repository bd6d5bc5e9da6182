/** Who hears of attempts at blocked websites: the person, and whoever may look at them. */
import { sessionsOf } from '../../access/sessions-of.ts';
import { holds } from '../../access/holds.ts';
import type { Transaction } from '../../db/org.ts';
import { notify } from '../../notifications/notify.ts';
import { seersOf } from '../../record-talk/seers.ts';
import { resourceOf } from '../../resource/registry.ts';

type Told = { readonly id: string; readonly domain: string; readonly day: string };

const FORM = 'DLP_INTERNET_ACCESS_CONTROL';
export const OWN_VISITS = '/employee-self-service/my-activity/blocked-websites';

/** Administrators of the form within whose reach the record is, by the screen on which they find it. */
const administratorsOf = async (tx: Transaction, visit: string): Promise<ReadonlyMap<string, readonly string[]>> => {
  const accounts = await tx.query<{ id: string }>(`select u.id::text as id from user_account u where u.org_code = $1 and u.status = 'ACTIVE' and ${holds('u', '$2', 'g."view"')}`, [tx.orgCode, FORM]);
  const sessions = await sessionsOf(tx, accounts.map(({ id }) => id), [FORM]);
  const seers = await seersOf(tx, resourceOf('BlockedVisit'), sessions.map((session) => ({ session, ids: [visit] })));
  const found = [...seers].flatMap(([account, records]) => {
    const screen = records.get(visit);
    return screen?.form === FORM ? [{ account, path: screen.path }] : [];
  });
  return new Map([...Map.groupBy(found, ({ path }) => path)].map(([path, accounts]) => [path, accounts.map(({ account }) => account)]));
};

/** Tells of each domain and day once: of those of which somebody was told before nothing more. */
export const tellVisits = async (tx: Transaction, employeeId: string, visits: readonly Told[]): Promise<void> => {
  const before = await tx.query<{ domain: string; day: string }>('select distinct domain, day from blocked_visit where org_code = $1 and employee_id = $2::bigint and is_told and day = any($3::date[])', [tx.orgCode, employeeId, visits.map(({ day }) => day)]);
  const known = new Set(before.map(({ domain, day }) => `${day} ${domain}`));
  const news = visits.filter(({ domain, day }) => !known.has(`${day} ${domain}`) && known.add(`${day} ${domain}`) !== undefined);
  const [first] = news;
  if (first === undefined) return;
  await tx.query('update blocked_visit set is_told = true where org_code = $1 and id = any($2::bigint[])', [tx.orgCode, news.map(({ id }) => id)]);
  const [person] = await tx.query<{ name: string; account: string | null }>(`select e.name, (select u.id::text from user_account u where u.org_code = e.org_code and u.employee_id = e.id and u.status = 'ACTIVE' limit 1) as account from employee e where e.org_code = $1 and e.id = $2::bigint`, [tx.orgCode, employeeId]);
  const administrators = await administratorsOf(tx, first.id);
  for (const { domain, day } of news) {
    if (person?.account != null) await notify(tx, { to: [person.account], kind: 'websiteBlocked', words: { domain }, days: { day }, path: OWN_VISITS });
    for (const [path, accounts] of administrators) await notify(tx, { to: accounts.filter((account) => account !== person?.account), kind: 'websiteBlockedOf', words: { domain, person: person?.name ?? '' }, days: { day }, path });
  }
};
