import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { shiftDay } from '../../../domain/lists/calendarDays.ts';
import { AddGate } from '../../resource/ahead/AddGate.tsx';
import { AheadPage } from '../../resource/ahead/AheadPage.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useToday } from '../../shell/useToday.ts';
import { isOpen, keyOf, lackOf, useOvertimeWorked } from './useOvertimeWorked.ts';
import type { Asked } from './useOvertimeWorked.ts';
import { WorkedChoice } from './WorkedChoice.tsx';
import { WorkedTable } from './WorkedTable.tsx';

const list = '/my-team/overtime';

/** …/overtime/record: who worked beyond the shift in a period, and all of it recorded, part by part where it is more than one request takes; one undo takes it back. */
export const RecordOvertime = () => {
  const title = useTranslate()('screen.my-team.overtime.record');
  return (
    <AddGate form="TEAM_OVERTIME" title={title}>
      <Recording title={title} />
    </AddGate>
  );
};

const Recording = ({ title }: { readonly title: string }) => {
  const translate = useTranslate();
  const today = useToday();
  const [asked, setAsked] = useState<Asked>({ from: shiftDay(today, -7), until: shiftDay(today, -1), employeeIds: [], departmentId: null, locationId: null });
  const [reason, setReason] = useState('');
  const [partly, setPartly] = useState<{ readonly done: number; readonly of: number }>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { worked, error, refetch, isOld, record, progress } = useOvertimeWorked(asked);
  const lack = lackOf(asked);
  const rows = worked?.rows ?? [];
  const picked = rows.filter((row) => isOpen(row) && !left.has(keyOf(row)));
  /** Where a part was refused, the parts before it stay, and what is left is still ticked. */
  const stay = async <Done extends { readonly added: number; readonly failure?: unknown }>(recording: Promise<Done>, of: number): Promise<Done> => {
    setPartly(undefined);
    const done = await recording;
    if (done.failure !== undefined) setPartly({ done: done.added, of });
    return done;
  };
  const isTooMany = worked !== undefined && worked.totalRecords > 31_000;
  return (
    <AheadPage title={title} list={list} endpoint="employee-self-service" label={picked.length === 0 ? translate('overtimeWorked.nothing') : translate('overtimeWorked.record', { smart_count: picked.length })} isReady={picked.length > 0 && !isOld} add={() => stay(record(picked, reason), picked.length)} progress={progress} done={(added) => translate('overtimeWorked.done', { smart_count: added })}>
      <p>{translate('overtimeWorked.intro')}</p>
      <WorkedChoice
        asked={asked}
        reason={reason}
        onReason={setReason}
        onAsked={(next) => {
          setAsked(next);
          setLeft(new Set());
          setPartly(undefined);
        }}
      />
      {partly ? <Note tone="warning" title={translate('overtimeWorked.partly', { smart_count: partly.done, total: partly.of })}>{translate('overtimeWorked.partlyWhy')}</Note> : null}
      {lack === null ? null : <Note tone="info" title={translate(lack)} />}
      {error && !worked ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {lack === null && worked === undefined && !error ? <Skeleton widths={[320, 480, 480]} /> : null}
      {isTooMany ? <Note tone="warning" title={translate('overtimeWorked.tooMany')} /> : null}
      {worked !== undefined && rows.length === 0 && !isTooMany ? <EmptyState title={translate('common.noResults')} message={translate('overtimeWorked.nobody')} /> : null}
      {rows.length > 0 ? <WorkedTable rows={rows} left={left} onLeft={setLeft} /> : null}
    </AheadPage>
  );
};
