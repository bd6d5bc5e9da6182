import { inZone } from '../input/zoned.ts';
import type { Translate } from '../cellKind.ts';

/** Whether the clock of this device shows another time than that of the zone, then or now. */
export const isElsewhere = (value: unknown, timeZone: string): boolean => {
  const instant = typeof value === 'string' && value.length >= 17 && !Number.isNaN(Date.parse(value)) ? value : new Date().toISOString();
  const [own, theirs] = [inZone(instant, new Intl.DateTimeFormat().resolvedOptions().timeZone), inZone(instant, timeZone)];
  return own.time !== theirs.time || own.date !== theirs.date;
};

/** By which clock times are written: 'Time zone: Asia/Kolkata'. */
export const clockText = (timeZone: string, translate: Translate): string => translate('form.timeZone', { zone: timeZone.replaceAll('_', ' ') });
