import { useState } from 'react';
import { todayIn } from '../../domain/dates.ts';
import { useSession } from '../providers/authSession.ts';

/** The day on the organisation's calendar when the part was first drawn, as YYYY-MM-DD. */
export const useToday = (): string => {
  const zone = useSession()?.organisation.timeZone ?? 'UTC';
  const [today] = useState(() => todayIn(zone, new Date()));
  return today;
};
