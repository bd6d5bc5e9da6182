import { withOrg } from '../db/org.ts';
import type { Context } from '../http/route.ts';
import type { Session } from '../session.ts';

/** Notes that a session was used, beside the request and without holding it up; a note that is lost is made with the next use. */
export const touchSession = ({ db, address, log }: Pick<Context, 'db' | 'address' | 'log'>, { id, orgCode }: Pick<Session, 'id' | 'orgCode'>): void => {
  withOrg(db, orgCode, (tx) => tx.query('select touch_session($1, $2, $3)', [orgCode, id, address])).catch((error: unknown) => {
    log.warn({ err: error }, 'the use of a session was not noted');
  });
};
