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
import { noHours } from '../days/kinds.ts';
import { useDecideDays } from '../days/useDecide.ts';
import { DecideChoice } from './DecideChoice.tsx';
import { keyOf, peopleAhead } from './byPerson.ts';
import { PeopleAhead } from './PeopleAhead.tsx';
import { lackOf, useDaysAhead, type Asked } from './useDaysAhead.ts';

const list = '/my-team/attendance/attendance-bulk-action';

/** …/attendance-bulk-action/decide: one decision for many days and people, looked at before it is taken; one undo takes it back. */
export const DecideDays = () => {
  const title = useTranslate()(`screen${list.replaceAll('/', '.')}.decide`);
  return (
    <AddGate form="ATTENDANCE_BULK_ACTION" title={title}>
      <Deciding title={title} />
    </AddGate>
  );
};

const Deciding = ({ title }: { readonly title: string }) => {
  const translate = useTranslate();
  const today = useToday();
  const yesterday = shiftDay(today, -1);
  const [asked, setAsked] = useState<Asked>({ kind: 'PRESENT', from: shiftDay(today, -7), until: yesterday, employeeIds: [], departmentId: null, locationId: null, hours: noHours });
  const [reason, setReason] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { ahead, error, refetch, isOld } = useDaysAhead(asked);
  const decide = useDecideDays();
  const lack = lackOf(asked);
  const days = (ahead?.rows ?? []).filter((row) => row.problem == null && !left.has(keyOf(row)));
  const refused = (ahead?.rows ?? []).filter(({ problem }) => problem != null).length;
  const people = peopleAhead(ahead?.rows ?? []);
  const isReady = days.length > 0 && !isOld && reason.trim().length >= 3;
  return (
    <AheadPage title={title} list={list} endpoint="attendance" label={days.length === 0 ? translate('teamDays.nothing') : translate('teamDays.decide', { smart_count: days.length })} isReady={isReady} add={() => decide({ kind: asked.kind, days, reason, hours: asked.hours })} done={(added) => translate('teamDays.decided', { smart_count: added })}>
      <p>{translate('teamDays.intro')}</p>
      <DecideChoice
        asked={asked}
        reason={reason}
        onReason={setReason}
        onAsked={(next) => {
          setAsked(next);
          setLeft(new Set());
        }}
      />
      {lack === null ? null : <Note tone="info" title={translate(lack)} />}
      {error && !ahead ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {lack === null && ahead === undefined && !error ? <Skeleton widths={[320, 480, 480]} /> : null}
      {ahead && ahead.totalRecords > ahead.rows.length ? <Note tone="warning" title={translate('teamDays.tooMany', { smart_count: ahead.totalRecords })} /> : null}
      {ahead?.totalRecords === 0 ? <EmptyState title={translate('common.noResults')} message={translate('teamDays.nobody')} /> : null}
      {people.length > 0 ? <p role="status">{translate('teamDays.summary', { smart_count: days.length })} {refused > 0 ? translate('teamDays.refused', { smart_count: refused }) : ''}</p> : null}
      {people.length > 0 ? <PeopleAhead people={people} left={left} onLeft={setLeft} /> : null}
    </AheadPage>
  );
};
