import type { Transaction } from '../../db/org.ts';
import { readTerms } from '../monitoring-terms.ts';
import { tellMembers } from '../tell-members.ts';
import type { Caller } from '../../resource/caller.ts';
import type { Hooks } from '../../resource/hooks.ts';
import type { Image } from '../../resource/image.ts';

const isOn = (image: Image | null): boolean => image?.['status'] === 'ACTIVE';

const tell = async (tx: Transaction, { session }: Caller, now: Image | null, before: Image | null): Promise<void> => {
  const [was, is] = [isOn(before), isOn(now)];
  if (was === is || (await readTerms(tx))?.isOn !== true) return;
  const image = (now ?? before)!;
  const step = is ? ({ kind: 'monitoringBegins', days: { day: String(image['since']) } } as const) : ({ kind: 'monitoringEnds' } as const);
  await tellMembers(tx, [String(image['employeeId'])], session.userId, { ...step, words: { by: session.name } });
};

/** A member hears that it begins or ends. */
export const memberSteps: Hooks = {
  afterSave: tell,
  beforeDelete: async (tx, caller, images) => {
    for (const image of images) await tell(tx, caller, null, image);
  },
};
