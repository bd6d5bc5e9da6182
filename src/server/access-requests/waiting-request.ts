import type { FormName } from '../../../generated/forms.ts';
import type { Grant } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings } from '../resource/sql.ts';

export type WaitingRequest = { readonly id: string; readonly userId: string; readonly form: FormName | null; readonly status: string };

/** The request that is to be decided, locked. Refuses one that is not there or of an account out of the caller's reach, that was decided already, and the caller's own. */
export const readWaitingRequest = async (tx: Transaction, grant: Grant, id: string): Promise<WaitingRequest> => {
  const { userId, language } = grant.session;
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const to = bindings(tx.orgCode);
  const [request] = await tx.query<WaitingRequest>(
    `select a.id::text as id, a.user_account_id::text as "userId", a.form, a.status from access_request a
     join user_account u on u.org_code = a.org_code and u.id = a.user_account_id
     where a.org_code = $1 and a.id = ${to.bind(id)}::bigint and ${rowsWithin(resourceOf('UserAccount'), grant, grant.session, 'u', to)} for update of a`,
    to.values,
  );
  if (!request) throw refuse('NOT_FOUND');
  if (request.status !== 'PENDING') throw refuse('STATUS_MOVED_ON', { words: { status: say(language, `enum.AccessRequestStatus.${request.status}`) } });
  if (request.userId === userId) throw refuse('OWN_REQUEST');
  return request;
};
