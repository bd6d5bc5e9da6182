import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { TickTrayDrawing } from '../../shell/drawings/TickTrayDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { FailureLine } from '../../shell/states/FailureLine.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { GroupCard } from './GroupCard.tsx';
import { useGroups } from './useGroups.ts';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16 });
const Intro = styled('p')({ margin: '0 0 12px', maxWidth: '72ch', color: 'var(--text-2)' });
const Groups = styled('ul')({ display: 'grid', gap: 12, margin: '0 0 12px', padding: 0, listStyle: 'none' });
const Badge = styled('span')({ flex: 'none', padding: '1px 8px', borderRadius: 10, background: 'var(--canvas)', color: 'var(--text-2)', fontSize: 12, lineHeight: '18px', fontWeight: 600, '[data-theme=dark] &': { background: 'var(--raised)' } });

const path = '/recruitment/job-candidates/duplicate-candidates';

/** /recruitment/job-candidates/duplicate-candidates: candidates held to be one person, the likeliest first. */
export const DuplicateGroups = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const { groups, total, waiting, error, retry, hasNextPage, fetchNextPage, isFetching, isFetchingNextPage } = useGroups();
  const { run, isWorking, refusal } = useChange('recruitment');
  if (error && !groups) return <ErrorState error={error} isPage onRetry={() => void retry()} />;
  const number = new Intl.NumberFormat(tagOf(locale));
  const waits = waiting > 0 ? translate('duplicates.waiting', { smart_count: waiting, number: number.format(waiting) }) : '';
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} divided beside={total > 0 ? <Badge aria-label={translate('duplicates.count', { smart_count: total })}>{number.format(total)}</Badge> : undefined} />
      {groups === undefined ? <Skeleton widths={[480, 320, 480]} /> : null}
      {groups?.length === 0 ? <EmptyState drawing={<TickTrayDrawing />} title={translate('duplicates.none')} message={waits === '' ? translate('duplicates.noneText') : `${translate('duplicates.noneWaiting')} ${waits}`} /> : null}
      {groups && groups.length > 0 ? (
        <Scroll>
          <Intro>{translate('duplicates.intro')} <span role="status">{waits}</span></Intro>
          {refusal ? <Refused role="alert">{refusal.message}</Refused> : null}
          <Groups aria-label={translate('duplicates.list')}>
            {groups.map((group) => <GroupCard key={group.candidates.map(({ Candidate_Id }) => Candidate_Id).join('-')} group={group} run={run} isWorking={isWorking} />)}
          </Groups>
          {error ? <FailureLine error={error} isTrying={isFetching} onRetry={() => void retry()} /> : hasNextPage ? <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>{translate('duplicates.more')}</Button> : null}
        </Scroll>
      ) : null}
    </>
  );
};
