import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Navigate } from 'react-router-dom';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { useReportFile } from '../../shell/charts/useReportFile.ts';
import { ProgressLine } from '../../shell/frame/ProgressLine.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { KEY_LOGGER, TEAM_LOGS } from '../addresses.ts';
import { useKeyLoggerPage, type KeyLoggerPage } from '../useKeyLoggerPage.ts';
import { useKeyLoggerTabs } from '../useKeyLoggerTabs.ts';
import { useLogTimes } from '../useLogTimes.ts';
import { LogFoot, LogScroll } from './LogSheet.ts';
import { LogTable } from './LogTable.tsx';
import { LogTools } from './LogTools.tsx';
import { NoLogs } from './NoLogs.tsx';
import { SumTable } from './SumTable.tsx';
import { useLogPlace } from './useLogPlace.ts';
import { useLogs } from './useLogs.ts';
import type { KeyLogsOf } from '../../../../generated/monitoring/operations.ts';

/** /data-loss-prevention/key-logger: how often I press keys, in what and for how long. */
export const MyKeyLogs = () => <Gate of="MINE" />;

/** /data-loss-prevention/key-logger/team: the same of those whom I may see. */
export const TeamKeyLogs = () => <Gate of="OTHERS" />;

const Gate = ({ of }: { readonly of: KeyLogsOf }) => {
  const { page, error, refetch } = useKeyLoggerPage();
  if (error && !page) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  if (!page) return <Skeleton widths={[320, 480, 320]} />;
  if (of === 'MINE' && !page.seesOwn && page.seesOthers) return <Navigate to={TEAM_LOGS} replace />;
  if (of === 'OTHERS' && !page.seesOthers) return <Navigate to={KEY_LOGGER} replace />;
  return <KeyLogs key={of} of={of} page={page} />;
};

const KeyLogs = ({ of, page }: { readonly of: KeyLogsOf; readonly page: KeyLoggerPage }) => {
  const translate = useTranslate();
  const path = of === 'MINE' ? KEY_LOGGER : TEAM_LOGS;
  const title = useScreenLabel()({ path: KEY_LOGGER });
  const crumbs = useCrumbs(KEY_LOGGER);
  const { number } = useLogTimes();
  const place = useLogPlace();
  const { logs, sums, asked, shown } = useLogs(of, place);
  const { data, error, hasNextPage, isFetching } = shown;
  const total = data?.pages[0]?.totalRecords ?? 0;
  const label = translate(of === 'MINE' ? 'keyLog.mine' : page.seesEverybody ? 'keyLog.all' : 'keyLog.team');
  const file = useReportFile('key-logs', { shape: place.shape, ...asked, employeeId: place.person || null, departmentId: place.department || null }, title);
  const isEmpty = data !== undefined && total === 0;
  const blocked = data === undefined || isEmpty || file.isWorking ? { disabledReason: translate('grid.export.none') } : {};
  const actions = (['XLSX', 'CSV'] as const).map((format) => ({ key: format, kind: 'outlined' as const, label: translate('grid.export.as', { format: translate(`grid.export.${format.toLowerCase()}`) }), ...blocked, run: () => void file.run(format) }));
  const isMore = logs.data?.pages[0]?.totalIsEstimate === true && place.shape === 'LOGS';
  const count = place.shape === 'LOGS' ? translate(isMore ? 'keyLog.countMore' : 'keyLog.count', { smart_count: total, number: number(total) }) : translate('keyLog.lines', { smart_count: total, number: number(total) });
  const open = (employeeId: string, day: string): void => place.put({ shape: '', from: day, to: day, ...(of === 'MINE' ? {} : { person: employeeId }) });
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} actions={actions} favourite={path} favouriteTitle={label} divided {...useKeyLoggerTabs(page, path)} />
      <LogTools place={place} of={of} />
      {isFetching || file.isWorking ? <ProgressLine /> : null}
      {error && !data ? <ErrorState error={error} onRetry={() => void shown.refetch()} /> : null}
      {data === undefined && !error ? <Skeleton widths={[480, 480, 320, 320]} /> : null}
      {isEmpty ? <NoLogs page={page} place={place} of={of} /> : null}
      {data && !isEmpty ? (
        <LogScroll role="region" aria-label={label} tabIndex={0}>
          {place.shape === 'LOGS' && logs.data ? <LogTable rows={logs.data.pages.flatMap(({ rows }) => rows)} columns={logs.data.pages[0]!.columns} of={of} label={label} /> : null}
          {place.shape === 'SUMS' && sums.data ? <SumTable rows={sums.data.pages.flatMap(({ rows }) => rows)} columns={sums.data.pages[0]!.columns} of={of} label={label} onOpen={open} /> : null}
        </LogScroll>
      ) : null}
      <LogFoot>
        <span role="status">{data === undefined ? '' : count}</span>
        {hasNextPage ? <Button variant="text" size="small" loading={isFetching} onClick={() => void shown.fetchNextPage()}>{translate('keyLog.more')}</Button> : null}
        <p>{translate('keyLog.purpose')} {of === 'OTHERS' ? translate('keyLog.readNoted') : null}</p>
      </LogFoot>
    </>
  );
};
