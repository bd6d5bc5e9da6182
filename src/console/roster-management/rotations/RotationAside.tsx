import { useDeferredValue } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { isDate } from '../../../domain/calendar.ts';
import { PreviewRotationDocument } from '../../../../generated/attendance/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { byId, coloursOf, longDay, shiftText } from '../shifts.ts';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';
import type { PreviewRotationQueryVariables } from '../../../../generated/attendance/operations.ts';

const Scroll = styled('div')({ overflow: 'auto', border: '1px solid var(--line)', borderRadius: 6 });
const Table = styled('table')({
  borderCollapse: 'collapse', fontSize: 12, lineHeight: '16px',
  '& th, & td': { height: 32, padding: '0 4px', textAlign: 'center', borderBottom: '1px solid var(--hair)', minWidth: 36 },
  '& thead th': { fontWeight: 500, color: 'var(--text-2)' },
  '& tbody th': { position: 'sticky', left: 0, zIndex: 1, padding: '0 12px', textAlign: 'left', fontWeight: 500, whiteSpace: 'nowrap', background: 'var(--surface)', borderRight: '1px solid var(--line)' },
  '& thead th:first-of-type': { position: 'sticky', left: 0, zIndex: 1, background: 'var(--surface)', borderRight: '1px solid var(--line)' },
  '& td > span': { display: 'block', padding: '4px 0', borderRadius: 4, fontWeight: 500 }, '& td': { color: 'var(--text-3)' },
  '& tr:last-of-type > *': { borderBottom: 0 },
});

type Line = Readonly<Record<string, unknown>>;
const linesOf = (value: unknown): readonly Line[] => (Array.isArray(value) ? (value as Line[]) : []);
const idOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null);
const dayOf = (value: unknown): string | null => (typeof value === 'string' && isDate(value) ? value : null);
const countOf = (value: unknown, most: number): number => {
  const count = Number(value);
  return Number.isInteger(count) && count >= 1 && count <= most ? count : 1;
};

/** What the form says so far, as far as it can be read; null before there is a day and a shift. */
const askedOf = (values: FormAsideProps['values']): PreviewRotationQueryVariables | null => {
  const startsOn = dayOf(values['startsOn']);
  const steps = linesOf(values['steps']).map((step) => ({ workScheduleId: idOf(step['workScheduleId']), days: countOf(step['days'], 31) }));
  const members = linesOf(values['members']).flatMap((member) => {
    const employeeId = idOf(member['employeeId']);
    return employeeId === null ? [] : [{ employeeId, startsAtDay: countOf(member['startsAtDay'], 366), fromDate: dayOf(member['fromDate']), toDate: dayOf(member['toDate']) }];
  });
  const customGroupId = idOf(values['customGroupId']);
  if (startsOn === null || !steps.some(({ workScheduleId }) => workScheduleId !== null) || (members.length === 0 && customGroupId === null)) return null;
  return { startsOn, endsOn: dayOf(values['endsOn']), worksOnHolidays: values['worksOnHolidays'] !== false, steps, members, customGroupId };
};

/** Below a rotation: what its people work in the next four weeks. */
export const RotationAside = ({ values }: FormAsideProps) => {
  const { translate, locale } = useCellFormats();
  const asked = useDeferredValue(JSON.stringify(askedOf(values)));
  const { data, error, refetch } = useQuery({
    queryKey: ['rotation-preview', asked],
    enabled: asked !== 'null',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => askAnswer('attendance', PreviewRotationDocument, JSON.parse(asked) as PreviewRotationQueryVariables, signal),
  });
  const shifts = byId(data?.shifts ?? []);
  const [first] = data?.people ?? [];
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  return (
    <>
      <h2>{translate('rotations.preview')}</h2>
      {asked === 'null' ? <p>{translate('rotations.previewLater')}</p> : null}
      {asked !== 'null' && error && !data ? <ErrorState small error={error} onRetry={() => void refetch()} /> : null}
      {asked !== 'null' && !data && !error ? <Skeleton widths={[480, 480]} /> : null}
      {asked !== 'null' && data && first ? (
        <Scroll tabIndex={0} role="region" aria-label={translate('rotations.preview')}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{translate('common.employee')}</th>
                {first.days.map((one) => <th key={one.day} scope="col" title={longDay(one.day, locale)}>{weekday.format(new Date(`${one.day}T00:00:00Z`))}<br />{day.format(new Date(`${one.day}T00:00:00Z`))}</th>)}
              </tr>
            </thead>
            <tbody>
              {data.people.map(({ name, days }, at) => (
                <tr key={at}>
                  <th scope="row">{name}</th>
                  {days.map((one) => {
                    const shift = one.workScheduleId == null ? undefined : shifts.get(one.workScheduleId);
                    return <td key={one.day}>{shift ? <span style={coloursOf(shift.id)} title={`${longDay(one.day, locale)} · ${shiftText(shift)}`}>{shift.code}</span> : '–'}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      ) : null}
      {data && data.more > 0 ? <p>{translate('rotations.more', { smart_count: data.more })}</p> : null}
    </>
  );
};
