import { payOfCycles } from '../earnings/pay-of-cycles.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Hooks } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import type { Session } from '../session.ts';

const refuseFinal = ({ language }: Session, cycle: Image | null): void => {
  if (cycle?.['status'] === 'FINALIZED') throw refuse('STATUS_MOVED_ON', { words: { status: say(language, 'enum.PayrollCycleStatus.FINALIZED') } });
};

/** What was finalized has been paid by: it stays as it is, and one-time earnings that were approved for its days are paid with it. */
export const hooks: Hooks = {
  beforeSave: async (_tx, { session }, _values, before) => refuseFinal(session, before),
  together: (tx, { session }, written) => payOfCycles(tx, session.name, written.flatMap(({ after, before }) => (after['status'] === 'FINALIZED' && before?.['status'] !== 'FINALIZED' ? [after.id] : []))),
  beforeDelete: async (_tx, { session }, images) => images.forEach((image) => refuseFinal(session, image)),
};
