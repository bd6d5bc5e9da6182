import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { hoursIn } from './times.ts';
import { comma } from '../../shell/comma.ts';
import type { PanelMember } from './PanelChoice.tsx';
import type { Availability } from './useSchedule.ts';

const Strip = styled('div')({
  display: 'grid', gap: 6, '& .row': { display: 'grid', gridTemplateColumns: 'minmax(96px, 150px) minmax(0, 1fr)', gap: 8, alignItems: 'center' }, '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .bar': { position: 'relative', height: 24, border: '1px solid var(--line)', borderRadius: 4, background: 'var(--ok-wash)', overflow: 'hidden' },
  '& .bar > i': { position: 'absolute', top: 0, bottom: 0, background: 'var(--canvas)', borderInline: '1px solid var(--line)' }, '& .bar > i[data-kind="ROUND"]': { background: 'var(--warn-wash)', borderColor: 'var(--warn-mark)' },
  '& .bar[data-unknown]': { borderStyle: 'dashed', background: 'transparent' }, '& .bar > b': { position: 'absolute', top: 0, bottom: 0, border: '2px solid var(--accent)', borderRadius: 3, minWidth: 4 },
  '& small': { gridColumn: '2', color: 'var(--text-2)', fontSize: 12, lineHeight: '16px' }, '& .hours': { display: 'flex', justifyContent: 'space-between', gridColumn: '2', fontSize: 12, color: 'var(--text-3)' },
});

type Props = { readonly members: readonly PanelMember[]; /** By employee. */ readonly known: ReadonlyMap<string, Availability>; /** Whether the others are being looked up. */ readonly isLooking: boolean; readonly from: string; readonly to: string; readonly slots: readonly { readonly from: string; readonly to: string }[]; readonly zone: string };

/** The day of each member of the panel in the scheduler's time, with what is asked for on it; the same in words. Nobody is free of whom nothing is known, or whom nothing is asked of. */
export const AvailabilityStrip = ({ members, known, isLooking, from, to, slots, zone }: Props) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const place = (one: string, other: string) => {
    const [left, right] = [Date.parse(one), Date.parse(other)].map((instant) => (Math.min(Math.max(instant, start), end) - start) / (end - start));
    return { left: `${(left! * 100).toFixed(2)}%`, width: `${((right! - left!) * 100).toFixed(2)}%` };
  };
  const hour = (part: number): string => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(start + (end - start) * part);
  return (
    <Strip>
      {members.map(({ id, name }) => {
        const { busy = [], hasMail = true } = known.get(id) ?? {};
        const isKnown = known.has(id);
        const clashes = busy.filter(({ startsAt, endsAt }) => slots.some((slot) => slot.from < endsAt && startsAt < slot.to));
        const words = clashes.map(({ kind, startsAt, endsAt }) => `${translate(`interviews.busy.${kind}`)} ${hoursIn(startsAt, endsAt, zone, locale)}`);
        const free = slots.length === 0 ? '' : translate('interviews.free');
        const unknown = isLooking ? '…' : translate('interviews.unknown');
        const time = isKnown ? [...new Set(words)].join(comma()) || free : unknown;
        return (
          <div className="row" key={id}>
            <span className="name" title={name}>{name}</span>
            <span className="bar" data-unknown={isKnown ? undefined : ''} aria-hidden>
              {busy.map(({ kind, startsAt, endsAt }) => <i key={`${kind} ${startsAt}`} data-kind={kind} style={place(startsAt, endsAt)} />)}
              {slots.map((slot) => <b key={slot.from} style={place(slot.from, slot.to)} />)}
            </span>
            <small>{[time, hasMail ? '' : translate('interviews.noMail')].filter((part) => part !== '').join(' · ')}</small>
          </div>
        );
      })}
      <div className="row" aria-hidden><span className="hours">{[0, 0.25, 0.5, 0.75, 1].map((part) => <span key={part}>{hour(part)}</span>)}</span></div>
    </Strip>
  );
};
