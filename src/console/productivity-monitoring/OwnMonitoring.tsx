import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { ReadOwnMonitoringDocument } from '../../../generated/monitoring/operations.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { ScreenDrawing } from '../shell/drawings/ScreenDrawing.tsx';
import { PageHeader } from '../shell/PageHeader.tsx';
import { Note } from '../shell/pieces/Note.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../shell/useScreenLabel.ts';
import { onPhone } from '../shell/widths.ts';
import { BOARD, OWN } from './addresses.ts';
import { OwnAlerts, useOwnAlerts } from './OwnAlerts.tsx';
import { OwnComputers } from './OwnComputers.tsx';
import { SeeOwn } from './SeeOwn.tsx';
import { useTimes } from '../shell/board/useTimes.ts';
import type { ReactNode } from 'react';

const Sheet = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: '20px 16px', '& > *': { maxWidth: 720 } });
const Facts = styled('dl')({ display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', gap: '12px 16px', margin: '20px 0 0', fontSize: 14, lineHeight: '20px', '& dt': { color: 'var(--text-2)' }, '& dd': { margin: 0, textWrap: 'pretty' }, '& ul': { margin: '8px 0 0', padding: '0 0 0 16px', listStyle: 'disc' }, '& li + li': { marginTop: 4 }, '& li a': { color: 'var(--accent-text)', '&:hover': { textDecoration: 'underline' } }, [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, '& dd': { marginBottom: 12 } } });
const Part = styled('section')({ marginTop: 24, paddingTop: 20, borderTop: '1px solid var(--hair)', '& > h2': { margin: '0 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& > ul': { margin: 0, padding: 0, listStyle: 'none', lineHeight: '28px' } });

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return <Part aria-labelledby={id}><h2 id={id}>{title}</h2>{children}</Part>;
};

/** /employee-self-service/my-activity: whether and what is recorded of me, why and for how long, by which computers, and who read it. */
export const OwnMonitoring = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const times = useTimes();
  const title = useScreenLabel()({ path: OWN });
  const { data, error, refetch } = useQuery({ queryKey: ['own-monitoring'], queryFn: ({ signal }) => askAnswer('monitoring', ReadOwnMonitoringDocument, {}, signal) });
  const { data: alerts } = useOwnAlerts();
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const isKnown = data !== undefined && (data.isMonitored || data.devices.length > 0);
  const lead = (key: string, path: string) => ({ key, kind: 'outlined' as const, label: translate(`ownActivity.${key}`), run: () => void navigate(path) });
  const actions = data === undefined || !isKnown ? [] : [
    ...(data.seesFigures ? [lead('figures', `${BOARD}/${data.employeeId}`), lead('attempts', `${OWN}/blocked-websites`)] : []),
    ...(data.seesLocations ? [lead('locations', `/data-loss-prevention/location-intelligence/${data.employeeId}`)] : []),
  ];
  return (
    <>
      <PageHeader title={title} actions={actions} divided />
      {data === undefined ? <Skeleton widths={[320, 480, 320]} /> : null}
      {data && !isKnown ? <EmptyState drawing={<ScreenDrawing path={OWN} />} title={translate('ownActivity.off')} message={translate('ownActivity.offWhy')} /> : null}
      {data && isKnown ? (
        <Sheet>
          {data.isMonitored ? <Note tone="info" title={translate('ownActivity.on', { day: times.date(data.since ?? '') })} /> : <Note tone="success" title={translate('ownActivity.off')} />}
          {data.purpose === null || data.purpose === undefined ? null : (
            <Facts>
              <dt>{translate('ownActivity.purpose')}</dt>
              <dd>{data.purpose}</dd>
              <dt>{translate('ownActivity.what')}</dt>
              <dd>
                {translate('ownActivity.whatText')} {data.alsoRecorded.length === 0 ? translate('ownActivity.whatNot') : null}
                {data.internetException ? <p>{translate(`ownActivity.exception.${data.internetException.mode}`, { reason: data.internetException.reason })}</p> : null}
                {data.alsoRecorded.length === 0 ? null : <ul>{data.alsoRecorded.map((kind) => <li key={kind}>{translate(`ownActivity.also.${kind}`)} <SeeOwn kind={kind} /></li>)}</ul>}
              </dd>
              <dt>{translate('ownActivity.when')}</dt>
              <dd>{translate(data.keepsOutsideSchedule ? 'ownActivity.always' : 'ownActivity.inShift')}</dd>
              <dt>{translate('ownActivity.howLong')}</dt>
              <dd>{translate('ownActivity.keepsDetails', { smart_count: data.keepsIntervalsDays })} {translate('ownActivity.keepsDays', { smart_count: data.keepsDaysMonths })}</dd>
            </Facts>
          )}
          <Section title={translate('ownActivity.computers')}><OwnComputers devices={data.devices} mayConnect={data.mayConnect} /></Section>
          {data.alsoRecorded.includes('WORDS') || (alerts?.alerts.length ?? 0) > 0 ? <Section title={translate('ownAlerts.title')}><OwnAlerts /></Section> : null}
          <Section title={translate('ownActivity.readings')}>
            {data.readings.length === 0 ? <p>{translate('ownActivity.noReadings')}</p> : <ul>{data.readings.map(({ kind, by, on, fromDate, toDate }) => <li key={`${kind} ${by} ${on} ${fromDate} ${toDate}`}>{translate(kind ? `ownActivity.readingOf.${kind}` : 'ownActivity.reading', { by, day: times.date(on), from: times.date(fromDate), until: times.date(toDate) })}</li>)}</ul>}
          </Section>
        </Sheet>
      ) : null}
    </>
  );
};
