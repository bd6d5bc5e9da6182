import { createHash } from 'node:crypto';
import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import { machine } from '../http/client-address.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import type { PasscodeSubject } from './passcodes.ts';

/** How often something may be tried within a quarter of an hour. */
type Limit = { readonly subject: string; readonly most: number };

const WINDOW = `interval '15 minutes'`;

const COUNT = `
  insert into attempt as a (org_code, subject, failures)
  select $1, s, 1 from unnest($2::text[]) s order by s
  on conflict (org_code, subject) do update set
    failures = case when a.window_started_at < now() - ${WINDOW} then 1 else a.failures + 1 end,
    window_started_at = case when a.window_started_at < now() - ${WINDOW} then now() else a.window_started_at end
  returning subject, failures, greatest(1, ceil(extract(epoch from window_started_at + ${WINDOW} - now())))::int as wait`;

const UNCOUNT = `
  update attempt set failures = case when subject = $2 then 0 else greatest(failures - 1, 0) end
  where org_code = $1 and subject = any ($3)`;

const nameless = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Ten wrong passwords for an account from one machine; more for an account from many, and for one machine of many people. */
export const signInLimits = (account: string, address: string): readonly [Limit, Limit, Limit] => [
  { subject: `sign-in:pair:${nameless(`${account} ${machine(address)}`)}`, most: 10 },
  { subject: `sign-in:account:${nameless(account)}`, most: 50 },
  { subject: `sign-in:address:${nameless(machine(address))}`, most: 100 },
];

/** Five mails to an account, twenty requests of a machine. */
export const forgotLimits = (account: string, address: string): readonly [Limit, Limit] => [
  { subject: `forgot:account:${nameless(account)}`, most: 5 },
  { subject: `forgot:address:${nameless(machine(address))}`, most: 20 },
];

/** Ten codes of the second step for an account, from wherever. */
export const codeLimits = (account: string, address: string): readonly Limit[] => [
  { subject: `code:account:${nameless(account)}`, most: 10 },
  { subject: `code:address:${nameless(machine(address))}`, most: 100 },
];

/** Landings of a partner and starts of a single sign-on from one machine. */
export const landingLimits = (address: string): readonly Limit[] => [{ subject: `landing:address:${nameless(machine(address))}`, most: 100 }];

/** Sixty notes of a person's browser: a page that fails in a loop fills no disk. */
export const errorLogLimits = (account: string): readonly Limit[] => [{ subject: `error-log:${nameless(account)}`, most: 60 }];

/** Two hundred comments and files of a person: nobody writes more, a loop does. */
export const talkLimits = (account: string): readonly Limit[] => [{ subject: `talk:${nameless(account)}`, most: 200 }];

/** Five applications of an address, thirty of a machine: a fair has one network. */
export const applyLimits = (applicant: string, address: string): readonly Limit[] => [
  { subject: `apply:address:${nameless(machine(address))}`, most: 30 },
  { subject: `apply:email:${nameless(applicant)}`, most: 5 },
];

/** Twenty addresses of calendars that a person tries. */
export const calendarLimits = (account: string): readonly Limit[] => [{ subject: `calendar:${nameless(account)}`, most: 20 }];

/** Forty resumes of a machine read while a form is filled in: reading one takes a process of its own. */
export const resumeLimits = (address: string): readonly Limit[] => [{ subject: `resume:address:${nameless(machine(address))}`, most: 40 }];

/** Thirty requests of a machine for a passcode, five mails for what it opens. */
export const passcodeMailLimits = (orgCode: string, subject: PasscodeSubject, address: string): readonly [Limit, Limit] => [
  { subject: `passcode-mail:address:${nameless(machine(address))}`, most: 30 },
  { subject: `passcode-mail:subject:${nameless(`${orgCode} ${subject}`)}`, most: 5 },
];

/** Twenty-five passcodes tried for what they open, from wherever; sixty of a machine. */
export const passcodeLimits = (orgCode: string, subject: PasscodeSubject, address: string): readonly Limit[] => [
  { subject: `passcode:subject:${nameless(`${orgCode} ${subject}`)}`, most: 25 },
  { subject: `passcode:address:${nameless(machine(address))}`, most: 60 },
];

/** Five tries of the browser that asked for the passcode. */
export const ownPasscodeLimit = (asker: string): Limit => ({ subject: `passcode:asker:${nameless(asker)}`, most: 5 });

/** What one candidate does in the portal. */
export const portalLimits = (candidate: string): readonly Limit[] => [{ subject: `portal:${nameless(candidate)}`, most: 60 }];

/** What one person who joins saves: each step when it is left, each file by itself. */
export const joinLimits = (person: string): readonly Limit[] => [{ subject: `join:${nameless(person)}`, most: 300 }];

/**
 * Counts a try before it is made, so that tries at the same moment cannot slip through together. Answers how many
 * seconds to wait, 0 when the try may go on.
 */
export const countAttempt = async (db: Database, limits: readonly Limit[]): Promise<number> => {
  const rows = await withOrg(db, NO_ORGANISATION, (tx) =>
    tx.query<{ subject: string; failures: number; wait: number }>(COUNT, [NO_ORGANISATION, limits.map(({ subject }) => subject)]),
  );
  const most = new Map(limits.map((limit) => [limit.subject, limit.most]));
  return Math.max(0, ...rows.map((row) => (row.failures > (most.get(row.subject) ?? 0) ? row.wait : 0)));
};

/** A try that succeeded counts as none; the first subject starts anew. */
export const forgiveAttempts = async (db: Database, limits: readonly Limit[]): Promise<void> => {
  const subjects = limits.map(({ subject }) => subject);
  await withOrg(db, NO_ORGANISATION, (tx) => tx.query(UNCOUNT, [NO_ORGANISATION, subjects[0], subjects]));
};
