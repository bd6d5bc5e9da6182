import { holds } from '../access/holds.ts';
import { sessionsOf } from '../access/sessions-of.ts';
import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import { seersOf } from '../record-talk/seers.ts';
import type { Image } from '../resource/image.ts';
import { resourceOf } from '../resource/registry.ts';

/** More people than these decide on clawbacks nowhere. */
const MOST = 25;

/** The bell of those who decide on clawbacks, but for the one who leaves. */
export const tellOfProposals = async (tx: Transaction, images: readonly Image[]): Promise<void> => {
  const accounts = await tx.query<{ id: string; employeeId: string | null }>(
    `select u.id::text as id, u.employee_id::text as "employeeId" from user_account u where u.org_code = $1 and u.status = 'ACTIVE' and ${holds('u', `'CLAWBACK'`, 'g."update"')} order by u.id limit ${MOST}`,
    [tx.orgCode],
  );
  if (accounts.length === 0) return;
  const sessions = await sessionsOf(tx, accounts.map(({ id }) => id), ['CLAWBACK']);
  const seers = await seersOf(tx, resourceOf('Clawback'), sessions.map((session) => ({ session, ids: images.map(({ id }) => id) })));
  const names = new Map((await tx.query<{ id: string; name: string }>('select id::text as id, name from employee where org_code = $1 and id = any($2::bigint[])', [tx.orgCode, images.map((image) => image['employeeId'])])).map(({ id, name }) => [id, name]));
  for (const image of images) {
    const employeeId = String(image['employeeId']);
    const to = accounts.flatMap(({ id, employeeId: own }) => (own !== employeeId && seers.get(id)?.has(image.id) ? [id] : []));
    await notify(tx, { to, kind: 'clawbackProposed', words: { name: names.get(employeeId) ?? '', earning: String(image['earningName']) }, days: { day: String(image['lastWorkingDay']) }, path: `/my-team-finance/clawback/${image.id}` });
  }
};
