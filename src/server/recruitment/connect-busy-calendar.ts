import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import { calendarLimits, countAttempt } from '../auth/attempts.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { sealAddress, storeBusy, zoneOfAccount } from '../own-calendar/keep-busy.ts';
import { forgetBusyCalendar, keepBusyCalendar } from '../own-calendar/own-calendar.ts';
import { calendarAddress, readBusy } from '../own-calendar/read-busy.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { readMyIntegration } from './integrations/read-my-integration.ts';

/** Reads the calendar before it is kept, so that whoever typed the address learns at once whether it serves. */
export const connectBusyCalendar = async ({ address: given }: { readonly address?: string | null }, context: Context, { session }: Grant) => {
  const { db, settings } = context;
  const { orgCode, userId } = session;
  if (given == null)
    return withOrg(db, orgCode, async (tx) => {
      await forgetBusyCalendar(tx, userId);
      return readMyIntegration(tx, context, session);
    });
  const address = calendarAddress(given);
  refuseProblems({ session }, address === null ? [{ field: 'address', ...finding('integrations.address') }] : []);
  const seconds = await countAttempt(db, calendarLimits(`${orgCode} ${userId}`));
  if (seconds > 0) throw refuse('RATE_LIMITED', { words: { seconds }, retryAfterSeconds: seconds });
  const read = await readBusy(settings, address!, await withOrg(db, orgCode, (tx) => zoneOfAccount(tx, userId)), new Date());
  refuseProblems({ session }, read.problem === null ? [] : [{ field: 'address', ...finding(`integrations.problem.${read.problem}`) }]);
  const sealed = sealAddress(settings, orgCode, userId, address!);
  return withOrg(db, orgCode, async (tx) => {
    await keepBusyCalendar(tx, userId, sealed, address!.host);
    await storeBusy(tx, userId, sealed, read);
    return readMyIntegration(tx, context, session);
  });
};
