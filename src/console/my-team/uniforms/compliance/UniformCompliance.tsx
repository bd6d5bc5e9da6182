import { useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslate } from 'ra-core';
import { isDate } from '../../../../domain/calendar.ts';
import { lastOfMonth } from '../../../../domain/dates.ts';
import { shiftMonth } from '../../../../domain/lists/calendarDays.ts';
import { uniformRate } from '../../../../domain/uniforms/rate.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { useRights } from '../../../providers/authSession.ts';
import { useCrumbs } from '../../../resource/list/useCrumbs.ts';
import { ShapeBar } from '../../../resource/list/shapes/ShapeBar.tsx';
import { LensDrawing } from '../../../shell/drawings/LensDrawing.tsx';
import { TickTrayDrawing } from '../../../shell/drawings/TickTrayDrawing.tsx';
import { ProgressLine } from '../../../shell/frame/ProgressLine.tsx';
import { PageHeader } from '../../../shell/PageHeader.tsx';
import { FigureStrip } from '../../../shell/pieces/FigureStrip.tsx';
import { ShowMore } from '../../../shell/pieces/ShowMore.tsx';
import { Skeleton } from '../../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../../shell/states/ErrorState.tsx';
import { TeamFoot, TeamScroll } from '../../../shell/team/TeamTable.tsx';
import { TeamNarrows } from '../../../shell/team/TeamNarrows.tsx';
import { useTeamPlace } from '../../../shell/team/useTeamPlace.ts';
import { useScreenLabel } from '../../../shell/useScreenLabel.ts';
import { useToday } from '../../../shell/useToday.ts';
import { useWords } from '../../../shell/useWords.ts';
import { COMPLIANCE } from '../addresses.ts';
import { useUniformCompliance } from '../useUniforms.ts';
import { ComplianceTable } from './ComplianceTable.tsx';
import { ObserveDialog } from './ObserveDialog.tsx';

/** /my-team/uniform-monitoring/compliance: how often people were seen in uniform in a month, and what was noted. */
export const UniformCompliance = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path: COMPLIANCE });
  const crumbs = useCrumbs(COMPLIANCE);
  const { number } = useWords();
  const { locale } = useCellFormats();
  const { add: mayAdd } = useRights('UNIFORM_MONITORING');
  const place = useTeamPlace();
  const today = useToday();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isObserving, setObserving] = useState(false);
  const told = `${place.get('month')}-01`;
  const from = isDate(told) ? told : `${today.slice(0, 7)}-01`;
  const { data, error, refetch, isFetching, more } = useUniformCompliance(from, place.filter);
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const turn = (by: 1 | -1): void => place.put({ month: shiftMonth(from, by).slice(0, 7) });
  const rows = data?.rows ?? [];
  const picked = rows.filter(({ employeeId, isOwn }) => chosen.has(employeeId) && !isOwn);
  const rate = data === undefined ? null : uniformRate(data.worn, data.observed);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const figures = data === undefined ? [] : [
    { key: 'rate', label: translate('uniforms.rate'), value: rate === null ? '–' : percent.format(rate / 100), note: translate('uniforms.daysObserved', { smart_count: data.observed }) },
    { key: 'incomplete', label: translate('enum.UniformState.INCOMPLETE'), value: number(data.incomplete) }, { key: 'notWorn', label: translate('enum.UniformState.NOT_WORN'), value: number(data.notWorn) },
    { key: 'unobserved', label: translate('uniforms.unobserved'), value: number(data.unobserved) },
  ];
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={COMPLIANCE} divided />
      <ShapeBar>
        <IconButton size="small" aria-label={translate('shapes.calendar.previous.MONTH')} onClick={() => turn(-1)}><ChevronLeft /></IconButton>
        <IconButton size="small" aria-label={translate('shapes.calendar.next.MONTH')} disabled={lastOfMonth(from) >= today} onClick={() => turn(1)}><ChevronRight /></IconButton>
        <h2 aria-live="polite">{new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${from}T00:00:00Z`))}</h2>
        <span className="rest" />
        <TeamNarrows place={place} />
      </ShapeBar>
      {isFetching ? <ProgressLine /> : null}
      {data === undefined ? <Skeleton widths={[480, 480, 320, 320]} /> : (
        <TeamScroll role="region" aria-label={title} tabIndex={0}>
          <div className="strip"><FigureStrip figures={figures} /></div>
          {rows.length > 0 ? <ComplianceTable rows={rows} label={title} chosen={chosen} mayChoose={mayAdd} onChosen={setChosen} />
            : place.isNarrowed ? <EmptyState drawing={<LensDrawing />} title={translate('roster.noneFound')} action={{ label: translate('roster.clear'), run: place.clear }} />
              : <EmptyState drawing={<TickTrayDrawing />} title={translate('uniforms.nobody')} message={translate('uniforms.nobodyWhy')} />}
        </TeamScroll>
      )}
      <TeamFoot data-chosen={picked.length > 0 ? '' : undefined}>
        <span role="status">{picked.length > 0 ? translate('uniforms.chosen', { smart_count: picked.length }) : data === undefined ? '' : translate('uniforms.people', { smart_count: data.totalRecords })}</span>
        <span className="rest" />
        <ShowMore label={translate('uniforms.more')} pages={{ more, isFetching }} />
        {mayAdd && picked.length > 0 ? <Button size="small" variant="outlined" onClick={() => setObserving(true)}>{translate('uniforms.observeMany', { smart_count: picked.length })}</Button> : null}
      </TeamFoot>
      {isObserving ? <ObserveDialog people={picked} onClose={(isDone) => {
        setObserving(false);
        if (isDone) setChosen(new Set());
      }} /> : null}
    </>
  );
};
