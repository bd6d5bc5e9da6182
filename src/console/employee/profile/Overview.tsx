import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { yearsAndMonths, todayIn } from '../../../domain/dates.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { FieldGrid } from '../../resource/form/SectionBox.tsx';
import { useFieldRights } from '../../resource/form/useFieldRights.ts';
import { ReadField } from '../../resource/show/ReadField.tsx';
import { ReportingLine } from './ReportingLine.tsx';
import { Timeline } from './Timeline.tsx';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Columns = styled('div')(({ theme }) => ({ display: 'grid', gap: '0 32px', padding: 16, gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' } }));
const Part = styled('section')({ padding: '4px 0 20px', container: 'reading / inline-size', '& h2': { margin: '0 0 12px', fontSize: 16, lineHeight: '24px', fontWeight: 600 } });
const Service = styled('p')({ margin: '0 0 12px', color: 'var(--text-2)' });
const All = styled(Link)({ color: 'var(--accent-text)', fontWeight: 500, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });

/** What one looks for first; the rest has a tab of its own. */
const FIRST = ['employeeNumber', 'email', 'phone', 'employeeType', 'workSchedule', 'businessUnit', 'probationDate', 'confirmationDate'];
const LATELY = 6;

const serviceText = ({ years, months }: ReturnType<typeof yearsAndMonths>, translate: ReturnType<typeof useTranslate>): string => {
  if (years > 0) return translate('profile.service', { years, months });
  return months > 0 ? translate('profile.service.months', { smart_count: months }) : translate('profile.service.new');
};

/** A person in a page: the facts one asks for, who stands above and below, and what happened lately. */
export const Overview = ({ target, record }: TabProps) => {
  const translate = useTranslate();
  const { timeZone } = useCellFormats();
  const { resource, screen } = target;
  const { visible } = useFieldRights(resource, screen);
  const joined = record['dateOfJoin'];
  const [today] = useState(() => todayIn(timeZone, new Date()));
  const service = typeof joined === 'string' && joined <= today ? yearsAndMonths(joined, today) : undefined;
  return (
    <Columns>
      <div>
        <Part>
          {service ? <Service>{serviceText(service, translate)}</Service> : null}
          <FieldGrid data-reading>
            {FIRST.flatMap((name) => visible.filter((field) => field.name === name)).map((field) => (
              <ReadField key={field.key} entity={resource.name} field={field} record={record} />
            ))}
          </FieldGrid>
        </Part>
        <Part>
          <h2>{translate('profile.line.title')}</h2>
          <ReportingLine id={record.id} path={screen.single ? undefined : screen.path} />
        </Part>
      </div>
      <Part>
        <h2>{translate('profile.recent')}</h2>
        <Timeline record={record} most={LATELY} />
        <All to={`${screen.path}/${record.id}/timeline`} replace>
          {translate('profile.all')}
        </All>
      </Part>
    </Columns>
  );
};
