import { Suspense, useEffect, useState } from 'react';
import { sessionState } from '../../providers/authSession.ts';
import { whenIdle } from '../frame/whenIdle.ts';
import { apart } from '../pieces/apart.tsx';
import { useSignal } from '../signal.ts';
import { downloads } from './downloads.ts';
import { WorkNews } from './WorkNews.tsx';
import { keptWorks, works } from './works.ts';

const WorksAgain = apart(async () => (await import('./WorksAgain.tsx')).WorksAgain, { isQuiet: true });
const WorkCards = apart(async () => (await import('./WorkCards.tsx')).WorkCards);

/** What was begun elsewhere is asked for once the page has its own. */
const REST_MS = 2000;

/** Stands beside every page: work on very many records may be begun on each, and goes on when the page is loaded anew or another is opened. */
export const WorksHost = () => {
  const jobs = useSignal(works).flatMap(({ job, place }) => (place === 'CARD' ? [job] : []));
  const files = useSignal(downloads);
  const state = useSignal(sessionState);
  const isIn = state.status === 'in';
  const [isLooking, setLooking] = useState(() => keptWorks().length > 0);
  useEffect(() => (isIn && !isLooking ? whenIdle(() => setLooking(true), REST_MS) : undefined), [isIn, isLooking]);
  if (!isIn) return null;
  return (
    <>
      <WorkNews />
      <Suspense>
        {isLooking ? <WorksAgain key={state.session.user.userId} /> : null}
        {jobs.length > 0 || files.length > 0 ? <WorkCards jobs={jobs} files={files} /> : null}
      </Suspense>
    </>
  );
};
