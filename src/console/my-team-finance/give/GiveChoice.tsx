import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { OpenDay } from '../../fields/input/OpenDay.tsx';
import { RecordPicker } from '../../fields/reference/RecordPicker.tsx';
import { ManagerPicker } from '../../shell/team/ManagerPicker.tsx';
import { onNarrow } from '../../shell/widths.ts';
import type { Linked } from '../../providers/data/row.ts';
import type { Asked } from './useAhead.ts';

const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: '20px 24px', marginBottom: 24, [onNarrow]: { gridTemplateColumns: '1fr' } });

const kinds = { endpoint: 'payroll-admin', type: 'AdhocAllowance' };
const departments = { endpoint: 'core-hr', type: 'Department' };
const locations = { endpoint: 'core-hr', type: 'Location' };

type Chosen = { readonly kind: Linked | null; readonly department: Linked | null; readonly location: Linked | null; readonly day: string | null; readonly teamOf: string | null };

/** Which kind, when, and to whom. */
export const GiveChoice = ({ onChange }: { readonly onChange: (asked: Asked) => void }) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Chosen>({ kind: null, department: null, location: null, day: null, teamOf: null });
  const choose = (more: Partial<Chosen>): void => {
    const next = { ...chosen, ...more };
    setChosen(next);
    onChange({ kindId: next.kind?.id ?? null, payoutDate: next.day, departmentId: next.department?.id ?? null, locationId: next.location?.id ?? null, teamOf: next.teamOf });
  };
  return (
    <Fields>
      <RecordPicker target={kinds} label={translate('oneTimeEarning.kind')} value={chosen.kind} onChange={(kind) => choose({ kind })} />
      <OpenDay label={translate('oneTimeEarning.payoutDate')} help={translate('oneTimeEarning.payoutDate.help')} value={chosen.day} onChoose={(day) => choose({ day })} />
      <ManagerPicker form="ONE_TIME_EARNINGS" onChange={(teamOf) => choose({ teamOf })} />
      <RecordPicker target={departments} label={translate('department', { smart_count: 1 })} help={translate('giveEarnings.allDepartments')} value={chosen.department} onChange={(department) => choose({ department })} />
      <RecordPicker target={locations} label={translate('location', { smart_count: 1 })} help={translate('giveEarnings.allLocations')} value={chosen.location} onChange={(location) => choose({ location })} />
    </Fields>
  );
};
