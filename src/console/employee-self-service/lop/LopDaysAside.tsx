import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { print } from 'graphql';
import { useTranslate } from 'ra-core';
import { ReadLopDaysDocument } from '../../../../generated/employee-self-service/operations.ts';
import type { ReadLopDaysQuery } from '../../../../generated/employee-self-service/operations.ts';
import { isLanguage } from '../../../domain/languages.ts';
import { formatDate } from '../../../domain/values/dateFormat.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { ask } from '../../shell/ask.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

const Lines = styled('ul')({
  margin: 0, padding: 0, listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 44, borderBottom: '1px solid var(--hair)' },
  '& b': { fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  '& span': { flex: 1, minWidth: 0, color: 'var(--text-2)' },
  '& small': { fontSize: 12, color: 'var(--text-3)' },
});

const query = print(ReadLopDaysDocument);

/** Below a request that may still change: the days that can be given back, each taken by a press. */
export const LopDaysAside = ({ values, set }: FormAsideProps) => {
  const translate = useTranslate();
  const { locale, dateFormat, language } = useCellFormats();
  const employeeId = values['employeeId'] == null ? null : String(values['employeeId']);
  const isOpen = values['status'] === undefined || values['status'] === 'DRAFT' || values['status'] === 'PENDING';
  const { data, error, refetch } = useQuery({ queryKey: ['lop-days', employeeId], enabled: isOpen && employeeId !== null, queryFn: async ({ signal }) => (await ask<ReadLopDaysQuery>('employee-self-service', query, { employeeId }, signal)).answer });
  if (!isOpen || employeeId === null) return null;
  const day = (iso: string): string => formatDate(iso, dateFormat, isLanguage(language) ? language : 'en');
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const words = (days: string): string => translate('leavePolicy.days', { smart_count: Number(days), days: number.format(Number(days)) });
  return (
    <>
      <h2>{translate('lopRecovery.lostDays')}</h2>
      {error && !data ? <ErrorState small error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton widths={[320, 480]} /> : null}
      {data?.until != null && data.payDate != null ? <p>{translate('lopRecovery.until', { pay: day(data.payDate), day: day(data.until) })}</p> : null}
      {data?.days.length === 0 ? <p>{translate('lopRecovery.noLostDays')}</p> : null}
      {data && data.days.length > 0 ? (
        <Lines>
          {data.days.map((lost) => (
            <li key={lost.day}>
              <b>{day(lost.day)}</b>
              <span>{[translate(`enum.LopCause.${lost.cause}`), words(lost.days)].join(' · ')}</span>
              {lost.isAsked ? <small>{translate('lopRecovery.asked')}</small> : (
                <Button variant="outlined" size="small" disabled={values['lopDate'] === lost.day} aria-label={`${translate('lopRecovery.choose')}: ${day(lost.day)}`} onClick={() => set({ lopDate: lost.day, days: lost.days })}>
                  {translate('lopRecovery.choose')}
                </Button>
              )}
            </li>
          ))}
        </Lines>
      ) : null}
    </>
  );
};
