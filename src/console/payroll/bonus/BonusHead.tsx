import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Scale from 'lucide-react/icons/scale';
import Send from 'lucide-react/icons/send';
import StickyNote from 'lucide-react/icons/sticky-note';
import UserCheck from 'lucide-react/icons/user-check';
import Wallet from 'lucide-react/icons/wallet';
import { writeDate } from '../../fields/input/dateText.ts';
import { statusLook } from '../../fields/status/statusLook.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { momentText } from '../../resource/history/momentText.ts';
import { Fact, Facts } from '../../resource/tabs/Facts.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Head = styled(Facts)({ gap: '4px 20px', padding: '10px 16px', flex: 'none', '& li:first-of-type': { color: 'var(--text)', fontWeight: 600 } });

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Where the round stands, for which days it is and when it is paid, who handed it in and who decided, and why it came back. */
export const BonusHead = ({ record }: TabProps) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const day = (value: string): string => writeDate(value, formats.dateFormat);
  const status = String(record['status'] ?? 'DRAFT');
  const [from, to, paid, by, decidedBy, decidedAt, remarks, law] = ['fromDate', 'toDate', 'payoutDate', 'submittedBy', 'decidedBy', 'decidedAt', 'remarks', 'law'].map((key) => text(record[key]));
  return (
    <Head>
      <li><StatusMark tone={statusLook(status, 'BonusRoundStatus')} />{translate(`enum.BonusRoundStatus.${status}`)}</li>
      {from && to ? <Fact Icon={CalendarDays} title={translate('bonus.period')}>{`${day(from)} – ${day(to)}`}</Fact> : null}
      {paid ? <Fact Icon={Wallet}>{translate('bonus.paidOn', { date: day(paid) })}</Fact> : null}
      {by ? <Fact Icon={Send}>{translate('bonus.submittedBy', { name: by })}</Fact> : null}
      {decidedBy && decidedAt ? <Fact Icon={UserCheck}>{translate('bonus.decidedBy', { name: decidedBy, when: momentText(decidedAt, formats, 'history.todayInside') })}</Fact> : null}
      {remarks ? <Fact Icon={StickyNote} title={translate('bonusRound.remarks')}>{remarks}</Fact> : null}
      {law ? <Fact Icon={Scale} title={translate('bonusRound.law')}>{law}</Fact> : null}
    </Head>
  );
};
