/** Drafts of scorecards on their way to the server: those of one scorecard go one after the other, and it is not read before they are there. */
import type { Place } from './useScorecard.ts';

const underWay = new Map<string, Promise<void>>();
const keyOf = ({ interviewId, candidateId, roundId }: Place): string => `${interviewId} ${candidateId} ${roundId}`;

/** When nothing of this scorecard is under way any more. */
export const untilKept = (place: Place): Promise<void> => underWay.get(keyOf(place)) ?? Promise.resolve();

/** Sends once those before it have been answered. `send` does not fail. */
export const afterOthers = async (place: Place, send: () => Promise<void>): Promise<void> => {
  const sending = untilKept(place).then(send);
  underWay.set(keyOf(place), sending);
  await sending;
  if (untilKept(place) === sending) underWay.delete(keyOf(place));
};
