/** Whoever has left: on the day after the last working day of an approved exit the employee becomes inactive and their accounts open nothing any more, each exit in a change-set of its own that can be undone. */
import { keepAdministrator } from '../access/keep-administrator.ts';
import { readRoleRights } from '../access/no-wider-than-own.ts';
import { closeAccount } from '../auth/close-account.ts';
import type { Database } from '../db/connection.ts';
import { settleDue } from '../db/each-organisation.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { deleteFace } from '../faces/templates.ts';
import type { Logger } from '../log.ts';
import { Refusal } from '../refuse.ts';
import type { Image } from '../resource/image.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { ruleReason } from '../resource/rule-reason.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { forgetSessions } from '../session.ts';
import { isFollowedSql } from './employment.ts';
import { todayOf } from './today.ts';

const MADE_BY = 'Tenure';
/** The day ends first on Kiritimati; each one's own calendar is asked below. */
const DUE = `select x.id::text as id, x.employee_id::text as "employeeId", x.last_working_day::text as "lastDay" from exit x join employee e on e.org_code = x.org_code and e.id = x.employee_id
  where x.org_code = $1 and x.status = 'APPROVED' and e.status = 'ACTIVE' and x.last_working_day < (now() at time zone 'Pacific/Kiritimati')::date and ${isFollowedSql}
  order by x.last_working_day, x.id`;

type Due = Readonly<Record<'id' | 'employeeId' | 'lastDay', string>>;

const changed = async (tx: Transaction, entity: string, before: Image): Promise<Change[]> => {
  const [after] = await updateImages(tx, resourceOf(entity), [{ ...before, status: 'INACTIVE' }], MADE_BY);
  return after ? [{ entity, id: after.id, kind: 'UPDATE', before, after }] : [];
};

/** The accounts of the employee. The last administrator's stays open: without it nobody could let anybody in. */
const closeAccounts = async (tx: Transaction, employeeId: string, log: Logger): Promise<Change[]> => {
  const ids = await tx.query<{ id: string }>(`select id::text as id from user_account where org_code = $1 and employee_id = $2::bigint and status = 'ACTIVE' order by id for update`, [tx.orgCode, employeeId]);
  const images = await readImages(tx, resourceOf('UserAccount'), ids.map(({ id }) => id));
  const changes: Change[] = [];
  for (const image of images.values()) {
    try {
      const roles = ((image['roles'] ?? []) as readonly { readonly roleId: string }[]).map(({ roleId }) => roleId);
      await keepAdministrator(tx, String(image['name']), await readRoleRights(tx, roles), [image.id]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log.warn({ organisation: tx.orgCode, account: image.id }, 'the account of somebody who left stays open: it is the last that may change accounts and roles');
      continue;
    }
    changes.push(...(await changed(tx, 'UserAccount', image)));
    await closeAccount(tx, image.id);
  }
  return changes;
};

/** Answers whether the employment ended now: another process may have been quicker, or the last day is not over where the person works. */
const end = async (tx: Transaction, { employeeId, lastDay }: Due, changeSet: string, log: Logger): Promise<boolean> => {
  const before = (await readImages(tx, resourceOf('Employee'), [employeeId])).get(employeeId);
  if (before?.['status'] !== 'ACTIVE' || lastDay >= (await todayOf(tx, employeeId))) return false;
  const changes = await changed(tx, 'Employee', before);
  await deleteFace(tx, employeeId);
  changes.push(...(await closeAccounts(tx, employeeId, log)));
  await recordChanges(tx, changeSet, { userId: null, by: MADE_BY, source: 'RULE', form: 'EXIT_MANAGEMENT', reason: ruleReason('lastDayOver'), changes });
  return true;
};

/** Answers how many employments ended. One that fails is logged and does not keep the others; the run then fails, so that it is tried again. */
export const endEmployments = async (db: Database, log: Logger): Promise<number> => {
  const ended = await settleDue<Due>(db, { log, failed: 'employments did not end after the last working day' }, {
    find: (tx) => tx.query<Due>(DUE, [tx.orgCode]),
    settle: async (code, one) => {
      const changeSet = await nextChangeSet(db, code);
      return withOrg(db, code, (tx) => end(tx, one, changeSet, log));
    },
  });
  if (ended > 0) forgetSessions();
  return ended;
};
