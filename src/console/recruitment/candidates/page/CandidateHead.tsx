import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Briefcase from 'lucide-react/icons/briefcase';
import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import User from 'lucide-react/icons/user';
import { Portrait } from '../../../fields/image/Portrait.tsx';
import { isLinked } from '../../../providers/data/row.ts';
import { ReadValue } from '../../../resource/show/ReadValue.tsx';
import { useFieldRights } from '../../../resource/form/useFieldRights.ts';
import { daysSince, useSince } from '../flow/useSince.ts';
import { StandingNote } from './StandingNote.tsx';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

const Head = styled('section')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: 16, padding: '12px 16px', flex: 'none', [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', gap: 12 } }));
const Who = styled('div')({ flex: 1, minWidth: 0 });
/** The head of the page has little room for it on a phone. */
const Name = styled('p')(({ theme }) => ({ margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600, overflowWrap: 'anywhere', [theme.breakpoints.up('sm')]: { display: 'none' } }));
const Role = styled('p')({ margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' });
const Facts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  color: 'var(--text-2)',
  '& li': { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0, overflowWrap: 'anywhere' },
  '& svg': { flex: 'none' },
});
const Ways = styled('div')(({ theme }) => ({ display: 'flex', gap: 8, flex: 'none', [theme.breakpoints.down('sm')]: { flexBasis: '100%' } }));

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Who a candidate is at a glance: picture, what they do now, for which post, how long they stand where they stand, who looks after them, and how to reach them. */
export const CandidateHead = ({ target, record }: TabProps) => {
  const translate = useTranslate();
  const { resource, screen } = target;
  const { visible } = useFieldRights(resource, screen);
  const [now] = useState(() => Date.now());
  const since = useSince([record]).get(record.id);
  const [role, company] = [text(record['currentDesignation']), text(record['currentEmployer'])];
  const [email, phone] = [text(record['email']), text(record['phone'])];
  const { status, name } = record;
  const fact = (field: string, Icon: typeof Mail) => {
    const known = visible.find((one) => one.name === field);
    if (!known || (record[field] ?? '') === '') return null;
    return (
      <li title={translate(`${resource.name}.${field}`)}>
        <Icon size={16} strokeWidth={1.5} aria-hidden />
        <span hidden>{translate(`${resource.name}.${field}`)}</span>
        <ReadValue field={known} record={record} />
      </li>
    );
  };
  return (
    <>
      <Head aria-label={String(name ?? '')}>
        <Portrait id={record.id} name={String(name ?? '')} photo={record['photo']} size={56} />
        <Who>
          <Name aria-hidden>{String(name ?? '')}</Name>
          {role ?? company ? <Role>{role && company ? translate('candidates.at', { role, company }) : (role ?? company)}</Role> : null}
          <Facts>
            {fact('jobPost', Briefcase) ?? (
              <li>
                <Briefcase size={16} strokeWidth={1.5} aria-hidden />
                {translate('candidates.noPost')}
              </li>
            )}
            {since && isLinked(status) ? (
              <li>
                <Clock size={16} strokeWidth={1.5} aria-hidden />
                {daysSince(since, now) === 0 ? translate('candidates.sinceToday', { status: status.title }) : translate('candidates.days', { smart_count: daysSince(since, now), status: status.title })}
              </li>
            ) : null}
            {fact('recruiter', User)}
            {fact('currentLocation', MapPin)}
          </Facts>
        </Who>
        <Ways>
          {email ? (
            <Button component="a" href={`mailto:${email}`} startIcon={<Mail size={16} />}>
              {translate('profile.mail')}
            </Button>
          ) : null}
          {phone ? (
            <Button component="a" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} startIcon={<Phone size={16} />}>
              {translate('profile.call')}
            </Button>
          ) : null}
        </Ways>
      </Head>
      <StandingNote record={record} />
    </>
  );
};
