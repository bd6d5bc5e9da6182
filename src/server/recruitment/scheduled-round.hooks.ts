import type { Hooks } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { askedOf, knowingProblems, reopeningProblems } from './interviews/blind.ts';
import { inviteAgain, takeBackMails, tellRound } from './interviews/tell-round.ts';

const isOpen = (round: Image): boolean => ['SCHEDULED', 'RESCHEDULED'].includes(String(round['status']));
const sameTime = (one: Image, other: Image): boolean => ['startsAt', 'endsAt'].every((key) => Date.parse(String(one[key])) === Date.parse(String(other[key])));

/** Rounds are written by scheduling; here is what undoing means for who was invited: what has not left is not sent, and calendars follow the rest. */
export const hooks: Hooks = {
  beforeDelete: async (tx, { session }, rounds) => {
    for (const round of rounds.filter(isOpen)) if (await takeBackMails(tx, round.id)) await tellRound(tx, session, { ...round, version: round.version + 1 }, { occasion: 'Cancelled', withCandidate: true });
  },
  beforeSave: async (tx, caller, values, now) => {
    const { session } = caller;
    const next = { ...now, ...values } as Image;
    if (now !== null) refuseFields(caller, [...(await knowingProblems(tx, now.id, askedOf(next).filter((id) => !askedOf(now).includes(id)))), ...(await reopeningProblems(tx, now, next))]);
    if (now === null || !isOpen(next) || (isOpen(now) && sameTime(now, next))) return;
    await takeBackMails(tx, now.id);
    await tellRound(tx, session, { ...next, version: now.version + 1 }, { occasion: isOpen(now) ? 'Moved' : 'Invited', withCandidate: true });
  },
  // Nobody saves a round but scheduling: one that was not there has come back.
  afterSave: async (tx, { session }, round, before) => {
    if (before === null && isOpen(round)) await inviteAgain(tx, session, round, askedOf(round));
  },
};
