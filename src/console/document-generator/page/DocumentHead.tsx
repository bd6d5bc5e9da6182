import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Clock from 'lucide-react/icons/clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import PenLine from 'lucide-react/icons/pen-line';
import User from 'lucide-react/icons/user';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { Fact, Facts } from '../../resource/tabs/Facts.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { statusLook } from '../../fields/status/statusLook.ts';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Head = styled(Facts)({ gap: '4px 20px', padding: '10px 16px', flex: 'none', '& li:first-of-type': { color: 'var(--text)', fontWeight: 600 } });
const Said = styled('blockquote')({ margin: '0 16px 12px', padding: '0 0 0 12px', borderLeft: '3px solid var(--line)', color: 'var(--text-2)', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Where the document stands, whom it is about, whom it waits for and until when; why it ended. */
export const DocumentHead = ({ record }: TabProps) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const status = String(record['status'] ?? 'DRAFT');
  const [person, waitsFor, since, until, closed, reason] = ['personName', 'waitsFor', 'waitsSince', 'expiresOn', 'closedOn', 'reason'].map((key) => text(record[key]));
  return (
    <>
      <Head>
        <li><StatusMark tone={statusLook(status, 'DocumentStatus')} />{translate(`enum.DocumentStatus.${status}`)}</li>
        {person ? <Fact Icon={User} title={translate('generatedDocument.personName')}>{person}</Fact> : null}
        {waitsFor ? <Fact Icon={PenLine}>{translate('documentActs.waitsFor', { name: waitsFor, since: since ? exactMoment(since, formats) : '' })}</Fact> : null}
        {waitsFor && until ? <Fact Icon={CalendarDays}>{translate('documentActs.until', { day: writeDate(until, formats.dateFormat) })}</Fact> : null}
        {closed ? <Fact Icon={Clock} title={translate('generatedDocument.closedOn')}>{exactMoment(closed, formats)}</Fact> : null}
      </Head>
      {reason ? <Said>{reason}</Said> : null}
    </>
  );
};
