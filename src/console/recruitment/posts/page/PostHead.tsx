import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import UserCheck from 'lucide-react/icons/user-check';
import Users from 'lucide-react/icons/users';
import { daysBetween } from '../../../../domain/dates.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { isLinked } from '../../../providers/data/row.ts';
import { exactMoment } from '../../../resource/history/momentText.ts';
import { Fact, Facts } from '../../../resource/tabs/Facts.tsx';
import { Note } from '../../../shell/pieces/Note.tsx';
import { StatusMark, type StatusTone } from '../../../shell/pieces/StatusMark.tsx';
import { useToday } from '../../../shell/useToday.ts';
import { useStanding } from '../useStanding.ts';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

const Head = styled(Facts)({ gap: '4px 20px', padding: '10px 16px', flex: 'none', '& li:first-of-type': { color: 'var(--text)', fontWeight: 600 } });
const Said = styled('div')({ padding: '0 16px 12px', flex: 'none', '& p': { margin: 0, overflowWrap: 'anywhere' } });

const TONES: Readonly<Record<string, StatusTone>> = { OPEN: 'ok', PENDING_APPROVAL: 'wait', ON_HOLD: 'wait', REJECTED: 'off', CLOSED: 'none', DRAFT: 'none' };

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A post at a glance: where it stands, how long it is open, how many places are filled, who applied; and what waits for a decision. */
export const PostHead = ({ record }: Pick<TabProps, 'record'>) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const today = useToday();
  const standing = useStanding(record.id);
  const status = String(record['status'] ?? 'DRAFT');
  const [opened, closing] = [text(record['openedOn']), text(record['closingDate'])];
  const isRunning = status === 'OPEN' || status === 'ON_HOLD';
  const { department } = record;
  const day = (iso: string): string => new Intl.DateTimeFormat(formats.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
  const asked = (): string | null => {
    if (!standing) return null;
    if (standing.isOwnRequest) return translate('posts.askedOwn');
    // Who asked is for those who may change the post or decide.
    if (!standing.requestedBy || !standing.requestedAt) return translate('posts.waits');
    return translate('posts.asked', { name: standing.requestedBy, when: exactMoment(standing.requestedAt, formats) });
  };
  // Whoever revises it reads meanwhile why it was rejected.
  const before = status === 'DRAFT' && standing?.note ? translate('posts.saidBefore') : null;
  const rejected = (): string | null => (standing ? translate(standing.mayRevise ? 'posts.rejectedNote' : 'posts.rejectedForOthers') : null);
  const decision = status === 'PENDING_APPROVAL' ? asked() : status === 'REJECTED' ? rejected() : before;
  return (
    <>
      <Head>
        <li>
          <StatusMark tone={TONES[status] ?? 'none'} />
          {record['isTemplate'] === true ? translate('posts.template') : translate(`enum.JobPostStatus.${status}`)}
        </li>
        {standing && standing.filled != null ? <Fact Icon={UserCheck}>{translate('posts.filled', { filled: standing.filled, vacancies: Number(record['vacancies'] ?? 0) })}</Fact> : null}
        {standing && standing.applicants != null ? <Fact Icon={Users}>{translate('posts.applicants', { smart_count: standing.applicants })}</Fact> : null}
        {isRunning && opened ? <Fact Icon={Clock}>{opened < today ? translate('posts.daysOpen', { smart_count: daysBetween(opened, today) }) : translate('posts.openedToday')}</Fact> : null}
        {closing && status !== 'CLOSED' ? <Fact Icon={CalendarDays}>{translate('posts.until', { date: day(closing) })}</Fact> : null}
        {isLinked(department) ? <Fact Icon={Building2}>{department.title}</Fact> : null}
      </Head>
      {decision ? (
        <Said>
          <Note tone={status === 'REJECTED' ? 'warning' : 'info'} title={decision}>
            {standing?.note ? translate('posts.said', { note: standing.note }) : undefined}
          </Note>
        </Said>
      ) : null}
    </>
  );
};
