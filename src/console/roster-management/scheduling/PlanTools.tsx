import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from '@mui/material/styles';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { ShapeBar } from '../../resource/list/shapes/ShapeBar.tsx';
import { SearchBox } from '../../shell/pieces/SearchBox.tsx';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { periodText } from '../shifts.ts';
import { TeamSelect } from '../../shell/team/TeamSelect.tsx';
import { CHOICES, type Choice } from '../../shell/team/useTeamPlace.ts';
import type { PlanPlace, Span } from './usePlanPlace.ts';
import type { ReadRosterChoicesQuery } from '../../../../generated/attendance/operations.ts';

const Find = styled('span')({ display: 'flex', width: 176 });

const SPANS: readonly Span[] = ['WEEK', 'MONTH'];
const PAUSE = 300;

type Props = { readonly place: PlanPlace; readonly choices: ReadRosterChoicesQuery['answer'] | undefined };

/** Which days, and whose. */
export const PlanTools = ({ place, choices }: Props) => {
  const formats = useCellFormats();
  const { translate, locale } = formats;
  const { span, days, day, today, filter, put, turn } = place;
  const [text, setText] = useState(place.search);
  const { search } = place;
  useEffect(() => {
    if (text === search) return undefined;
    const later = setTimeout(() => put({ search: text }), PAUSE);
    return () => clearTimeout(later);
  }, [text, search, put]);
  const options: Readonly<Record<Choice, readonly { readonly id: string; readonly name: string }[]>> = { departmentId: choices?.departments ?? [], locationId: choices?.locations ?? [], customGroupId: choices?.groups ?? [] };
  const title = span === 'WEEK' ? periodText(days[0] ?? day, days.at(-1) ?? day, formats) : new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return (
    <ShapeBar>
      <IconButton size="small" aria-label={translate(`shapes.calendar.previous.${span}`)} onClick={() => turn(-1)}><ChevronLeft /></IconButton>
      <IconButton size="small" aria-label={translate(`shapes.calendar.next.${span}`)} onClick={() => turn(1)}><ChevronRight /></IconButton>
      <h2 aria-live="polite">{title}</h2>
      <Button size="small" variant="outlined" onClick={() => put({ at: today })}>{translate('shapes.calendar.today')}</Button>
      <SmallChoice label={translate('shapes.calendar.span')} value={span} options={SPANS.map((value) => ({ value, label: translate(`shapes.calendar.${value}`) }))} onChoose={(value) => put({ span: value })} />
      <span className="rest" />
      <TeamSelect form="SHIFT_SCHEDULING" value={filter.teamOf ?? null} onChoose={(teamOf) => put({ teamOf })} />
      {CHOICES.map((name) => (options[name].length > 1 || filter[name] != null ? (
        <SmallChoice key={name} label={translate(`roster.${name}`)} value={filter[name] ?? ''} options={[{ value: '', label: translate(`roster.${name}.all`) }, ...options[name].map(({ id, name: label }) => ({ value: id, label }))]} onChoose={(id) => put({ [name]: id })} />
      ) : null))}
      <Find><SearchBox label={translate('roster.search')} text={text} onText={setText} /></Find>
    </ShapeBar>
  );
};
