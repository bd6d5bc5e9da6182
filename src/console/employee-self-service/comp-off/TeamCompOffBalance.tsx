import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { BarsDrawing } from '../../shell/drawings/BarsDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { useDebounced } from '../../shell/palette/useDebounced.ts';
import { SearchBox } from '../../shell/pieces/SearchBox.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { FailureLine } from '../../shell/states/FailureLine.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { BalanceTable } from './BalanceTable.tsx';
import { NotTaken } from './NotTaken.tsx';
import { useTeamBalances } from './useCompOff.ts';

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, padding: '0 16px', flex: 'none' });
const Warned = styled('div')({ padding: '0 16px 8px', flex: 'none' });
const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto' });
const Foot = styled('footer')({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 44, padding: '0 16px', flex: 'none', borderTop: '1px solid var(--line)', color: 'var(--text-2)' });

const path = '/my-team/compensatory-off-balance';

/** /my-team/compensatory-off-balance: what those within reach earned, took, lost and have left. */
export const TeamCompOffBalance = () => {
  const translate = useTranslate();
  const label = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const [search, setSearch] = useState('');
  const { balances, total, canBeTaken, error, retry, hasMore, more, isFetching } = useTeamBalances(useDebounced(search.trim(), 300));
  if (error && !balances) return <ErrorState error={error} isPage onRetry={() => void retry()} />;
  const isSought = search.trim() !== '';
  const none = isSought
    ? { title: translate('common.noResults'), message: '', action: { label: translate('states.noResult.clear'), run: () => setSearch('') } }
    : { drawing: <BarsDrawing />, title: translate('compOffBalance.teamNone'), message: translate('compOffBalance.teamNoneWhy') };
  return (
    <>
      <PageHeader title={label} crumbs={crumbs} favourite={path} divided />
      <Bar><SearchBox label={translate('compOffBalance.find')} text={search} onText={setSearch} /></Bar>
      {canBeTaken ? null : <Warned><NotTaken /></Warned>}
      {balances === undefined ? <Skeleton widths={[320, 480, 480]} /> : balances.length === 0 ? <EmptyState {...none} /> : <Scroll><BalanceTable balances={balances} label={label} /></Scroll>}
      <Foot>
        <span role="status">{balances === undefined ? '' : translate('compOffBalance.count', { smart_count: total })}</span>
        {error && balances ? <FailureLine error={error} isTrying={isFetching} onRetry={() => void retry()} /> : hasMore ? <Button variant="text" loading={isFetching} onClick={() => void more()}>{translate('compOffBalance.more')}</Button> : null}
      </Foot>
    </>
  );
};
