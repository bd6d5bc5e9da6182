import { pages } from '../../domain/pages.ts';
import { screens } from '../../../generated/screens.ts';
import type { FormName } from '../../../generated/forms.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { notify } from '../notifications/notify.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import type { WaitingRequest } from './waiting-request.ts';

const pathOf = (form: FormName | null): string => [...screens, ...pages].find((place) => place.form === form && form !== null)?.path ?? '/';

/** Notes the decision on a waiting request and tells the person who asked. Refuses where somebody else decided meanwhile. */
export const decide = async (tx: Transaction, { name, language }: Session, { id, userId, form }: WaitingRequest, status: 'GRANTED' | 'DECLINED', reason: string | null): Promise<void> => {
  const decided = await tx.query(
    `update access_request set status = $3, decided_at = now(), decided_by = $4, reason = $5 where org_code = $1 and id = $2::bigint and status = 'PENDING' returning id`,
    [tx.orgCode, id, status, name, reason],
  );
  if (decided.length === 0) throw refuse('STATUS_MOVED_ON', { words: { status: say(language, `enum.AccessRequestStatus.${status}`) } });
  const named = { form: form === null ? 'accessRequest.anyForm' : `form.${form}` };
  if (status === 'GRANTED') await notify(tx, { to: [userId], kind: 'accessGranted', words: { name }, named, path: pathOf(form) });
  else await notify(tx, { to: [userId], kind: 'accessDeclined', words: { name, reason: reason ?? '' }, named });
};
