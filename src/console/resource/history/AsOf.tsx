import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Calendar } from '../../fields/input/Calendar.tsx';
import { atZone, inZone } from '../../fields/input/zoned.ts';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment } from './momentText.ts';
import { stops } from './stops.ts';
import type { HistoryEntry } from '../../providers/data/ConsoleDataProvider.ts';

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, padding: '8px 16px', background: 'var(--sunken)', borderBottom: '1px solid var(--hair)', color: 'var(--text-2)' });
const Rail = styled('div')({
  position: 'relative',
  flex: 1,
  height: 24,
  margin: '0 7px',
  borderRadius: 4,
  cursor: 'pointer',
  '&::before': { content: '""', position: 'absolute', left: -7, right: -7, top: 11, height: 2, borderRadius: 1, background: 'var(--line)' },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 4 },
});
const Dot = styled('span')({
  position: 'absolute',
  top: 8,
  width: 8,
  height: 8,
  marginLeft: -4,
  borderRadius: '50%',
  background: 'var(--field)',
  '&[data-on=true]': { top: 5, width: 14, height: 14, marginLeft: -7, background: 'var(--accent-text)', border: '3px solid var(--surface)', boxShadow: '0 0 0 1.5px var(--accent-text)' },
});

type Props = { readonly entries: readonly HistoryEntry[]; readonly value: string | undefined; readonly onChange: (asOf: string | undefined) => void };

/** A moment in the life of a record: a day from the calendar, or a change on the line, a dot each. The last dot is now. */
export const AsOf = ({ entries, value, onChange }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const [opened] = useState(() => new Date().toISOString());
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const dots = stops(entries.map(({ at }) => at));
  const at = value === undefined ? dots.length - 1 : dots.findLastIndex((dot) => dot.at <= value);
  const last = dots.length - 1;
  const choose = (index: number) => {
    const dot = dots[Math.min(Math.max(index, 0), last)];
    if (dot) onChange(dot === dots[last] ? undefined : justAfter(dot.at));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1, Home: 0, End: last };
    const index = to[event.key];
    if (index === undefined) return;
    event.preventDefault();
    choose(index);
  };
  const day = inZone(value ?? opened, formats.timeZone).date ?? '';
  return (
    <Bar>
      <span>{translate('history.asOf')}</span>
      <Button size="small" endIcon={<ChevronDown size={14} />} aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        {writeDate(day, formats.dateFormat)}
      </Button>
      <Rail
        role="slider"
        tabIndex={0}
        aria-label={translate('history.asOf')}
        aria-valuemin={0}
        aria-valuemax={Math.max(last, 0)}
        aria-valuenow={Math.max(at, 0)}
        aria-valuetext={value === undefined ? translate('history.now') : exactMoment(value, formats)}
        onKeyDown={onKeyDown}
      >
        {dots.map((dot, index) => (
          <Dot key={dot.at} data-on={index === at} style={{ left: `${dot.share * 100}%` }} title={exactMoment(dot.at, formats)} onClick={() => choose(index)} />
        ))}
      </Rail>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} slotProps={{ paper: { sx: { mt: 0.5, border: 0, boxShadow: 'none' }, role: 'dialog', 'aria-label': translate('history.asOf') } }}>
        <Calendar
          value={day}
          locale={formats.locale}
          onChoose={(date) => {
            setAnchor(null);
            const end = endOf(atZone(date, '23:59', formats.timeZone));
            onChange(end === null || end > new Date().toISOString() ? undefined : end);
          }}
        />
      </Popover>
    </Bar>
  );
};

/** The end of the day whose last minute this is: what was changed within it was so on that day. */
const endOf = (minute: string | null): string | null => (minute === null ? null : new Date(Date.parse(minute) + 59_999).toISOString());

/** The journal counts microseconds, its answers milliseconds: a change is over one millisecond after the moment that it names. */
const justAfter = (at: string): string => new Date(Date.parse(at) + 1).toISOString();
