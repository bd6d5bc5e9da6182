import { use, useMemo, useRef } from 'react';
import type { CSSProperties } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import Plus from 'lucide-react/icons/plus';
import { useTranslate } from 'ra-core';
import { FieldInputContext } from '../input/FieldInputContext.ts';
import { useEntityWords } from '../../resource/list/entityWords.ts';
import { RowLine } from './RowLine.tsx';
import { RowsBar } from './RowsBar.tsx';
import { RowsHead } from './RowsHead.tsx';
import { AddRow, Table } from './RowsTable.tsx';
import { MANY, ROW, cardHeight, columnsOf, hasOrder } from './layout.ts';
import { blankRow, stemOf } from './row.ts';
import { focusCell, useCellKeys } from './useCellKeys.ts';
import { useChoices } from './useChoices.ts';
import { useFilteredRows } from './useFilteredRows.ts';
import { useRowActs } from './useRowActs.ts';
import { useRowWindow } from './useRowWindow.ts';
import type { Field } from '../../../domain/resource.ts';
import type { ChildRow } from './row.ts';
import type { InputProps } from '../input/types.ts';
import { widths } from '../../shell/widths.ts';

const none: readonly Field[] = [];

/** The rows that are part of a record: a table to write in, with add, remove and order; many of them with a filter; cards below 600. */
export const RowsInput = (props: InputProps) => {
  const translate = useTranslate();
  const Cell = use(FieldInputContext);
  const isPhone = useMediaQuery(widths.phone);
  const table = useRef<HTMLDivElement>(null);
  const child = props.field.rows;
  const stem = stemOf(child?.type ?? '');
  const entityWord = useEntityWords({ name: stem }).word(1);
  const fields = useMemo(() => child?.fields.filter(({ kind, readOnly }) => kind !== 'id' && !readOnly) ?? none, [child]);
  const choices = useChoices(fields);
  const rows = Array.isArray(props.value) ? (props.value as readonly ChildRow[]) : [];
  const filter = useFilteredRows(fields, rows);
  const isMany = rows.length > MANY;
  const { indices } = filter;
  const window = useRowWindow({ scroller: table, count: indices.length, rowHeight: isPhone ? cardHeight(fields) : ROW + 1, head: isPhone ? 8 : 72, isOn: isMany });
  const { acts, keys, add, setAll } = useRowActs(rows, props);
  const onKeyDown = useCellKeys(table, indices.length, window.show);
  if (!child || !Cell) return null;
  const ordered = hasOrder(fields);
  const [first] = fields;
  const nameOf = (row: ChildRow, index: number): string => (ordered || !first ? undefined : choices.get(first.key)?.find(({ value }) => value === row[first.key])?.label) ?? String(index + 1);
  const wrong = [...new Set([...(props.problems?.keys() ?? [])].map((path) => Number(path.split('.')[0])))].toSorted((one, other) => one - other);
  const showRow = (index: number, column: number): void => {
    filter.setText('');
    requestAnimationFrame(() => window.show(index, () => focusCell(table.current, index, column)));
  };
  const nextProblem = (): void => {
    const now = Number(document.activeElement?.closest<HTMLElement>('[data-position]')?.dataset.position ?? -1);
    const index = wrong.find((one) => one > now) ?? wrong[0];
    const key = [...(props.problems?.keys() ?? [])].find((path) => path.startsWith(`${index}.`))?.split('.')[1];
    if (index !== undefined) showRow(index, Math.max(0, fields.findIndex((field) => field.key === key)));
  };
  return (
    <div id={props.id} role="group" aria-labelledby={props.labelId} aria-describedby={props.describedBy}>
      {isMany ? <RowsBar text={filter.text} total={rows.length} shown={indices.length} wrong={props.hasTried === true ? wrong.length : 0} onText={filter.setText} onNextProblem={nextProblem} /> : null}
      {rows.length > 0 ? (
        <Table
          ref={table}
          role="table"
          aria-labelledby={props.labelId}
          aria-rowcount={rows.length + 1}
          data-many={isMany || undefined}
          style={{ '--columns': columnsOf(fields, ordered) } as CSSProperties}
          onKeyDownCapture={onKeyDown}
        >
          <RowsHead id={props.id} stem={stem} fields={fields} rows={indices.map((index) => rows[index] as ChildRow)} isFiltered={filter.isFiltered} onSetAll={(key, value) => setAll(indices, key, value)} />
          <div className="body" role="rowgroup" style={{ height: window.height }}>
            {window.placed.map(({ position, top }) => {
              const index = indices[position] ?? 0;
              const row = rows[index];
              return row === undefined ? null : (
                <div
                  key={keys[index]}
                  ref={window.measure}
                  className="row"
                  role="row"
                  aria-rowindex={index + 2}
                  data-position={position}
                  data-index={position}
                  style={top === undefined ? undefined : { position: 'absolute', insetInline: 0, transform: `translateY(${top}px)` }}
                >
                  <RowLine Cell={Cell} fields={fields} choices={choices} stem={stem} id={props.id} row={row} index={index} count={rows.length} name={nameOf(row, index)} ordered={ordered && !filter.isFiltered} hasTried={props.hasTried === true} problems={props.problems} acts={acts} />
                </div>
              );
            })}
          </div>
        </Table>
      ) : null}
      <AddRow
        type="button"
        onClick={() => {
          add(blankRow(fields));
          showRow(rows.length, 0);
        }}
      >
        <Plus size={16} aria-hidden />
        {translate('form.rows.add', { name: entityWord })}
      </AddRow>
    </div>
  );
};
