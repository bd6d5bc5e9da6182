import { Suspense, useEffect, useState } from 'react';
import { needMessages } from '../../providers/i18nMessages.ts';
import { apart } from '../pieces/apart.tsx';
import { whenIdle } from './whenIdle.ts';

const PlanNotice = apart(async () => (await Promise.all([import('../../billing/PlanNotice.tsx'), needMessages('pages', 'forms', 'errors')]))[0].PlanNotice, { isQuiet: true });

/** Milliseconds after which the plan is asked about; the screen comes first. */
const rest = 1_500;

/** What billing has to say, at the top of the sheet, once the screen is there. */
export const PlanNoticePlace = () => {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true), rest), []);
  return <Suspense>{isDue ? <PlanNotice /> : null}</Suspense>;
};
