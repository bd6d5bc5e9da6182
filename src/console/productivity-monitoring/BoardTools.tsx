import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ReadActivityChoicesDocument } from '../../../generated/monitoring/operations.ts';
import { DayChoice } from '../fields/input/DayChoice.tsx';
import { SmallChoice } from '../shell/pieces/SmallChoice.tsx';
import { onPhone } from '../shell/widths.ts';
import { useBoardPart } from './useBoardPart.ts';
import type { NarrowKey, useBoardPlace } from './useBoardPlace.ts';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, [onPhone]: { '& > *': { flex: '1 1 100%' } } });
type Choice = { readonly id: string; readonly name: string };

/** Of which days and of whom the figures are. */
export const BoardTools = ({ place, isOfOne = false }: { readonly place: ReturnType<typeof useBoardPlace>; /** One person has no groups to choose from. */ readonly isOfOne?: boolean }) => {
  const translate = useTranslate();
  const { narrowing, from, to, choose } = place;
  const { data } = useBoardPart(ReadActivityChoicesDocument, { fromDate: narrowing.fromDate, toDate: narrowing.toDate });
  const choice = (key: NarrowKey, label: string, value: number | null, rows: readonly Choice[] | undefined) => {
    const options = [{ value: '', label: `${label}: ${translate('productivity.everybody')}` }, ...(rows ?? []).map(({ id, name }) => ({ value: id, label: name }))];
    return (rows ?? []).length < 2 && value === null ? null : <SmallChoice isWhole label={label} value={options.some((option) => option.value === String(value)) ? String(value) : ''} options={options} onChoose={(id) => choose(key, id)} />;
  };
  return (
    <Bar role="group" aria-label={translate('productivity.narrow')}>
      <DayChoice required label={translate('activityLog.from')} value={narrowing.fromDate} onChoose={(day) => from(day ?? narrowing.fromDate)} />
      <DayChoice required label={translate('activityLog.to')} value={narrowing.toDate} onChoose={(day) => to(day ?? narrowing.toDate)} />
      {isOfOne ? null : (
        <>
          {choice('department', translate('productivity.department'), narrowing.departmentId, data?.choices.departments)}
          {choice('schedule', translate('productivity.workSchedule'), narrowing.workScheduleId, data?.choices.workSchedules)}
          {choice('group', translate('productivity.customGroup'), narrowing.customGroupId, data?.choices.customGroups)}
        </>
      )}
    </Bar>
  );
};
