import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ReadActivityTrackingDocument } from '../../../generated/monitoring/operations.ts';
import { FiguresCard } from '../shell/board/FiguresCard.tsx';
import { FiguresTable } from '../shell/board/FiguresTable.ts';
import { useBoardPart } from '../shell/board/useBoardPart.ts';
import { useTimes } from '../shell/board/useTimes.ts';
import type { Narrowing } from '../shell/board/useBoardPlace.ts';

const Tip = styled('div')({ background: 'var(--raised)', border: '1px solid var(--line)', borderRadius: 8, boxShadow: 'var(--shadow-2)', padding: '8px 12px', fontSize: 12, lineHeight: '16px', '& b': { display: 'block', fontWeight: 600 } });

type Day = { readonly date: string; readonly name: string; readonly startMinute: number; readonly endMinute: number; readonly span: readonly [number, number] };

const HOUR = 60;
const STEP = 2 * HOUR;

/** From when to when people worked on average, a bar a day; read from above as a day goes. */
export const StartEndCard = ({ narrowing, employeeId = null }: { readonly narrowing: Narrowing; readonly employeeId?: number | null }) => {
  const translate = useTranslate();
  const times = useTimes();
  const title = translate('productivity.card.startEnd');
  const part = useBoardPart(ReadActivityTrackingDocument, { ...narrowing, employeeId });
  const daysOf = ({ tracking }: NonNullable<typeof part.data>): Day[] =>
    tracking.flatMap(({ date, startMinute, endMinute }) => (startMinute == null || endMinute == null ? [] : [{ date, name: times.day(date), startMinute, endMinute, span: [startMinute, endMinute] as const }]));
  const told = (minute: number): string => times.clock(minute);
  return (
    <FiguresCard
      title={title}
      part={part}
      isEmpty={(answer) => daysOf(answer).length === 0}
      table={(answer) => (
        <FiguresTable role="group" aria-label={title} tabIndex={0} style={{ maxHeight: 260 }}>
          <table>
            <thead><tr><th scope="col">{translate('activityDay.day')}</th><th scope="col">{translate('productivity.startTime')}</th><th scope="col">{translate('productivity.endTime')}</th></tr></thead>
            <tbody>{daysOf(answer).map((day) => <tr key={day.date}><th scope="row">{times.date(day.date)}</th><td>{told(day.startMinute)}</td><td>{told(day.endMinute)}</td></tr>)}</tbody>
          </table>
        </FiguresTable>
      )}
    >
      {(answer) => {
        const days = daysOf(answer);
        const [first, last] = [Math.floor(Math.min(...days.map(({ startMinute }) => startMinute)) / STEP) * STEP, Math.ceil(Math.max(...days.map(({ endMinute }) => endMinute)) / STEP) * STEP];
        const ticks = Array.from({ length: (last - first) / STEP + 1 }, (_, at) => first + at * STEP);
        return (
          <div role="img" aria-label={title} style={{ height: 220 }}>
            <ResponsiveContainer width="100%" height="100%">
              <BarChart data={days.map(({ span, ...day }) => ({ ...day, span: [...span] }))} margin={{ top: 8, right: 8, bottom: 0, left: 8 }} barCategoryGap={6}>
                <CartesianGrid vertical={false} stroke="var(--hair)" />
                <XAxis dataKey="name" tickLine={false} axisLine={false} tick={{ fill: 'var(--text-2)', fontSize: 12 }} interval="preserveStartEnd" minTickGap={8} />
                <YAxis reversed interval={0} domain={[first, last]} ticks={ticks} tickFormatter={told} tickLine={false} axisLine={false} tick={{ fill: 'var(--text-2)', fontSize: 12 }} width={64} />
                <Tooltip
                  cursor={{ fill: 'var(--hover)', opacity: 0.5 }}
                  isAnimationActive={false}
                  content={({ active, label }) => {
                    const day = active ? days.find(({ name }) => name === label) : undefined;
                    return day === undefined ? null : <Tip><b>{times.date(day.date)}</b>{told(day.startMinute)} – {told(day.endMinute)}</Tip>;
                  }}
                />
                <Bar dataKey="span" fill="var(--c3)" maxBarSize={18} radius={3} isAnimationActive={false} />
              </BarChart>
            </ResponsiveContainer>
          </div>
        );
      }}
    </FiguresCard>
  );
};
