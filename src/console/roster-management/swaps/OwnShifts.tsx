import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useWeekStart } from '../../fields/input/useWeekStart.ts';
import { useRights } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { TickTrayDrawing } from '../../shell/drawings/TickTrayDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { onNarrow } from '../../shell/widths.ts';
import { byId } from '../shifts.ts';
import { OwnDays } from './OwnDays.tsx';
import { SwapDialog } from './SwapDialog.tsx';
import { SwapLine } from './SwapLine.tsx';
import { useOwnShifts, type OwnDay } from './useOwnShifts.ts';

const Parts = styled('div')({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 400px', flex: 1, minHeight: 0,
  '& > section': { minHeight: 0, overflow: 'auto' }, '& > section + section': { borderLeft: '1px solid var(--line)' },
  '& h2': { margin: 0, padding: '12px 16px', fontSize: 14, lineHeight: '20px', fontWeight: 600, position: 'sticky', top: 0, background: 'var(--surface)', borderBottom: '1px solid var(--line)', zIndex: 1 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  [onNarrow]: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', overflow: 'auto', '& > section': { flex: 'none', overflow: 'visible' }, '& > section + section': { borderLeft: 0 } },
});

const path = '/roster-management/shift-swap';

/** /roster-management/shift-swap: my shifts of four weeks, and the swaps that I asked for or am asked about. */
export const OwnShifts = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const { add } = useRights('SHIFT_SWAP');
  const weekStart = useWeekStart();
  const { data, error, refetch } = useOwnShifts();
  const [swapped, setSwapped] = useState<OwnDay | null>(null);
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const shifts = byId(data?.shifts ?? []);
  const shift = swapped?.workScheduleId == null ? undefined : shifts.get(swapped.workScheduleId);
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} divided />
      {data === undefined ? <Skeleton widths={[320, 480, 320]} /> : null}
      {data ? (
        <Parts>
          <section aria-label={translate('swaps.mine')} tabIndex={0}>
            <h2>{translate('swaps.mine')}</h2>
            <OwnDays days={data.days} shifts={shifts} today={data.today} weekStart={weekStart} label={translate('swaps.mine')} maySwap={add} onSwap={setSwapped} />
          </section>
          <section aria-label={translate('shiftSwap', { smart_count: 2 })} tabIndex={0}>
            <h2>{translate('shiftSwap', { smart_count: 2 })}</h2>
            {data.swaps.length === 0 ? <EmptyState small drawing={<TickTrayDrawing small />} title={translate('swaps.none')} message={translate(data.swapAllowed ? 'swaps.noneWhy' : 'shiftSwap.notAllowed')} /> : null}
            <ul>{data.swaps.map((swap) => <SwapLine key={swap.id} swap={swap} shifts={shifts} />)}</ul>
          </section>
        </Parts>
      ) : null}
      {swapped && shift && data ? <SwapDialog day={swapped.day} shift={shift} shifts={shifts} needsApproval={data.needsApproval} onClose={() => setSwapped(null)} /> : null}
    </>
  );
};
