import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useRights } from '../../providers/authSession.ts';
import { useUndoable } from '../../resource/form/useUndoable.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { FormDenied } from '../../shell/states/FormDenied.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { CalendarChoice } from './CalendarChoice.tsx';
import { HolidayDays } from './HolidayDays.tsx';
import { useCalendar } from './useCalendar.ts';
import type { Asked } from './useCalendar.ts';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, '& > *': { maxWidth: 744 }, '& > p': { margin: '0 0 16px', fontSize: 14, lineHeight: '20px', color: 'var(--text-2)' } });
const Foot = styled('footer')({ display: 'flex', justifyContent: 'flex-end', gap: 8, padding: '10px 16px', borderTop: '1px solid var(--line)', flex: 'none' });

const list = '/core-hr/holidays';

/** /core-hr/holidays/generate: public holidays of a country, looked at before they are added; one undo takes them back. */
export const GenerateHolidays = () => {
  const translate = useTranslate();
  const title = translate('screen.core-hr.holidays.generate');
  const { add } = useRights('HOLIDAYS');
  if (add) return <Generating title={title} />;
  return (
    <>
      <PageHeader title={title} divided />
      <FormDenied form="HOLIDAYS" name={title} />
    </>
  );
};

const Generating = ({ title }: { readonly title: string }) => {
  const translate = useTranslate();
  const labelOf = useScreenLabel();
  const navigate = useNavigate();
  const undoable = useUndoable();
  const tellFailure = useTellFailure();
  const [asked, setAsked] = useState<Asked>(() => ({ country: null, state: null, year: new Date().getFullYear() + 1, locationId: null }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isWorking, setWorking] = useState(false);
  const { data, error, refetch, isOld, add } = useCalendar(asked);
  const picked = (data?.holidays ?? []).filter(({ key, exists }) => !exists && !left.has(key)).map(({ key }) => key);
  const save = async (): Promise<void> => {
    setWorking(true);
    try {
      const { added, changeSet } = await add(picked, data?.country ?? '');
      undoable({ endpoint: 'core-hr', changeSet: changeSet ?? null, message: translate('holidayGeneration.done', { smart_count: added }), isToNote: true });
      void navigate(`${list}?filter=${encodeURIComponent(JSON.stringify({ date: { from: `${asked.year}-01-01`, to: `${asked.year}-12-31` } }))}`);
    } catch (problem) {
      tellFailure(problem, { action: 'add' });
    } finally {
      setWorking(false);
    }
  };
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: labelOf({ path: list }), path: list }]} divided />
      <Scroll>
        <p>{translate('holidayGeneration.intro')}</p>
        <CalendarChoice
          asked={asked}
          country={asked.country ?? data?.country ?? null}
          countries={data?.countries ?? []}
          states={data?.states ?? []}
          onChange={(next) => {
            setAsked(next);
            setLeft(new Set());
          }}
        />
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {data === undefined && !error ? <Skeleton widths={[320, 480, 480]} /> : null}
        {data?.holidays.length === 0 ? <EmptyState title={translate('grid.empty.title', { entities: translate('holiday', { smart_count: 2 }) })} message={translate('holidayGeneration.none')} /> : null}
        {data && data.holidays.length > 0 ? <HolidayDays days={data.holidays} left={left} onLeft={setLeft} /> : null}
      </Scroll>
      <Foot data-save-bar>
        <Button onClick={() => void navigate(list)}>{translate('shell.cancel')}</Button>
        <Button variant="contained" disabled={picked.length === 0 || isOld} loading={isWorking} onClick={() => void save()}>
          {picked.length === 0 ? translate('holidayGeneration.nothing') : translate('holidayGeneration.add', { smart_count: picked.length })}
        </Button>
      </Foot>
    </>
  );
};
