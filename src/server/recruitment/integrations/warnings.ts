/** What of a person's connections is incomplete where it matters. */
import { boardStates } from '../../careers/feed/board-states.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import { applicationOf } from '../../microsoft/application.ts';
import { readConnection } from '../../microsoft/connection.ts';
import { readOwnCalendar } from '../../own-calendar/own-calendar.ts';
import type { Session } from '../../session.ts';

export type Occasion = 'INTERVIEW' | 'PUBLISHING';
type Warning = { readonly kind: 'NOTHING_CONNECTED' | 'MICROSOFT_REVOKED' | 'MICROSOFT_UNREADABLE' | 'BUSY_UNREADABLE' | 'BOARD_INCOMPLETE'; readonly about: string };

/** Microsoft may be down for a while, which mends itself. */
const HOUR_MS = 3_600_000;

const ofInterviews = async (tx: Transaction, { settings }: Pick<Context, 'settings'>, { userId }: Session): Promise<Warning[]> => {
  const { busyHost, busyProblem, feedNumber } = await readOwnCalendar(tx, userId);
  const mailbox = applicationOf(settings) === null ? null : await readConnection(tx, userId);
  return [
    ...(mailbox === null && busyHost === null && feedNumber === null ? [{ kind: 'NOTHING_CONNECTED' as const, about: '' }] : []),
    ...(mailbox?.state === 'REVOKED' ? [{ kind: 'MICROSOFT_REVOKED' as const, about: mailbox.mailbox }] : []),
    ...(mailbox?.state === 'CONNECTED' && mailbox.busyFailedAt !== null && Date.now() - new Date(mailbox.busyFailedAt).getTime() > HOUR_MS ? [{ kind: 'MICROSOFT_UNREADABLE' as const, about: mailbox.mailbox }] : []),
    ...(busyHost !== null && busyProblem !== null ? [{ kind: 'BUSY_UNREADABLE' as const, about: busyHost }] : []),
  ];
};

const ofPublishing = async (tx: Transaction, { language }: Session): Promise<Warning[]> => {
  const boards = (await boardStates(tx, language)).filter(({ warning }) => warning !== '').map(({ board }) => say(language, `enum.JobBoard.${board}`));
  return boards.length === 0 ? [] : [{ kind: 'BOARD_INCOMPLETE', about: boards.join(', ') }];
};

/** Those that the person has not put away. */
export const openWarnings = async (tx: Transaction, context: Pick<Context, 'settings'>, session: Session, occasion: Occasion): Promise<{ readonly errorCode: string; readonly message: string; readonly warnings: readonly Warning[] }> => {
  const { warningsSeen } = await readOwnCalendar(tx, session.userId);
  const all = occasion === 'INTERVIEW' ? await ofInterviews(tx, context, session) : await ofPublishing(tx, session);
  return { errorCode: '', message: '', warnings: all.filter(({ kind }) => !warningsSeen.includes(kind)) };
};
