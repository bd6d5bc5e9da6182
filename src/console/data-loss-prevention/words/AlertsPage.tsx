import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { DayChoice } from '../../fields/input/DayChoice.tsx';
import { useRights } from '../../providers/authSession.ts';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { BellDrawing } from '../../shell/drawings/BellDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { onPhone } from '../../shell/widths.ts';
import { CountCards } from './CountCards.tsx';
import { DaysCard } from './DaysCard.tsx';
import { LatestCard } from './LatestCard.tsx';
import { useAlerts, useAlertsPlace } from './useAlerts.ts';
import type { Board } from './alertBoard.ts';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, background: 'var(--canvas)', display: 'flex', flexDirection: 'column', gap: 12, [onPhone]: { padding: 8 } });
const Cards = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))', gap: 12, [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } });
const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, [onPhone]: { '& > *': { flex: '1 1 100%' } } });

/** Of which days and of whom the figures are. */
const Tools = ({ board, place }: { readonly board: Board; readonly place: ReturnType<typeof useAlertsPlace> }) => {
  const translate = useTranslate();
  const { narrowing, from, to, ofDepartment } = place;
  const { data } = useAlerts(board.choices, { ...narrowing, departmentId: null });
  const rows = data?.departments ?? [];
  const label = translate('wordAlerts.department');
  const options = [{ value: '', label: `${label}: ${translate('wordAlerts.everybody')}` }, ...rows.map(({ id, name }) => ({ value: id, label: name }))];
  const value = String(narrowing.departmentId ?? '');
  return (
    <Bar role="group" aria-label={translate('wordAlerts.narrow')}>
      <DayChoice required label={translate('wordAlerts.from')} value={narrowing.fromDate} onChoose={(day) => from(day ?? narrowing.fromDate)} />
      <DayChoice required label={translate('wordAlerts.to')} value={narrowing.toDate} onChoose={(day) => to(day ?? narrowing.toDate)} />
      {rows.length < 2 && value === '' ? null : <SmallChoice isWhole label={label} value={options.some((option) => option.value === value) ? value : ''} options={options} onChoose={ofDepartment} />}
    </Bar>
  );
};

/** A dashboard of alerts: how many there are, over time, by what, where and of whom, and the newest of them. */
export const AlertsPage = ({ board }: { readonly board: Board }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const title = useScreenLabel()({ path: board.path });
  const crumbs = useCrumbs(board.path);
  const place = useAlertsPlace();
  const { narrowing } = place;
  const number = new Intl.NumberFormat(tagOf(useLocale()));
  const rights = useRights(board.settings.form);
  const mayConfigure = rights.update && rights.scope === 'ALL';
  const { data, error, refetch } = useAlerts(board.figures, narrowing);
  const toSettings = { label: translate('wordAlerts.toSettings'), run: () => void navigate(board.settings.path) };
  const actions = [
    { key: 'all', kind: 'outlined' as const, label: translate('wordAlerts.all'), run: () => void navigate(`${board.path}/alerts`) },
    ...(mayConfigure ? [{ key: 'settings', kind: 'outlined' as const, ...toSettings }] : []),
  ];
  const figures = data?.figures;
  const isUnused = figures !== undefined && !figures.isOn && figures.alerts + figures.open + figures.before === 0 && narrowing.departmentId === null;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} actions={actions} divided />
      <Scroll tabIndex={0} role="region" aria-label={title}>
        <Tools board={board} place={place} />
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : figures === undefined ? <Skeleton widths={[320, 320]} /> : null}
        {isUnused ? <EmptyState drawing={<BellDrawing />} title={translate(`wordAlerts.off.${board.kind}`)} message={translate('wordAlerts.offWhy')} {...(mayConfigure ? { action: toSettings } : {})} /> : null}
        {figures !== undefined && !isUnused ? (
          <>
            {figures.isOn ? null : <Note tone="info" title={translate(`wordAlerts.off.${board.kind}`)} />}
            <FigureStrip
              figures={[
                { label: translate('wordAlerts.alerts'), value: number.format(figures.alerts), note: translate('wordAlerts.before', { number: number.format(figures.before) }) },
                { label: translate('wordAlerts.open'), value: number.format(figures.open), note: translate('wordAlerts.openOf'), path: `${board.path}/alerts` },
                { label: translate('wordAlerts.people'), value: number.format(figures.people) },
                { label: translate('wordAlerts.failed'), value: number.format(figures.failed), isBad: figures.failed > 0 },
              ]}
            />
            <Cards>
              <DaysCard board={board} narrowing={narrowing} />
              <CountCards board={board} narrowing={narrowing} />
              <LatestCard board={board} narrowing={narrowing} />
            </Cards>
          </>
        ) : null}
      </Scroll>
    </>
  );
};
