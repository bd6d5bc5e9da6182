import { useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadEarlyCheckOutsDocument } from '../../../../generated/attendance/operations.ts';
import { shiftMonth } from '../../../domain/lists/calendarDays.ts';
import { isDate } from '../../../domain/calendar.ts';
import { lastOfMonth } from '../../../domain/dates.ts';
import { useRights } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { ShapeBar } from '../../resource/list/shapes/ShapeBar.tsx';
import { askAnswer } from '../../shell/askAnswer.ts';
import { ClockDrawing } from '../../shell/drawings/ClockDrawing.tsx';
import { LensDrawing } from '../../shell/drawings/LensDrawing.tsx';
import { ProgressLine } from '../../shell/frame/ProgressLine.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useToday } from '../../shell/useToday.ts';
import { useWords } from '../../shell/useWords.ts';
import { DecideDialog } from '../days/DecideDialog.tsx';
import { TeamFoot, TeamScroll } from '../../shell/team/TeamTable.tsx';
import { TeamNarrows } from '../../shell/team/TeamNarrows.tsx';
import { useTeamPlace } from '../../shell/team/useTeamPlace.ts';
import { EarlyTable, keyOf } from './EarlyTable.tsx';

const path = '/my-team/early-checkout';
const OFFERED = ['EARLY_EXCUSED', 'HALF_DAY_LOST'] as const;

/** /my-team/early-checkout: who left before the end of their shift in a month, what lets it pass, and what is decided about it. */
export const EarlyCheckOuts = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const { number } = useWords();
  const { locale } = useCellFormats();
  const { add: mayDecide } = useRights('TEAM_EARLY_CHECKOUT');
  const place = useTeamPlace();
  const today = useToday();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isDeciding, setDeciding] = useState(false);
  const told = `${place.get('month')}-01`;
  const from = isDate(told) ? told : `${today.slice(0, 7)}-01`;
  const until = lastOfMonth(from);
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['early-check-outs', from, until, place.filter], placeholderData: keepPreviousData, retry: false, queryFn: ({ signal }) => askAnswer('attendance', ReadEarlyCheckOutsDocument, { from, until, filter: place.filter }, signal) });
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const turn = (by: 1 | -1): void => {
    setChosen(new Set());
    place.put({ month: shiftMonth(from, by).slice(0, 7) });
  };
  const rows = data?.rows ?? [];
  const picked = rows.filter((row) => row.allowance == null && chosen.has(keyOf(row)));
  const figures = data === undefined ? [] : [
    { key: 'waiting', label: translate('early.waits'), value: number(data.waiting) }, { key: 'allowed', label: translate('early.allowed'), value: number(data.allowed) },
    { key: 'halfDays', label: translate('enum.EarlyAllowance.HALF_DAY_LOST'), value: number(data.halfDays) }, { key: 'minutes', label: translate('early.hours'), value: number(Math.round(data.minutes / 6) / 10) },
  ];
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} divided />
      <ShapeBar>
        <IconButton size="small" aria-label={translate('shapes.calendar.previous.MONTH')} onClick={() => turn(-1)}><ChevronLeft /></IconButton>
        <IconButton size="small" aria-label={translate('shapes.calendar.next.MONTH')} disabled={until >= today} onClick={() => turn(1)}><ChevronRight /></IconButton>
        <h2 aria-live="polite">{new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${from}T00:00:00Z`))}</h2>
        <span className="rest" />
        <TeamNarrows place={place} />
      </ShapeBar>
      {isFetching ? <ProgressLine /> : null}
      {data === undefined ? <Skeleton widths={[480, 480, 320, 320]} /> : (
        <TeamScroll role="region" aria-label={title} tabIndex={0}>
          <div className="strip"><FigureStrip figures={figures} /></div>
          {rows.length > 0 ? <EarlyTable rows={rows} label={title} chosen={chosen} mayDecide={mayDecide} onChosen={setChosen} />
            : place.isNarrowed ? <EmptyState drawing={<LensDrawing />} title={translate('roster.noneFound')} action={{ label: translate('roster.clear'), run: place.clear }} />
              : <EmptyState drawing={<ClockDrawing />} title={translate('early.empty')} message={translate('early.emptyWhy')} />}
        </TeamScroll>
      )}
      <TeamFoot data-chosen={picked.length > 0 ? '' : undefined}>
        <span role="status">{picked.length > 0 ? translate('teamDays.chosen', { smart_count: picked.length }) : data === undefined ? '' : translate('early.count', { smart_count: data.totalRecords })}</span>
        <span className="rest" />
        {mayDecide && picked.length > 0 ? <Button size="small" variant="outlined" onClick={() => setDeciding(true)}>{translate('teamDays.decideMany', { smart_count: picked.length })}</Button> : null}
      </TeamFoot>
      {isDeciding ? <DecideDialog days={picked} name={picked.length === 1 ? picked[0]!.employeeName : undefined} offered={OFFERED} onClose={() => {
        setDeciding(false);
        setChosen(new Set());
      }} /> : null}
    </>
  );
};
