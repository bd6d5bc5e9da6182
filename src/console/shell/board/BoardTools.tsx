import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { DayChoice } from '../../fields/input/DayChoice.tsx';
import { SmallChoice } from '../pieces/SmallChoice.tsx';
import { onPhone } from '../widths.ts';
import type { ReactNode } from 'react';
import type { NarrowKey, useBoardPlace } from './useBoardPlace.ts';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, [onPhone]: { '& > *': { flex: '1 1 100%' } } });
type Choice = { readonly id: string; readonly name: string };
export type BoardChoices = { readonly departments: readonly Choice[]; readonly workSchedules: readonly Choice[]; readonly customGroups: readonly Choice[] };

type Props = {
  readonly place: ReturnType<typeof useBoardPlace>;
  /** By what people may be narrowed; none of a page about one person. */
  readonly choices?: BoardChoices | undefined;
  /** What else the page narrows by. */
  readonly children?: ReactNode;
};

/** Of which days and of whom the figures are. */
export const BoardTools = ({ place, choices, children }: Props) => {
  const translate = useTranslate();
  const { narrowing, from, to, choose } = place;
  const choice = (key: NarrowKey, label: string, value: number | null, rows: readonly Choice[]) => {
    const options = [{ value: '', label: `${label}: ${translate('productivity.everybody')}` }, ...rows.map(({ id, name }) => ({ value: id, label: name }))];
    return rows.length < 2 && value === null ? null : <SmallChoice isWhole label={label} value={options.some((option) => option.value === String(value)) ? String(value) : ''} options={options} onChoose={(id) => choose(key, id)} />;
  };
  return (
    <Bar role="group" aria-label={translate('productivity.narrow')}>
      <DayChoice required label={translate('activityLog.from')} value={narrowing.fromDate} onChoose={(day) => from(day ?? narrowing.fromDate)} />
      <DayChoice required label={translate('activityLog.to')} value={narrowing.toDate} onChoose={(day) => to(day ?? narrowing.toDate)} />
      {choices === undefined ? null : (
        <>
          {choice('department', translate('productivity.department'), narrowing.departmentId, choices.departments)}
          {choice('schedule', translate('productivity.workSchedule'), narrowing.workScheduleId, choices.workSchedules)}
          {choice('group', translate('productivity.customGroup'), narrowing.customGroupId, choices.customGroups)}
        </>
      )}
      {children}
    </Bar>
  );
};
