import { countedDays } from '../../../domain/lists/countedDays.ts';
import type { Translate } from '../cellKind.ts';

/** 'this month', 'the last 30 days'. */
export const daysText = (within: string, translate: Translate): string => {
  const counted = countedDays(within);
  return counted ? translate(`grid.days.${counted.side}`, { smart_count: counted.days }) : translate(`grid.days.${within}`);
};
