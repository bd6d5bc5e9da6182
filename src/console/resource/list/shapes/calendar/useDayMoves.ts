import { useState } from 'react';
import { shiftDay } from '../../../../../domain/lists/calendarDays.ts';
import { writeDate } from '../../../../fields/input/dateText.ts';
import type { CellFormats } from '../../../../fields/cellKind.ts';
import { useWrite } from '../useWrite.ts';
import { movedBy, type DayFields, type Entry } from './entries.ts';

/** An entry in the hand, and by how many days it is held away from where it is. */
export type LiftedEntry = { readonly entry: Entry; readonly by: number };

export type DayMoves = {
  readonly lifted: LiftedEntry | undefined;
  /** Days by which entries were moved that are being written, by record. */
  readonly moving: ReadonlyMap<string, number>;
  readonly said: string;
  readonly lift: (entry: Entry) => void;
  readonly hold: (by: number) => void;
  readonly putBack: () => void;
  readonly drop: () => void;
};

/** Moving entries to another day, by mouse or keyboard: it stands there at once and goes back if the server refuses. */
export const useDayMoves = (fields: DayFields, { translate, dateFormat, timeZone }: CellFormats): DayMoves => {
  const [lifted, setLifted] = useState<LiftedEntry>();
  const [moving, setMoving] = useState<ReadonlyMap<string, number>>(new Map());
  const [said, say] = useState('');
  const write = useWrite();
  const dayText = (day: string): string => writeDate(day, dateFormat);
  const back = ({ name, from }: Entry): void => say(translate('shapes.calendar.back', { name, day: dayText(from) }));

  const move = async (entry: Entry, by: number): Promise<void> => {
    const { row, name } = entry;
    setMoving((now) => new Map(now).set(row.id, by));
    const message = translate('shapes.calendar.moved', { name, day: dayText(shiftDay(entry.from, by)) });
    const isDone = await write({ row, name, values: movedBy(entry, fields, (day) => shiftDay(day, by), timeZone), message });
    setMoving((now) => new Map([...now].filter(([id]) => id !== row.id)));
    if (isDone) say(message);
    else back(entry);
  };

  return {
    lifted,
    moving,
    said,
    lift: (entry) => {
      if (moving.has(entry.row.id)) return;
      setLifted({ entry, by: 0 });
      say(translate('shapes.calendar.lifted', { name: entry.name, day: dayText(entry.from) }));
    },
    hold: (by) => {
      if (!lifted || lifted.by === by) return;
      setLifted({ ...lifted, by });
      say(translate('shapes.calendar.over', { name: lifted.entry.name, day: dayText(shiftDay(lifted.entry.from, by)) }));
    },
    putBack: () => {
      if (lifted) back(lifted.entry);
      setLifted(undefined);
    },
    drop: () => {
      if (lifted && lifted.by !== 0) void move(lifted.entry, lifted.by);
      else if (lifted) back(lifted.entry);
      setLifted(undefined);
    },
  };
};
