import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Briefcase from 'lucide-react/icons/briefcase';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import User from 'lucide-react/icons/user';
import { useFieldRights } from '../../../resource/form/useFieldRights.ts';
import { isLinked } from '../../../providers/data/row.ts';
import { Fact, FieldFact } from '../../../resource/tabs/Facts.tsx';
import { PersonHead, Role } from '../../../resource/tabs/PersonHead.tsx';
import { daysSince, useSince } from '../flow/useSince.ts';
import { RankingFigure } from '../ranking/RankingFigure.tsx';
import { StandingNote } from './StandingNote.tsx';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

/** The head of the page has little room for it on a phone. */
const Name = styled('p')(({ theme }) => ({ margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600, overflowWrap: 'anywhere', [theme.breakpoints.up('sm')]: { display: 'none' } }));

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Who a candidate is at a glance: what they do now, for which post, how long they stand where they stand, and who looks after them. */
export const CandidateHead = ({ target, record }: TabProps) => {
  const translate = useTranslate();
  const [now] = useState(() => Date.now());
  const since = useSince([record]).get(record.id);
  const [role, company] = [text(record['currentDesignation']), text(record['currentEmployer'])];
  const { visible } = useFieldRights(target.resource, target.screen);
  const { status, name } = record;
  const about = (
    <>
      <Name aria-hidden>{String(name ?? '')}</Name>
      {role ?? company ? <Role>{role && company ? translate('candidates.at', { role, company }) : (role ?? company)}</Role> : null}
    </>
  );
  return (
    <>
      <PersonHead record={record} role={about}>
        <FieldFact target={target} record={record} name="jobPost" Icon={Briefcase} none={translate('candidates.noPost')} />
        {since && since.withdrawnOn === null && isLinked(status) ? (
          <Fact Icon={Clock}>{daysSince(since.at, now) === 0 ? translate('candidates.sinceToday', { status: status.title }) : translate('candidates.days', { smart_count: daysSince(since.at, now), status: status.title })}</Fact>
        ) : null}
        {visible.some(({ name: field }) => field === 'ranking') ? <RankingFigure id={record.id} version={Number(record['version'])} /> : null}
        <FieldFact target={target} record={record} name="recruiter" Icon={User} />
        <FieldFact target={target} record={record} name="currentLocation" Icon={MapPin} />
      </PersonHead>
      <StandingNote target={target} record={record} withdrawnOn={since?.withdrawnOn ?? null} />
    </>
  );
};
