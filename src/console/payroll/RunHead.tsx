import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Calculator from 'lucide-react/icons/calculator';
import Lock from 'lucide-react/icons/lock';
import StickyNote from 'lucide-react/icons/sticky-note';
import Wallet from 'lucide-react/icons/wallet';
import { writeDate } from '../fields/input/dateText.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { momentText } from '../resource/history/momentText.ts';
import { Fact, Facts } from '../resource/tabs/Facts.tsx';
import { StatusMark } from '../shell/pieces/StatusMark.tsx';
import { statusLook } from '../fields/status/statusLook.ts';
import { RunWorkBar } from './RunWorkBar.tsx';
import type { TabProps } from '../resource/tabs/recordTabs.ts';

const Head = styled(Facts)({ gap: '4px 20px', padding: '10px 16px', flex: 'none', '& li:first-of-type': { color: 'var(--text)', fontWeight: 600 } });

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Where the run stands, of which days it is and when it is paid, and who reckoned it and made it final. */
export const RunHead = ({ record }: TabProps) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const day = (value: string): string => writeDate(value, formats.dateFormat);
  const status = String(record['status'] ?? 'DRAFT');
  const [from, to, pay, preparedAt, preparedBy, finalAt, finalBy] = ['fromDate', 'toDate', 'payDate', 'preparedAt', 'preparedBy', 'finalizedAt', 'finalizedBy'].map((key) => text(record[key]));
  const note = text(record['note']);
  return (
    <>
      <Head>
        <li><StatusMark tone={statusLook(status, 'PayrollRunStatus')} />{translate(`enum.PayrollRunStatus.${status}`)}</li>
        {from && to ? <Fact Icon={CalendarDays} title={translate('payrollRun.period')}>{`${day(from)} – ${day(to)}`}</Fact> : null}
        {pay ? <Fact Icon={Wallet}>{`${translate('payrollRun.payDate')} ${day(pay)}`}</Fact> : null}
        {preparedAt && preparedBy ? <Fact Icon={Calculator}>{translate('payslips.reckonedBy', { name: preparedBy, when: momentText(preparedAt, formats, 'history.todayInside') })}</Fact> : null}
        {finalAt && finalBy ? <Fact Icon={Lock}>{translate('payslips.finalBy', { name: finalBy, when: momentText(finalAt, formats, 'history.todayInside') })}</Fact> : null}
        {note ? <Fact Icon={StickyNote} title={translate('payrollRun.note')}>{note}</Fact> : null}
      </Head>
      <RunWorkBar runId={String(record.id)} />
    </>
  );
};
