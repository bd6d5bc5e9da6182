import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadOwnWordAlertsDocument } from '../../../generated/monitoring/operations.ts';
import { writeDate } from '../fields/input/dateText.ts';
import { inZone } from '../fields/input/zoned.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { FailureLine } from '../shell/states/FailureLine.tsx';

const Lines = styled('ul')({ '& small': { marginLeft: 8, fontSize: 12, color: 'var(--text-2)' } });

export const useOwnAlerts = () => useQuery({ queryKey: ['own-word-alerts'], queryFn: ({ signal }) => askAnswer('monitoring', ReadOwnWordAlertsDocument, {}, signal) });

/** The alerts about the person: that there was one, when and in which application, and who looked at it. */
export const OwnAlerts = () => {
  const translate = useTranslate();
  const { dateFormat, timeZone } = useCellFormats();
  const { data, error, isFetching, refetch } = useOwnAlerts();
  if (error && !data) return <FailureLine error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  if (data.alerts.length === 0) return <p>{translate('ownAlerts.none')}</p>;
  const day = (instant: string): string => writeDate(inZone(instant, timeZone).date ?? '', dateFormat);
  const when = (instant: string): string => `${day(instant)} ${inZone(instant, timeZone).time ?? ''}`.trim();
  return (
    <Lines>
      {data.alerts.map(({ kind, alertedAt, application, handledBy, handledAt }) => (
        <li key={`${kind} ${alertedAt} ${application ?? ''}`}>
          {translate(application ? 'ownAlerts.lineIn' : 'ownAlerts.line', { kind: translate(`ownAlerts.${kind}`), application, when: when(alertedAt) })}
          {handledBy && handledAt ? <small>{translate('ownAlerts.seen', { by: handledBy, day: day(handledAt) })}</small> : null}
        </li>
      ))}
    </Lines>
  );
};
