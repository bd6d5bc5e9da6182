import { styled } from '@mui/material/styles';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import User from 'lucide-react/icons/user';
import UserCheck from 'lucide-react/icons/user-check';
import { panelHeads } from '../../panelHeads.ts';
import { isLinked } from '../../providers/data/row.ts';
import { Fact, Facts } from '../../resource/tabs/Facts.tsx';
import { StatusMark, type StatusTone } from '../../shell/pieces/StatusMark.tsx';
import { useTold } from '../useTold.ts';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Head = styled(Facts)({ gap: '4px 20px', padding: '10px 16px', flex: 'none', '& li:first-of-type': { color: 'var(--text)', fontWeight: 600 } });
const TONES: Readonly<Record<string, StatusTone>> = { APPROVED: 'ok', PENDING: 'wait', REJECTED: 'off' };
const Way = panelHeads['JobRequisition'];

/** A requisition at a glance: where it stands, how many were hired, by when, where and for whom; and who decides. */
export const RequisitionHead = ({ target, record }: TabProps) => {
  const { translate, day, number } = useTold();
  const status = String(record['status']);
  // The answer of an approval does not know yet what the database makes of it.
  const hiring = record['hiring'] ?? (status === 'APPROVED' ? 'WAITING' : null);
  const { department, employee } = record;
  return (
    <>
      <Head>
        <li><StatusMark tone={TONES[status] ?? 'none'} />{typeof hiring === 'string' ? translate(`enum.RequisitionHiring.${hiring}`) : translate(`enum.RequestStatus.${status}`)}</li>
        <Fact Icon={UserCheck}>{translate('requisitionPage.filled', { hired: number(Number(record['hired'] ?? 0)), openings: number(Number(record['openings'])) })}</Fact>
        <Fact Icon={CalendarDays}>{translate('requisitionPage.neededBy', { day: day(String(record['neededBy'])) })}</Fact>
        {isLinked(department) ? <Fact Icon={Building2}>{department.title}</Fact> : null}
        {isLinked(employee) ? <Fact Icon={User}>{translate('requisitionPage.asker', { name: employee.title })}</Fact> : null}
      </Head>
      {Way ? <Way target={target} record={record} /> : null}
    </>
  );
};
