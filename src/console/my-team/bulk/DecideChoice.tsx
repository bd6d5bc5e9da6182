import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { OpenDay } from '../../fields/input/OpenDay.tsx';
import { RecordPicker } from '../../fields/reference/RecordPicker.tsx';
import { ManagerPicker } from '../../shell/team/ManagerPicker.tsx';
import { useAttendanceForm } from '../../shell/team/useAttendanceForm.ts';
import { onNarrow } from '../../shell/widths.ts';
import { HoursFields } from '../days/HoursFields.tsx';
import { kinds, type DayDecisionKind } from '../days/kinds.ts';
import type { Linked } from '../../providers/data/row.ts';
import type { Asked } from './useDaysAhead.ts';

const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: '20px 24px', marginBottom: 24, '& .all': { gridColumn: '1 / -1' }, '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 6, gridColumn: '1 / -1', marginTop: -8 }, [onNarrow]: { gridTemplateColumns: '1fr' } });

const employees = { endpoint: 'core-hr', type: 'Employee' };
const departments = { endpoint: 'core-hr', type: 'Department' };
const locations = { endpoint: 'core-hr', type: 'Location' };

type Props = { readonly asked: Asked; readonly reason: string; readonly onAsked: (asked: Asked) => void; readonly onReason: (reason: string) => void };

/** What is decided, of which days, of whom, and why. */
export const DecideChoice = ({ asked, reason, onAsked, onReason }: Props) => {
  const translate = useTranslate();
  const form = useAttendanceForm('ATTENDANCE_BULK_ACTION');
  const [chosen, setChosen] = useState<{ readonly people: readonly Linked[]; readonly department: Linked | null; readonly location: Linked | null }>({ people: [], department: null, location: null });
  const put = (more: Partial<Asked>): void => onAsked({ ...asked, ...more });
  const setPeople = (people: readonly Linked[]): void => {
    setChosen({ ...chosen, people });
    put({ employeeIds: people.map(({ id }) => id) });
  };
  const isAll = chosen.people.length === 0;
  return (
    <Fields>
      <TextField className="all" select label={translate('dayDecision.kind')} value={asked.kind} onChange={({ target }) => put({ kind: target.value as DayDecisionKind })} slotProps={{ inputLabel: { shrink: true } }} helperText={translate(`teamDays.kind.${asked.kind}`)}>
        {kinds.map((kind) => <MenuItem key={kind} value={kind}>{translate(`enum.DayDecisionKind.${kind}`)}</MenuItem>)}
      </TextField>
      {asked.kind === 'CORRECTED' ? <HoursFields hours={asked.hours} onHours={(hours) => put({ hours })} /> : null}
      <OpenDay label={translate('teamDays.from')} value={asked.from} onChoose={(from) => put({ from })} />
      <OpenDay label={translate('teamDays.until')} help={translate('teamDays.untilHelp')} value={asked.until} onChoose={(until) => put({ until })} />
      <div className="all"><RecordPicker target={employees} label={translate('teamDays.who')} help={translate(isAll ? 'teamDays.whoHelp' : 'teamDays.whoMore')} value={null} except={asked.employeeIds} onChange={(one) => (one === null ? undefined : setPeople([...chosen.people, one]))} /></div>
      {isAll ? null : <div className="chips">{chosen.people.map((one) => <Chip key={one.id} label={one.title} onDelete={() => setPeople(chosen.people.filter(({ id }) => id !== one.id))} />)}</div>}
      <ManagerPicker form={form} onChange={(teamOf) => put({ teamOf })} />
      <RecordPicker target={departments} label={translate('department', { smart_count: 1 })} value={chosen.department} onChange={(department) => {
        setChosen({ ...chosen, department });
        put({ departmentId: department?.id ?? null });
      }} />
      <RecordPicker target={locations} label={translate('location', { smart_count: 1 })} value={chosen.location} onChange={(location) => {
        setChosen({ ...chosen, location });
        put({ locationId: location?.id ?? null });
      }} />
      <TextField className="all" label={translate('common.reason')} value={reason} required helperText={translate('dayDecision.reason.help')} onChange={({ target }) => onReason(target.value)} slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200 } }} />
    </Fields>
  );
};
