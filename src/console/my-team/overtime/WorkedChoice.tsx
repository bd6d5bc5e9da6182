import { useState } from 'react';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { OpenDay } from '../../fields/input/OpenDay.tsx';
import { RecordPicker } from '../../fields/reference/RecordPicker.tsx';
import { ManagerPicker } from '../../shell/team/ManagerPicker.tsx';
import { onNarrow } from '../../shell/widths.ts';
import type { Linked } from '../../providers/data/row.ts';
import type { Asked } from './useOvertimeWorked.ts';

const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: '20px 24px', marginBottom: 24, '& .all': { gridColumn: '1 / -1' }, '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 6, gridColumn: '1 / -1', marginTop: -8 }, [onNarrow]: { gridTemplateColumns: '1fr' } });

const employees = { endpoint: 'core-hr', type: 'Employee' };
const departments = { endpoint: 'core-hr', type: 'Department' };
const locations = { endpoint: 'core-hr', type: 'Location' };

type Props = { readonly asked: Asked; readonly reason: string; readonly onAsked: (asked: Asked) => void; readonly onReason: (reason: string) => void };

/** Of which days, of whom, and why. */
export const WorkedChoice = ({ asked, reason, onAsked, onReason }: Props) => {
  const translate = useTranslate();
  const [people, setPeople] = useState<readonly Linked[]>([]);
  const [department, setDepartment] = useState<Linked | null>(null);
  const [location, setLocation] = useState<Linked | null>(null);
  const put = (more: Partial<Asked>): void => onAsked({ ...asked, ...more });
  const choose = (next: readonly Linked[]): void => {
    setPeople(next);
    put({ employeeIds: next.map(({ id }) => id) });
  };
  return (
    <Fields>
      <OpenDay label={translate('teamDays.from')} value={asked.from} onChoose={(from) => put({ from })} />
      <OpenDay label={translate('teamDays.until')} help={translate('teamDays.untilHelp')} value={asked.until} onChoose={(until) => put({ until })} />
      <div className="all"><RecordPicker target={employees} label={translate('teamDays.who')} help={translate(people.length === 0 ? 'teamDays.whoHelp' : 'teamDays.whoMore')} value={null} except={asked.employeeIds} onChange={(one) => (one === null ? undefined : choose([...people, one]))} /></div>
      {people.length === 0 ? null : <div className="chips">{people.map((one) => <Chip key={one.id} label={one.title} onDelete={() => choose(people.filter(({ id }) => id !== one.id))} />)}</div>}
      <ManagerPicker form="TEAM_OVERTIME" onChange={(teamOf) => put({ teamOf })} />
      <RecordPicker target={departments} label={translate('department', { smart_count: 1 })} value={department} onChange={(one) => {
        setDepartment(one);
        put({ departmentId: one?.id ?? null });
      }} />
      <RecordPicker target={locations} label={translate('location', { smart_count: 1 })} value={location} onChange={(one) => {
        setLocation(one);
        put({ locationId: one?.id ?? null });
      }} />
      <TextField className="all" label={translate('common.reason')} value={reason} helperText={translate('overtimeRequest.reason.help')} onChange={({ target }) => onReason(target.value)} slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 300 } }} />
    </Fields>
  );
};
