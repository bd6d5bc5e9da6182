import { useDeferredValue, useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useRights } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { RibbonDrawing } from '../../shell/drawings/RibbonDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Pill, Pills } from '../../shell/pieces/Pill.ts';
import { SearchBox } from '../../shell/pieces/SearchBox.tsx';
import { ShowMore } from '../../shell/pieces/ShowMore.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { useToday } from '../../shell/useToday.ts';
import { HiredLine, isStartable } from './HiredLine.tsx';
import { PickAll, PickedBar } from './Picked.tsx';
import { StartDialog } from './StartDialog.tsx';
import { useOnboardingCandidates } from './useOnboardingCandidates.ts';
import { comma } from '../../shell/comma.ts';
import type { HiredCandidate, Shown } from './useOnboardingCandidates.ts';

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px', padding: '8px 16px', borderBottom: '1px solid var(--line)', flex: 'none' });
const Lines = styled('ul')({ flex: 1, minHeight: 0, margin: 0, padding: 0, listStyle: 'none', overflow: 'auto' });
const Rest = styled('div')({ padding: 16 });
const Why = styled('p')({ margin: 0, padding: '8px 16px', flex: 'none', color: 'var(--text-2)', borderBottom: '1px solid var(--hair)', '& span': { display: 'block', maxWidth: 880 } });

const FILTERS: Readonly<Partial<Record<Shown, string>>> = { ALL: 'onboard.filter.all', NOT_STARTED: 'onboard.filter.notStarted', EARLIER: 'onboard.filter.earlier' };

const path = '/recruitment/onboarding';
const SHOWN: readonly Shown[] = ['ALL', 'NOT_STARTED', 'EARLIER', 'DRAFT', 'INVITED', 'STARTED', 'SUBMITTED', 'RETURNED', 'ONBOARDED', 'CANCELLED'];
const DONE: readonly (string | null)[] = ['ONBOARDED', 'CANCELLED'];

/** /recruitment/onboarding: whom I hired, until they are employees: what is due next, and for whom first. */
export const OnboardingCandidates = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const number = new Intl.NumberFormat(useCellFormats().locale);
  const [address, setAddress] = useSearchParams();
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const [now] = useState(() => Date.now());
  const today = useToday();
  const { add } = useRights('RECRUITMENT_ONBOARDING');
  const [starting, setStarting] = useState<readonly HiredCandidate[]>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const shown = SHOWN.find((one) => one === address.get('show')) ?? 'ALL';
  // Who is not in sight any more is not chosen either.
  useEffect(() => setChosen(new Set()), [shown, search]);
  const { data, error, refetch, ...pages } = useOnboardingCandidates(shown, search);
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const earlier = data?.earlier ?? 0;
  const count = (of: Shown): number =>
    of === 'EARLIER' ? earlier : (data?.counts ?? []).filter(({ status }) => (of === 'ALL' ? !DONE.includes(status ?? null) : (status ?? 'NOT_STARTED') === of)).reduce((sum, one) => sum + one.count, 0) - (of === 'ALL' || of === 'NOT_STARTED' ? earlier : 0);
  const offered = SHOWN.filter((one) => one === 'ALL' || one === shown || count(one) > 0);
  const isEmpty = data !== undefined && data.rows.length === 0;
  const startable = add ? (data?.rows ?? []).filter(isStartable) : [];
  const picked = startable.filter(({ candidateId }) => chosen.has(candidateId));
  const end = (): void => {
    const started = starting?.map(({ candidateId }) => candidateId) ?? [];
    setStarting(undefined);
    setChosen((now) => new Set([...now].filter((id) => !started.includes(id))));
  };
  const turn = (id: number): void => setChosen(new Set([...chosen].includes(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]));
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} divided />
      {data !== undefined && data.counts.length > 0 ? (
        <Tools>
          <Pills role="group" aria-label={translate('onboard.filter')}>
            {offered.map((one) => (
              <Pill key={one} type="button" aria-pressed={one === shown} onClick={() => setAddress(one === 'ALL' ? {} : { show: one }, { replace: true })}>
                {translate(FILTERS[one] ?? `enum.OnboardingStatus.${one}`)}
                <span>{number.format(count(one))}</span>
              </Pill>
            ))}
          </Pills>
          <SearchBox label={translate('onboard.search')} text={text} onText={setText} />
        </Tools>
      ) : null}
      {data === undefined ? <Skeleton widths={[320, 480, 320]} /> : null}
      {isEmpty ? <EmptyState drawing={<RibbonDrawing />} title={translate('onboard.empty')} message={translate(data.counts.length > 0 && (search !== '' || shown !== 'ALL') ? 'onboard.noneFound' : 'onboard.emptyWhy')} /> : null}
      {shown === 'EARLIER' && !isEmpty ? <Why><span>{translate('onboard.earlierWhy')}</span></Why> : null}
      {startable.length > 1 ? <PickAll picked={picked.length} of={startable.length} onAll={() => setChosen(new Set(picked.length === startable.length ? [] : startable.map(({ candidateId }) => candidateId)))} /> : null}
      {data && !isEmpty ? (
        <Lines key={shown} aria-label={title}>
          {data.rows.map((candidate) => (
            <HiredLine key={candidate.candidateId} candidate={candidate} now={now} today={today} onStart={() => setStarting([candidate])} isPicked={startable.length > 1 ? chosen.has(candidate.candidateId) : null} onPick={() => turn(candidate.candidateId)} />
          ))}
          {pages.more ? <li><Rest><ShowMore label={translate('onboard.more')} pages={pages} /></Rest></li> : null}
        </Lines>
      ) : null}
      {picked.length > 0 ? <PickedBar count={picked.length} onStart={() => setStarting(picked)} onClear={() => setChosen(new Set())} /> : null}
      {starting ? <StartDialog candidates={starting.map(({ candidateId }) => candidateId)} who={starting.length === 1 ? starting[0]!.name : translate('onboard.people', { smart_count: starting.length })} names={starting.length === 1 ? '' : starting.map(({ name }) => name).join(comma())} joiningDate={starting.length === 1 ? (starting[0]!.joiningDate ?? null) : null} onClose={() => setStarting(undefined)} onDone={end} /> : null}
    </>
  );
};
