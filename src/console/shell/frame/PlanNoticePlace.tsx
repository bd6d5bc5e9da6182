import { Suspense, lazy, useEffect, useState } from 'react';
import { needMessages } from '../../providers/i18nMessages.ts';
import { whenIdle } from './whenIdle.ts';

const PlanNotice = lazy(async () => {
  const [{ PlanNotice: Notice }] = await Promise.all([import('../../billing/PlanNotice.tsx'), needMessages('pages', 'forms', 'errors')]);
  return { default: Notice };
});

/** Milliseconds after which the plan is asked about; the screen comes first. */
const rest = 1_500;

/** What billing has to say, at the top of the sheet, once the screen is there. */
export const PlanNoticePlace = () => {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true), rest), []);
  return <Suspense>{isDue ? <PlanNotice /> : null}</Suspense>;
};
