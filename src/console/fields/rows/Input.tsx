import { use } from 'react';
import Plus from 'lucide-react/icons/plus';
import { useTranslate } from 'ra-core';
import { FieldInputContext } from '../input/FieldInputContext.ts';
import { useEntityWords } from '../../resource/list/entityWords.ts';
import { AddRow, Table, Unseen } from './RowsTable.tsx';
import { RowLine } from './RowLine.tsx';
import { blankRow, stemOf } from './row.ts';
import { useRowKeys } from './useRowKeys.ts';
import type { ChildRow } from './row.ts';
import type { InputProps } from '../input/types.ts';

/** The rows that are part of a record: a table to write in, with add, remove and order; cards below 600. */
export const RowsInput = (props: InputProps) => {
  const translate = useTranslate();
  const Cell = use(FieldInputContext);
  const rows = Array.isArray(props.value) ? (props.value as readonly ChildRow[]) : [];
  const [keys, setKeys] = useRowKeys(rows.length);
  const child = props.field.rows;
  const stem = stemOf(child?.type ?? '');
  const words = useEntityWords({ name: stem });
  if (!child || !Cell) return null;
  const fields = child.fields.filter(({ kind, readOnly }) => kind !== 'id' && !readOnly);
  const set = (next: readonly ChildRow[], nextKeys: readonly number[]) => {
    setKeys(nextKeys);
    props.onChange(next);
  };
  const add = () => {
    set([...rows, blankRow(fields)], [...keys, Math.max(-1, ...keys) + 1]);
    requestAnimationFrame(() => document.getElementById(`${props.id}-${rows.length}-${fields[0]?.key}`)?.focus());
  };
  const move = (from: number, to: number) => set(moved(rows, from, to), moved(keys, from, to));
  return (
    <div id={props.id} role="group" aria-labelledby={props.labelId} aria-describedby={props.describedBy}>
      {rows.length > 0 ? (
        <Table aria-labelledby={props.labelId}>
          <thead>
            <tr>
              {fields.map((field) => (
                <th key={field.key} scope="col" id={`${props.id}-head-${field.key}`}>
                  {translate(`${stem}.${field.name}`)}
                  {field.required ? <i aria-hidden> *</i> : null}
                </th>
              ))}
              <th scope="col">
                <Unseen>{translate('form.rows.actions')}</Unseen>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <RowLine
                key={keys[index]}
                Cell={Cell}
                fields={fields}
                stem={stem}
                of={props}
                row={row}
                index={index}
                count={rows.length}
                onChange={(next) => props.onChange(rows.with(index, next))}
                onMove={(to) => move(index, to)}
                onRemove={() => set(rows.toSpliced(index, 1), keys.toSpliced(index, 1))}
              />
            ))}
          </tbody>
        </Table>
      ) : null}
      <AddRow type="button" onClick={add}>
        <Plus size={16} aria-hidden />
        {translate('form.rows.add', { name: words.word(1) })}
      </AddRow>
    </div>
  );
};

const moved = <Item,>(list: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = list[from] as Item;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
};
