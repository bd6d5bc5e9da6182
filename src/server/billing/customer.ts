import { todayIn } from '../../domain/dates.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import type { Logger } from '../log.ts';
import { refuse } from '../refuse.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import type { Session } from '../session.ts';
import type { Settings } from '../settings.ts';

/** Which organisation buys, who acts for it, and which day it is there. */
export type Customer = {
  readonly orgCode: string;
  readonly organisation: string;
  readonly currency: string;
  readonly today: string;
  readonly session: Session;
  readonly idempotencyKey: string | null;
  readonly db: Database;
  readonly settings: Settings;
  readonly log: Logger;
};

/** The customer of a request: the session's organisation, never an argument's. */
export const customerOf = async ({ db, session, settings, log, idempotencyKey }: Context): Promise<Customer> => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const { orgCode } = session;
  const [row] = await withOrg(db, orgCode, (tx) =>
    tx.query<{ name: string; currency: string; timeZone: string }>('select name, currency, time_zone as "timeZone" from organisation where org_code = $1', [orgCode]),
  );
  if (row === undefined) throw refuse('ORGANISATION_UNKNOWN');
  return { orgCode, organisation: row.name, currency: row.currency, today: todayIn(row.timeZone, new Date()), session, idempotencyKey: readIdempotencyKey(idempotencyKey), db, settings, log };
};
