import IconButton from '@mui/material/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslate } from 'ra-core';
import { DayChoice } from '../../fields/input/DayChoice.tsx';
import { ShapeBar } from '../../resource/list/shapes/ShapeBar.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import type { ReadScreenshotsQuery } from '../../../../generated/monitoring/operations.ts';

type Props = { readonly data: ReadScreenshotsQuery['answer']; readonly ownId: string; readonly onPerson: (employeeId: string) => void; readonly onDay: (day: string) => void };

/** Whose pictures, and of which day: the arrows lead to the days that have some. */
export const ShotTools = ({ data, ownId, onPerson, onDay }: Props) => {
  const translate = useTranslate();
  const { day, days, people, employeeId, name } = data;
  const isListed = people.some((one) => one.employeeId === employeeId);
  const choices = [...(isListed || employeeId == null ? [] : [{ employeeId, name: name ?? '' }]), ...people];
  const options = choices.map((one) => ({ value: one.employeeId, label: one.employeeId === ownId ? translate('screenshot.me', { name: one.name }) : one.name }));
  const earlier = days.find((one) => one.day < day)?.day;
  const later = days.findLast((one) => one.day > day)?.day;
  return (
    <ShapeBar>
      <IconButton size="small" aria-label={translate('screenshot.earlier')} title={translate('screenshot.earlier')} disabled={!earlier} onClick={() => onDay(earlier!)}><ChevronLeft /></IconButton>
      <IconButton size="small" aria-label={translate('screenshot.later')} title={translate('screenshot.later')} disabled={!later} onClick={() => onDay(later!)}><ChevronRight /></IconButton>
      <DayChoice required label={translate('screenshot.day')} value={day} onChoose={(chosen) => onDay(chosen ?? day)} />
      {options.length > 1 || (options.length === 1 && employeeId == null) ? <SmallChoice isWhole label={translate('screenshot.whose')} value={employeeId ?? ''} options={employeeId == null ? [{ value: '', label: translate('screenshot.whose') }, ...options] : options} onChoose={onPerson} /> : null}
    </ShapeBar>
  );
};
