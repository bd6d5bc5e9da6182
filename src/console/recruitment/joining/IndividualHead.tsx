import { useState } from 'react';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import Briefcase from 'lucide-react/icons/briefcase';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import User from 'lucide-react/icons/user';
import UserSearch from 'lucide-react/icons/user-search';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { writeDate } from '../../fields/input/dateText.ts';
import { useRights } from '../../providers/authSession.ts';
import { isLinked } from '../../providers/data/row.ts';
import { Fact, FieldFact } from '../../resource/tabs/Facts.tsx';
import { PersonHead, Role } from '../../resource/tabs/PersonHead.tsx';
import { useToday } from '../../shell/useToday.ts';
import { isOverdue } from '../../../domain/onboarding/due.ts';
import { Steps } from './Steps.tsx';
import type { AlertColor } from '@mui/material/Alert';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const DAY = 86_400_000;
const Notes = styled('div')({ display: 'grid', gap: 8, padding: '0 16px 12px', flex: 'none', overflowWrap: 'anywhere', '& p': { margin: 0 }, '&:empty': { display: 'none' } });

type Told = { readonly key: string; readonly tone: AlertColor; readonly text: string; readonly said?: string };
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Who joins, as what and when, whom they were and became, and what has to be known at once. */
export const IndividualHead = ({ target, record }: TabProps) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const [now] = useState(() => new Date());
  const today = useToday();
  const { view: seesEmployees, add: mayMake } = useRights('EMPLOYEES');
  const { view: seesCandidates } = useRights('JOB_CANDIDATES');
  const [name, status, joining, invitedOn] = [text(record['name']), text(record['status']), text(record['joiningDate']), text(record['invitedOn'])];
  const { employee, candidate, designation } = record;
  const day = (value: unknown): string => (text(value) === '' ? '' : writeDate(text(value).slice(0, 10), dateFormat));
  const isOpen = status !== 'ONBOARDED' && status !== 'CANCELLED';
  const notes: readonly Told[] = [
    ...(isOpen && joining !== '' && joining <= today ? [{ key: 'late', tone: 'error' as const, text: translate('onboard.late', { name }) }] : []),
    ...(isOverdue({ status, invitedOn: invitedOn || null }, now) ? [{ key: 'silent', tone: 'warning' as const, text: translate('onboard.silent', { name, smart_count: Math.floor((now.getTime() - new Date(invitedOn).getTime()) / DAY) }) }] : []),
    ...(status === 'SUBMITTED' ? [{ key: 'review', tone: 'info' as const, text: translate(mayMake ? 'onboard.review' : 'onboard.reviewOnly', { name }) }] : []),
    ...(status === 'RETURNED' ? [{ key: 'returned', tone: 'info' as const, text: translate('onboard.returned', { name }), said: text(record['comment']) }] : []),
    ...(status === 'CANCELLED' ? [{ key: 'cancelled', tone: 'warning' as const, text: translate('onboard.cancelled'), said: text(record['comment']) }] : []),
  ];
  return (
    <>
      <PersonHead record={record} role={isLinked(designation) ? <Role>{designation.title}</Role> : null}>
        {joining === '' ? null : <Fact Icon={CalendarDays}>{translate(status === 'ONBOARDED' && joining <= today ? 'onboard.joined' : 'onboard.joins', { day: day(joining) })}</Fact>}
        <FieldFact target={target} record={record} name="department" Icon={Briefcase} />
        <FieldFact target={target} record={record} name="location" Icon={MapPin} />
        <FieldFact target={target} record={record} name="specialist" Icon={User} />
        {isLinked(candidate) && seesCandidates ? (
          <Fact Icon={UserSearch} title={translate('onboardingIndividual.candidate')}>
            <Link to={`/recruitment/job-candidates/${candidate.id}`} style={{ color: 'var(--accent-text)', fontWeight: 500 }}>{translate('onboardingIndividual.candidate')}</Link>
          </Fact>
        ) : null}
      </PersonHead>
      <Steps status={status} name={name} />
      <Notes>
        {status === 'ONBOARDED' && isLinked(employee) ? (
          <Alert severity="success" role="status">
            {translate('onboard.isEmployee', { name, day: day(record['onboardedOn']) })} {seesEmployees ? <Link to={`/core-hr/employees/${employee.id}`}>{translate('onboard.openEmployee')}</Link> : null}
          </Alert>
        ) : null}
        {notes.map((note) => (
          <Alert key={note.key} severity={note.tone} role={note.tone === 'error' ? 'alert' : 'status'}>
            <p>{note.text}</p>
            {note.said ? <p>{note.said}</p> : null}
          </Alert>
        ))}
      </Notes>
    </>
  );
};
