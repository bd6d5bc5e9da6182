import type { Hooks } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { askedOf, knowingProblems, reopeningProblems } from './interviews/blind.ts';
import { isOpen, readersOf, tellChange } from './interviews/tell-change.ts';
import { inviteAgain, takeBackMails, tellRound } from './interviews/tell-round.ts';

/** Rounds are written by scheduling; here is what undoing means for who was invited: what has not left is not sent, and calendars follow the rest. */
export const hooks: Hooks = {
  beforeDelete: async (tx, { session }, rounds) => {
    for (const round of rounds.filter(isOpen)) if ((await takeBackMails(tx, round.id)).hasLeft) await tellRound(tx, session, { ...round, version: round.version + 1 }, { occasion: 'Cancelled', withCandidate: true });
  },
  beforeSave: async (tx, caller, values, now) => {
    if (now === null) return;
    const next = { ...now, ...values, version: now.version + 1 } as Image;
    refuseFields(caller, [...(await knowingProblems(tx, now.id, askedOf(next).filter((id) => !askedOf(now).includes(id)))), ...(await reopeningProblems(tx, now, next))]);
    // Taken back is only what everybody is told anew.
    const unaware = readersOf(now, next) === 'ALL' ? (await takeBackMails(tx, now.id)).unaware : new Set<string>();
    await tellChange(tx, caller.session, now, next, { withCandidate: true, unaware });
  },
  // Nobody saves a round but scheduling: one that was not there has come back.
  afterSave: async (tx, { session }, round, before) => {
    if (before === null && isOpen(round)) await inviteAgain(tx, session, round, askedOf(round));
  },
};
