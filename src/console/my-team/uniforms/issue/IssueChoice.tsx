import { useState } from 'react';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { OpenDay } from '../../../fields/input/OpenDay.tsx';
import { RecordPicker } from '../../../fields/reference/RecordPicker.tsx';
import { ManagerPicker } from '../../../shell/team/ManagerPicker.tsx';
import { onNarrow } from '../../../shell/widths.ts';
import { usePeopleNames } from './usePeopleNames.ts';
import type { Asked } from './useAhead.ts';
import type { Linked } from '../../../providers/data/row.ts';
import type { UniformChoice } from '../useUniforms.ts';
import type { UniformCondition } from '../../../../../generated/core-hr/operations.ts';

const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: '20px 24px', marginBottom: 24, '& .all': { gridColumn: '1 / -1' }, '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 6, gridColumn: '1 / -1', marginTop: -8 }, [onNarrow]: { gridTemplateColumns: '1fr' } });

const employees = { endpoint: 'core-hr', type: 'Employee' };
const departments = { endpoint: 'core-hr', type: 'Department' };
const locations = { endpoint: 'core-hr', type: 'Location' };

export type Terms = { readonly condition: UniformCondition; readonly note: string };
type Props = { readonly items: readonly UniformChoice[]; readonly asked: Asked; readonly terms: Terms; readonly onAsked: (asked: Asked) => void; readonly onTerms: (terms: Terms) => void };

/** Which item, when, in what condition, and to whom. */
export const IssueChoice = ({ items, asked, terms, onAsked, onTerms }: Props) => {
  const translate = useTranslate();
  const [places, setPlaces] = useState<{ readonly department: Linked | null; readonly location: Linked | null }>({ department: null, location: null });
  const names = usePeopleNames(asked.employeeIds);
  const put = (more: Partial<Asked>): void => onAsked({ ...asked, ...more });
  const isAll = asked.employeeIds.length === 0;
  return (
    <Fields>
      <TextField className="all" select required label={translate('uniformIssue.item')} value={asked.itemId ?? ''} onChange={({ target }) => put({ itemId: target.value })} slotProps={{ inputLabel: { shrink: true } }}>
        {items.map(({ id, name, code }) => <MenuItem key={id} value={id}>{name} ({code})</MenuItem>)}
      </TextField>
      <OpenDay label={translate('uniformIssue.issuedOn')} value={asked.issuedOn} onChoose={(issuedOn) => put({ issuedOn })} />
      <TextField select label={translate('uniformIssue.condition')} value={terms.condition} onChange={({ target }) => onTerms({ ...terms, condition: target.value as UniformCondition })} slotProps={{ inputLabel: { shrink: true } }}>
        {(['NEW', 'USED'] as const).map((one) => <MenuItem key={one} value={one}>{translate(`enum.UniformCondition.${one}`)}</MenuItem>)}
      </TextField>
      <div className="all"><RecordPicker target={employees} label={translate('teamDays.who')} help={translate(isAll ? 'teamDays.whoHelp' : 'teamDays.whoMore')} value={null} except={asked.employeeIds} onChange={(one) => (one === null ? undefined : put({ employeeIds: [...asked.employeeIds, one.id] }))} /></div>
      {isAll ? null : <div className="chips">{asked.employeeIds.map((id) => <Chip key={id} label={names.get(id) ?? '…'} onDelete={() => put({ employeeIds: asked.employeeIds.filter((one) => one !== id) })} />)}</div>}
      <ManagerPicker form="UNIFORM_MONITORING" onChange={(teamOf) => put({ teamOf })} />
      <RecordPicker target={departments} label={translate('department', { smart_count: 1 })} value={places.department} onChange={(department) => {
        setPlaces({ ...places, department });
        put({ departmentId: department?.id ?? null });
      }} />
      <RecordPicker target={locations} label={translate('location', { smart_count: 1 })} value={places.location} onChange={(location) => {
        setPlaces({ ...places, location });
        put({ locationId: location?.id ?? null });
      }} />
      <TextField className="all" label={translate('uniformIssue.note')} value={terms.note} onChange={({ target }) => onTerms({ ...terms, note: target.value })} slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 300 } }} />
    </Fields>
  );
};
