import { styled } from '@mui/material/styles';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Layers from 'lucide-react/icons/layers';
import TableProperties from 'lucide-react/icons/table-properties';
import { Link } from 'react-router-dom';
import { Fact, Facts } from '../../resource/tabs/Facts.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { StatusMark, type StatusTone } from '../../shell/pieces/StatusMark.tsx';
import { useTold } from '../useTold.ts';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Head = styled(Facts)({ gap: '4px 20px', padding: '10px 16px', flex: 'none', '& li:first-of-type': { color: 'var(--text)', fontWeight: 600 } });
const Said = styled('div')({ padding: '0 16px 12px', flex: 'none' });
const TONES: Readonly<Record<string, StatusTone>> = { APPROVED: 'ok', PENDING_APPROVAL: 'wait', DRAFT: 'none' };

/** A plan at a glance: where it stands, since when it holds, and what was said with the last step. */
export const PlanHead = ({ record }: Pick<TabProps, 'record'>) => {
  const { translate, day } = useTold();
  const status = String(record['status']);
  const comment = String(record['comment'] ?? '');
  return (
    <>
      <Head>
        <li><StatusMark tone={TONES[status] ?? 'none'} />{translate(`enum.HeadcountPlanStatus.${status}`)}</li>
        <Fact Icon={Layers}>{translate('planPage.year', { year: String(record['fiscalYear']) })}</Fact>
        <Fact Icon={CalendarDays}>{translate('planPage.from', { day: day(String(record['effectiveFrom'])) })}</Fact>
        <Fact Icon={TableProperties}><Link to={`/man-power-planning/table-of-organization?plan=${record.id}`}>{translate('planPage.table')}</Link></Fact>
      </Head>
      {status === 'PENDING_APPROVAL' || comment !== '' ? <Said><Note tone="info" title={status === 'PENDING_APPROVAL' ? translate('planPage.asked', { name: String(record['requestedBy'] ?? '') }) : translate('planPage.said')}>{comment || undefined}</Note></Said> : null}
    </>
  );
};
