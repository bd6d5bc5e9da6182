import { styled } from '@mui/material/styles';
import { hiddenBy, placedIn, shiftDay } from '../../../../../domain/lists/calendarDays.ts';
import type { CellFormats } from '../../../../fields/cellKind.ts';
import { useListModel } from '../../ListModel.ts';
import { DayCell } from './DayCell.tsx';
import { EntryBar } from './EntryBar.tsx';
import { MoreEntries } from './MoreEntries.tsx';
import type { Entry } from './entries.ts';
import type { DayMoves } from './useDayMoves.ts';

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', flex: '1 0 auto', minHeight: 92, borderBottom: '1px solid var(--line)' });

type Props = {
  readonly days: readonly string[];
  readonly at: number;
  readonly entries: readonly Entry[];
  readonly month: string | undefined;
  readonly today: string;
  /** Rows of entries that there is room for. */
  readonly room: number;
  readonly formats: CellFormats;
  readonly moves: DayMoves;
  readonly mayMove: boolean;
  /** Record that Tab comes to. */
  readonly stop: string | undefined;
};

/** One week: its days, the entries in it, and how many more there are. */
export const WeekRow = ({ days, at, entries, month, today, room, formats, moves, mayMove, stop }: Props) => {
  const { address, change } = useListModel();
  const placed = placedIn(entries, days);
  const needed = Math.max(0, ...placed.map(({ slot }) => slot + 1));
  const slots = needed > room ? Math.max(1, room - 1) : needed;
  const hidden = hiddenBy(placed, days.length, slots);
  const label = new Intl.DateTimeFormat(formats.locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const { lifted } = moves;
  const [first, last] = lifted ? [shiftDay(lifted.entry.from, lifted.by), shiftDay(lifted.entry.to, lifted.by)] : [];
  return (
    <Row style={{ gridTemplateRows: `28px repeat(${slots + 1}, 22px) minmax(0, 1fr)` }}>
      {days.map((day, column) => (
        <DayCell
          key={day}
          day={day}
          column={column}
          label={label.format(new Date(`${day}T00:00:00Z`))}
          isToday={day === today}
          isOutside={month !== undefined && day.slice(0, 7) !== month}
          isOver={lifted !== undefined && lifted.by !== 0 && first !== undefined && last !== undefined && day >= first && day <= last}
        />
      ))}
      {placed
        .filter(({ slot }) => slot < slots)
        .map((one) => {
          const { id } = one.entry.row;
          return <EntryBar key={id} placed={one} week={at} formats={formats} isOpen={id === address.record} isLifted={id === lifted?.entry.row.id} isMoving={moves.moving.has(id)} isTabStop={id === stop && !one.isBefore} mayMove={mayMove} />;
        })}
      {hidden.map((count, column) =>
        count === 0 ? null : (
          <MoreEntries key={days[column]} count={count} column={column} row={slots + 2} day={days[column] ?? ''} entries={entries} formats={formats} onOpen={(id) => change({ record: id })} />
        ),
      )}
    </Row>
  );
};
