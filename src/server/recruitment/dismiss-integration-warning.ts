import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { putAwayWarning } from '../own-calendar/own-calendar.ts';
import { openWarnings } from './integrations/warnings.ts';

/** Each warning is shown until it is put away once. */
export const dismissIntegrationWarning = ({ kind }: { readonly kind: string }, context: Context, { session }: Grant) =>
  withOrg(context.db, session.orgCode, async (tx) => {
    await putAwayWarning(tx, session.userId, kind);
    return openWarnings(tx, context, session, kind === 'BOARD_INCOMPLETE' ? 'PUBLISHING' : 'INTERVIEW');
  });
