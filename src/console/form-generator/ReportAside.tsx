import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { isLanguage } from '../../domain/languages.ts';
import { nextDue, weekdays, type Schedule } from '../../domain/reports/schedule.ts';
import { formatDateTime } from '../../domain/values/times.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import type { FormAsideProps } from '../resource/form/FormAside.tsx';

const Text = styled('p')({ margin: '0 0 4px', fontSize: 14, lineHeight: '20px', '&[data-quiet]': { color: 'var(--text-2)' }, '& a': { color: 'var(--accent-text)', fontWeight: 500 } });

const kinds: readonly Schedule['schedule'][] = ['DAILY', 'WEEKLY', 'MONTHLY'];

const scheduleIn = (values: FormAsideProps['values']): Schedule => ({
  schedule: kinds.find((kind) => kind === values['schedule']) ?? 'NONE',
  weekday: weekdays.find((day) => day === values['weekday']) ?? null,
  dayOfMonth: Number(values['dayOfMonth']) || null,
  time: typeof values['sendAt'] === 'string' && /^\d\d:\d\d/.test(values['sendAt']) ? values['sendAt'].slice(0, 5) : null,
});

/** When the report is sent next, as it stands in the form, and the way to what it shows. */
export const ReportAside = ({ values }: FormAsideProps) => {
  const translate = useTranslate();
  const { dateFormat, language, timeZone } = useCellFormats();
  const { id } = useParams();
  const [now] = useState(() => new Date());
  const next = nextDue(scheduleIn(values), now, timeZone);
  return (
    <>
      <Text>{next === null ? translate('reports.notSent') : translate('reports.nextRun', { at: formatDateTime(next.toISOString(), dateFormat, isLanguage(language) ? language : 'en', timeZone) })}</Text>
      {next === null ? null : <Text data-quiet>{translate('reports.pauses')}</Text>}
      {id === undefined ? null : (
        <Text>
          <Link to={`/form-generator/${id}`}>{translate('reports.open')}</Link>
        </Text>
      )}
    </>
  );
};
