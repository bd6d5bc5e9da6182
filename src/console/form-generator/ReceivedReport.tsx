import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { HttpError, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { authFetch } from '../providers/authFetch.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { isLanguage } from '../../domain/languages.ts';
import { formatDateTime } from '../../domain/values/times.ts';
import { saveFile } from '../resource/saveFile.ts';
import { TicketDrawing } from '../shell/drawings/TicketDrawing.tsx';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { answered, fetchReceived } from './fetchReportFile.ts';

type Received = { readonly name: string; readonly dueAt: string; readonly fileName: string };

const isGone = (error: unknown): boolean => error instanceof HttpError && (error.status === 404 || error.status === 403);

/** /received-report?id=…: where the mail of a scheduled report leads. */
export const ReceivedReport = () => {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const formats = useCellFormats();
  const [isWorking, setWorking] = useState(false);
  const [asked] = useSearchParams();
  const id = asked.get('id') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['received-report', id],
    retry: false,
    enabled: id !== '',
    queryFn: async () => (await (await answered(authFetch(`/reports/received/${encodeURIComponent(id)}`))).json()) as Received,
  });
  const download = async (): Promise<void> => {
    setWorking(true);
    try {
      const { file, name } = await fetchReceived(id);
      saveFile(file, name);
    } catch (failure) {
      tellFailure(failure, { action: 'export', form: data?.name ?? '', retry: () => void download() });
    } finally {
      setWorking(false);
    }
  };
  if (id === '' || (error && isGone(error))) return <EmptyState isPage title={translate('reports.receivedGone')} message={translate('reports.receivedGoneWhy')} />;
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton widths={[240, 400]} />;
  const at = formatDateTime(data.dueAt, formats.dateFormat, isLanguage(formats.language) ? formats.language : 'en', formats.timeZone);
  return (
    <EmptyState
      isPage
      drawing={<TicketDrawing />}
      title={translate('reports.received', { name: data.name, at })}
      message={translate('reports.receivedWhy')}
      action={{ label: translate('reports.download'), run: () => void download(), ...(isWorking ? { disabledReason: translate('reports.download') } : {}) }}
    />
  );
};
