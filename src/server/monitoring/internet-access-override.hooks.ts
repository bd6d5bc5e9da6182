import { accessDomain, accessPattern } from '../../domain/data-loss-prevention/accessDomain.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import { refuseOwn, type RightOver } from '../access/own-matter.ts';
import { OWN_ACTIVITY } from '../activity/tell-members.ts';
import { internetSetting } from '../data-loss-prevention/internet/setting.ts';
import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';

type Line = { readonly domain?: unknown };

/** The lines with domains as they are kept, and what is wrong with them. */
const readLines = (lines: readonly Line[]): { readonly lines: readonly Line[]; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const read = lines.map((line, at) => {
    const entered = String(line.domain ?? '');
    const domain = entered.includes('*') ? accessPattern(entered) : accessDomain(entered);
    const wrong = (message: string): void => void problems.push({ field: `domains.${at}.domain`, ...finding(message) });
    if (domain === null) wrong(entered.includes('*') ? 'internetAccessPattern.noPattern' : 'activityClassification.noDomain');
    else if (seen.has(domain)) wrong('internetAccessOverride.twice');
    else seen.add(domain);
    return { ...line, domain: domain ?? entered };
  });
  return { lines: read, problems };
};

/** Whom it concerns hears of it. */
const tell = async (tx: Transaction, { session }: Pick<Caller, 'session'>, image: Image): Promise<void> => {
  const accounts = await tx.query<{ id: string }>(`select id::text as id from user_account where org_code = $1 and employee_id = $2::bigint and status = 'ACTIVE' and id <> $3::bigint`, [tx.orgCode, image['employeeId'], session.userId]);
  await notify(tx, { to: accounts.map(({ id }) => id), kind: 'internetExceptionChanged', words: { by: session.name }, path: OWN_ACTIVITY });
};

/** Nobody takes the control off themselves, nor makes or ends an exception of their own, where another administrator could. */
const leaveOwn = (tx: Transaction, caller: Caller, employeeIds: readonly unknown[], right: RightOver['right']): Promise<void> =>
  refuseOwn(tx, caller, employeeIds, { form: 'ADMIN', right, field: 'employeeId', message: 'internetAccessOverride.own' });

/** Administrators override what holds for the organization, where the settings allow it (T-040); the screen is on their own form. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    await leaveOwn(tx, caller, [values['employeeId'] ?? before?.['employeeId']], before === null ? 'add' : 'update');
    if (!(await internetSetting(tx)).overrideAtEmployeeLevel) refuseProblems(caller, [{ field: 'employeeId', ...finding('internetAccessOverride.off') }]);
    const lines = (values['domains'] ?? before?.['domains'] ?? []) as readonly Line[];
    const hasList = (values['mode'] ?? before?.['mode']) === 'OWN_LIST';
    if (hasList !== lines.length > 0) refuseProblems(caller, [{ field: 'domains', ...finding(hasList ? 'internetAccessOverride.noList' : 'internetAccessOverride.listUnused') }]);
    if (values['domains'] === undefined || values['domains'] === null) return;
    const read = readLines(lines);
    refuseProblems(caller, read.problems);
    values['domains'] = read.lines;
  },
  afterSave: (tx, caller, after) => tell(tx, caller, after),
  beforeDelete: async (tx, caller, images) => {
    await leaveOwn(tx, caller, images.map((image) => image['employeeId']), 'delete');
    for (const image of images) await tell(tx, caller, image);
  },
};
