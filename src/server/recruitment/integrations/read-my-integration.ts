/** What a person has connected, as the page of it shows it: nothing that would let somebody else in. */
import { reachOf } from '../../access/authorise.ts';
import { originOf } from '../../auth/open-id/redirect-uri.ts';
import { boardStates } from '../../careers/feed/board-states.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/org.ts';
import { applicationOf } from '../../microsoft/application.ts';
import { CALLBACK } from '../../microsoft/callback.ts';
import { readConnection } from '../../microsoft/connection.ts';
import { feedPath } from '../../own-calendar/feed-address.ts';
import { readOwnCalendar } from '../../own-calendar/own-calendar.ts';
import type { Session } from '../../session.ts';

const mailboxOf = async (tx: Transaction, context: Context, session: Session) => {
  const isOffered = applicationOf(context.settings) !== null;
  const found = isOffered ? await readConnection(tx, session.userId) : null;
  const keeps = reachOf(session, 'RECRUITMENT_INTEGRATION', 'UPDATE') !== null;
  return { state: isOffered ? (found?.state ?? 'NOT_CONNECTED') : 'NOT_OFFERED', mailbox: found?.mailbox ?? null, connectedAt: found?.connectedAt ?? null, endedAt: found?.endedAt ?? null, busyReadAt: found?.busyReadAt ?? null, busyFailingSince: found?.busyFailedAt ?? null, appointments: found?.appointments ?? 0, readsBusy: found?.readsBusy ?? false, redirectUri: keeps ? `${originOf(context)}${CALLBACK}` : null };
};

export const readMyIntegration = async (tx: Transaction, context: Context, session: Session) => {
  const { feedNumber, feedFetchedAt, busyHost, busyReadAt, busyProblem, busyFailedAt, appointments } = await readOwnCalendar(tx, session.userId);
  const maySeePosts = reachOf(session, 'JOB_POSTS', 'VIEW') !== null;
  const mayPost = reachOf(session, 'JOB_POSTS', 'UPDATE') !== null;
  return {
    errorCode: '',
    message: '',
    feed: { address: feedNumber === null ? null : `${context.settings.publicUrl.origin}${feedPath(context.settings, { orgCode: session.orgCode, accountId: session.userId, number: feedNumber })}`, lastFetchedAt: feedNumber === null ? null : feedFetchedAt },
    busyCalendar: { host: busyHost, readAt: busyReadAt, problem: busyProblem, failingSince: busyFailedAt, appointments },
    microsoft: await mailboxOf(tx, context, session),
    boards: maySeePosts ? (await boardStates(tx, session.language)).map(({ board, isOn, posts, lastFetchedAt, warning }) => ({ board, isOn, mayPost: mayPost && isOn, posts, lastFetchedAt, warning })) : [],
  };
};
