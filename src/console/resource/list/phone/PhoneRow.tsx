import { memo } from 'react';
import { cellOf } from '../../../fields/cells.tsx';
import { comma } from '../../../shell/comma.ts';
import type { CellFormats } from '../../../fields/cellKind.ts';
import type { Row } from '../../../providers/data/row.ts';
import type { Column } from '../state/columns.ts';
import { phoneText } from './phoneText.ts';

type Props = {
  readonly index: number;
  readonly top: number;
  readonly row: Row | undefined;
  readonly columns: readonly Column[];
  readonly formats: CellFormats;
  readonly isSelected: boolean;
  readonly selectLabel: string;
  /** In a grouped list, counted from 1. */
  readonly level: number | undefined;
};

const isDay = (column: Column | undefined): boolean => column?.field.kind === 'date' || column?.field.kind === 'dateTime';

/** Name, code and a second field; at the right up to two facts and the status. A record about somebody, as a day of leave, is headed by their name. */
export const PhoneRow = memo(({ index, top, row, columns, formats, isSelected, selectLabel, level }: Props) => {
  const text = (column: Column): string => (row ? phoneText(column, row, formats) : '');
  const title = columns.find(({ isTitle }) => isTitle);
  const code = columns.find(({ isCode }) => isCode);
  const status = columns.find(({ field }) => field.kind === 'status') ?? columns.find(({ field }) => field.reference?.tone !== undefined);
  const named = columns.find(({ field }) => field.search && field.reference !== undefined);
  const head = named && (!row || text(named) !== '') ? named : title;
  const others = columns.filter((column) => ![title, head, code, status].includes(column));
  // A day that a record is called by says less of it than what it is about.
  const at = isDay(title) ? 1 : 0;
  // Two days without their names cannot be told apart: the one that it is called by is enough.
  const rest = others.slice(at).filter((column) => at === 0 || !isDay(column));
  // Of four days and more none can be told by itself: the first is said, by its name.
  const days = title === head ? others.filter(isDay) : [];
  const day = days.length > 3 ? days[0] : undefined;
  const [second, ...facts] = day ? [day, ...others.filter((column) => !isDay(column))] : title && title !== head ? [...others.slice(0, at), title, ...rest] : others;
  // Two facts that read the same (a department and its area) are said once.
  const said = (column: Column): string => (column === day && text(column) !== '' ? `${column.label} ${text(column)}` : text(column));
  const join = (parts: readonly (Column | undefined)[]): string => [...new Set(parts.map((part) => (part ? said(part) : '')))].filter((part) => part !== '').join(comma());
  const StatusMark = status ? cellOf(status.field).Show : undefined;
  const statusText = status ? text(status) : '';
  return (
    <div role="row" className={row ? 'row' : 'row waiting'} style={{ transform: `translateY(${top}px)` }} data-index={index} aria-rowindex={index + 1} aria-level={level} aria-selected={isSelected}>
      <div role="gridcell" className="pick">
        <input type="checkbox" checked={isSelected} readOnly disabled={!row} aria-label={selectLabel} />
      </div>
      <div role="gridcell" style={{ minWidth: 0 }}>
        <button type="button" className="name">
          {head ? text(head) : ''}
        </button>
        <div className="meta">{join([code, second])}</div>
      </div>
      <div role="gridcell" className="side">
        <div>{join(facts.slice(0, 2))}</div>
        {status && StatusMark && statusText !== '' ? <StatusMark value={row?.[status.field.name]} text={statusText} field={status.field} /> : null}
      </div>
    </div>
  );
});
PhoneRow.displayName = 'PhoneRow';
