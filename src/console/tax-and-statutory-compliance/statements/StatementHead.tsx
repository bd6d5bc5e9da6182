import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FileCheck from 'lucide-react/icons/file-check';
import Stamp from 'lucide-react/icons/stamp';
import { writeDate } from '../../fields/input/dateText.ts';
import { statusLook } from '../../fields/status/statusLook.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { momentText } from '../../resource/history/momentText.ts';
import { Fact, Facts } from '../../resource/tabs/Facts.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { useMonthText } from './useMonthText.ts';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Head = styled(Facts)({ gap: '4px 20px', padding: '10px 16px', flex: 'none', '& li:first-of-type': { color: 'var(--text)', fontWeight: 600 } });

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Where the statement stands, of which months it is and until when it is filed. */
export const StatementHead = ({ record }: TabProps) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const month = useMonthText();
  const status = String(record['status'] ?? 'IN_PROGRESS');
  const [period, due, at, by, receipt, filed] = ['depositPeriod', 'dueDate', 'generatedAt', 'generatedBy', 'receiptNumber', 'filedOn'].map((key) => text(record[key]));
  const months = period?.split(' – ') ?? [];
  return (
    <Head>
      <li><StatusMark tone={statusLook(status, 'TaxStatementStatus')} />{translate(`enum.TaxStatementStatus.${status}`)}</li>
      {months.length === 2 ? <Fact Icon={CalendarDays} title={translate('taxStatement.depositPeriod')}>{months.map(month).join(' – ')}</Fact> : null}
      {due && !receipt ? <Fact Icon={CalendarClock} title={translate('taxStatement.dueDate')}>{translate('taxStatements.due', { date: writeDate(due, formats.dateFormat) })}</Fact> : null}
      {at && by ? <Fact Icon={FileCheck}>{translate('taxStatements.generatedBy', { name: by, when: momentText(at, formats, 'history.todayInside') })}</Fact> : null}
      {receipt ? <Fact Icon={Stamp}>{filed ? translate('taxStatements.filedOn', { date: writeDate(filed, formats.dateFormat), number: receipt }) : receipt}</Fact> : null}
    </Head>
  );
};
