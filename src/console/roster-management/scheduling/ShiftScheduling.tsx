import { useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { shiftDay } from '../../../domain/lists/calendarDays.ts';
import { weekdays } from '../../../domain/leave/working-days.ts';
import { useRights } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { listAddress } from '../../resource/panel/listAddress.ts';
import { CalendarDrawing } from '../../shell/drawings/CalendarDrawing.tsx';
import { LensDrawing } from '../../shell/drawings/LensDrawing.tsx';
import { ProgressLine } from '../../shell/frame/ProgressLine.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { widths } from '../../shell/widths.ts';
import { byId } from '../shifts.ts';
import { DayList } from './DayList.tsx';
import { PlanTools } from './PlanTools.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { RosterGrid } from './RosterGrid.tsx';
import { ShiftBrushes } from './ShiftBrushes.tsx';
import { NARROWS } from '../../shell/team/useTeamPlace.ts';
import { usePlanPlace } from './usePlanPlace.ts';
import { usePlanActs } from './usePlanActs.ts';
import { useRoster, useRosterChoices } from './useRoster.ts';
import type { Brush } from './brushes.ts';

const path = '/roster-management/shift-scheduling';

/** /roster-management/shift-scheduling: who works when. Drafts are painted, then published. */
export const ShiftScheduling = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const navigate = useNavigate();
  const isPhone = useMediaQuery(widths.phone);
  const { update: mayPlan } = useRights('SHIFT_SCHEDULING');
  const { data: choices, error: failed, refetch: ask } = useRosterChoices();
  const place = usePlanPlace(choices === undefined ? 1 : (weekdays.indexOf(choices.weekBegins) + 1) % 7);
  const [sight, setSight] = useState({ first: 0, last: 0 });
  const [brush, setBrush] = useState<Brush | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { days, span, today, filter, isNarrowed } = place;
  const { period, plan, known, error, isFetching, refetch, personAt } = useRoster(days, filter, sight.first, sight.last, choices !== undefined);
  const acts = usePlanActs();
  if ((error && !known) || (failed && !choices)) return <ErrorState error={error ?? failed} isPage onRetry={() => (failed ? void ask() : refetch())} />;
  const shifts = byId(known?.shifts ?? []);
  const offered = (known?.shifts ?? []).filter(({ inUse }) => inUse);
  const all = { ...period, filter };
  const warned = (plan?.people ?? []).flatMap((person) => person.days).filter(({ isDraft, warnings }) => isDraft && warnings.length > 0).length;
  const drafts = plan?.drafts ?? 0;
  const before = { from: shiftDay(period.from, -7), until: shiftDay(period.until, -7), to: period.from, filter };
  const onSight = (first: number, last: number): void => setSight((now) => (now.first === first && now.last === last ? now : { first, last }));
  const onPlan = (cells: Parameters<typeof acts.plan>[0]): void => void acts.plan(cells);
  const actions = [
    ...(mayPlan && span === 'WEEK' ? [{ key: 'copy', kind: 'outlined' as const, label: translate('roster.copy'), run: () => void acts.copy(before) }] : []),
    { key: 'list', kind: 'more' as const, label: translate('roster.list'), run: () => void navigate(listAddress(`${path}/shifts`, { day: period })) },
    ...(mayPlan && drafts > 0 ? [{ key: 'discard', kind: 'more' as const, label: translate('roster.discard', { smart_count: drafts }), isDestructive: true, run: () => void acts.discard(all) }] : []),
    ...(mayPlan ? [{ key: 'publish', kind: 'filled' as const, label: drafts > 0 ? translate('roster.publish', { smart_count: drafts }) : translate('roster.publishNone'), shortLabel: translate('roster.publishShort'), ...(drafts === 0 ? { disabledReason: translate('roster.publishedNothing') } : {}), run: () => setAsking(true) }] : []),
  ];
  const publish = async (): Promise<void> => {
    if (await acts.publish(all)) setAsking(false);
  };
  const shared = { days, today, shifts, offered, mayPlan, personAt, onSight, onPlan };
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} actions={actions} divided />
      <PlanTools place={place} choices={choices} />
      {isFetching || acts.isWorking ? <ProgressLine /> : null}
      {known === undefined ? <Skeleton widths={[320, 480, 480, 320]} /> : null}
      {known?.totalRecords === 0 ? (
        isNarrowed ? <EmptyState drawing={<LensDrawing />} title={translate('roster.noneFound')} action={{ label: translate('roster.clear'), run: () => place.put(Object.fromEntries(['search', ...NARROWS].map((name) => [name, null]))) }} />
          : <EmptyState drawing={<CalendarDrawing />} title={translate('roster.empty')} message={translate('roster.emptyWhy')} />
      ) : null}
      {known && known.totalRecords > 0 ? (
        isPhone ? <DayList plan={known} {...shared} /> : (
          <>
            {mayPlan ? <ShiftBrushes shifts={offered} brush={brush} onBrush={setBrush} /> : null}
            <RosterGrid key={`${span} ${period.from}`} label={title} span={span} plan={plan ?? { ...known, totals: null }} brush={brush} {...shared} />
          </>
        )
      ) : null}
      {isAsking && plan ? <PublishDialog plan={plan} from={period.from} until={period.until} warned={warned} isNarrowed={isNarrowed} isWorking={acts.isWorking} onPublish={() => void publish()} onClose={() => setAsking(false)} /> : null}
    </>
  );
};
