import { useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslate } from 'ra-core';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { BoxButton } from '../input/InputBox.tsx';
import { CellProblem } from './RowsTable.tsx';
import type { ChildRow } from './row.ts';
import type { Field } from '../../../domain/resource.ts';
import type { InputProps } from '../input/types.ts';

type Props = {
  readonly Cell: ComponentType<InputProps>;
  readonly fields: readonly Field[];
  readonly stem: string;
  readonly of: InputProps;
  readonly row: ChildRow;
  readonly index: number;
  readonly count: number;
  readonly onChange: (row: ChildRow) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
};

/** One child row: an input a column, the problem of a cell under it. */
export const RowLine = ({ Cell, fields, stem, of, row, index, count, onChange, onMove, onRemove }: Props) => {
  const translate = useTranslate();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const number = index + 1;
  return (
    <tr>
      {fields.map((field) => {
        const id = `${of.id}-${index}-${field.key}`;
        const problem = of.hasTried === true || left.has(field.key) ? of.problems?.get(`${index}.${field.key}`) : undefined;
        return (
          <td key={field.key} data-label={translate(`${stem}.${field.name}`)}>
            <Cell
              field={field}
              entity={stem}
              id={id}
              labelId={`${of.id}-head-${field.key}`}
              label={`${translate(`${stem}.${field.name}`)} ${number}`}
              describedBy={problem === undefined ? undefined : `${id}-problem`}
              invalid={problem !== undefined}
              value={row[field.key] ?? null}
              record={row}
              onChange={(value) => onChange({ ...row, [field.key]: value })}
              onBlur={() => {
                setLeft((now) => new Set([...now, field.key]));
                of.onBlur();
              }}
            />
            {problem === undefined ? null : <CellProblem id={`${id}-problem`}>{problem}</CellProblem>}
          </td>
        );
      })}
      <td>
        <BoxButton type="button" aria-label={translate('form.rows.up', { number })} disabled={index === 0} onClick={() => onMove(index - 1)}>
          <ArrowUp size={16} />
        </BoxButton>
        <BoxButton type="button" aria-label={translate('form.rows.down', { number })} disabled={number === count} onClick={() => onMove(number)}>
          <ArrowDown size={16} />
        </BoxButton>
        <BoxButton type="button" aria-label={translate('form.rows.remove', { number })} onClick={onRemove}>
          <Trash2 size={16} />
        </BoxButton>
      </td>
    </tr>
  );
};
