import { memo, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslate } from 'ra-core';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { afterPress } from '../../shell/pieces/afterPress.ts';
import { BoxButton } from '../input/InputBox.tsx';
import { CellProblem } from './RowsTable.tsx';
import { RowCell } from './RowCell.tsx';
import type { ChildRow } from './row.ts';
import type { Choice } from '../input/SelectBox.tsx';
import type { Field } from '../../../domain/resource.ts';
import type { InputProps } from '../input/types.ts';

/** What a line does to the rows; the same functions all the time, so that only lines that change are drawn again. */
export type RowActs = {
  readonly change: (index: number, key: string, value: unknown) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (index: number) => void;
  readonly leave: () => void;
};

type Props = {
  readonly Cell: ComponentType<InputProps>;
  readonly fields: readonly Field[];
  readonly choices: ReadonlyMap<string, readonly Choice[]>;
  readonly stem: string;
  /** The id of the whole input. */
  readonly id: string;
  readonly row: ChildRow;
  readonly index: number;
  readonly count: number;
  /** How the row is called where it is not seen: its number, or the one of a set that it stands for. */
  readonly name: string;
  readonly ordered: boolean;
  readonly hasTried: boolean;
  readonly problems: ReadonlyMap<string, string> | undefined;
  readonly acts: RowActs;
};

const Line = ({ Cell, fields, choices, stem, id, row, index, count, name, ordered, hasTried, problems, acts }: Props) => {
  const translate = useTranslate();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const number = index + 1;
  return (
    <>
      {fields.map((field, column) => {
        const cell = `${id}-${index}-${field.key}`;
        const problem = hasTried || left.has(field.key) ? problems?.get(`${index}.${field.key}`) : undefined;
        const label = translate(`${stem}.${field.name}`);
        return (
          <div key={field.key} role="cell" className="cell" data-column={column} data-kind={field.kind} data-label={label}>
            <RowCell
              Cell={Cell}
              choices={choices.get(field.key)}
              field={field}
              entity={stem}
              id={cell}
              labelId={`${id}-head-${field.key}`}
              label={`${label} ${column === 0 ? number : name}`}
              describedBy={problem === undefined ? undefined : `${cell}-problem`}
              invalid={problem !== undefined}
              value={row[field.key] ?? null}
              record={row}
              onChange={(value) => acts.change(index, field.key, value)}
              onBlur={() => {
                afterPress(() => setLeft((now) => (now.has(field.key) ? now : new Set([...now, field.key]))));
                acts.leave();
              }}
            />
            {problem === undefined ? null : <CellProblem id={`${cell}-problem`}>{problem}</CellProblem>}
          </div>
        );
      })}
      <div role="cell" className="cell act" data-column={fields.length}>
        {ordered ? (
          <>
            <BoxButton type="button" aria-label={translate('form.rows.up', { number })} disabled={index === 0} onClick={() => acts.move(index, index - 1)}>
              <ArrowUp size={16} />
            </BoxButton>
            <BoxButton type="button" aria-label={translate('form.rows.down', { number })} disabled={number === count} onClick={() => acts.move(index, number)}>
              <ArrowDown size={16} />
            </BoxButton>
          </>
        ) : null}
        <BoxButton type="button" aria-label={translate('form.rows.remove', { number: name })} onClick={() => acts.remove(index)}>
          <Trash2 size={16} />
        </BoxButton>
      </div>
    </>
  );
};

const ofRow = (problems: ReadonlyMap<string, string> | undefined, index: number): string =>
  problems === undefined ? '' : [...problems].filter(([path]) => path.startsWith(`${index}.`)).join('\n');

/** The form hands out fresh copies of every row at each key: what a row says decides whether it is drawn again. */
const isSameLine = (one: Props, other: Props): boolean =>
  one.index === other.index &&
  one.count === other.count &&
  one.name === other.name &&
  one.hasTried === other.hasTried &&
  one.choices === other.choices &&
  one.fields === other.fields &&
  ofRow(one.problems, one.index) === ofRow(other.problems, other.index) &&
  JSON.stringify(one.row) === JSON.stringify(other.row);

/** The cells of one child row, the problem of a cell under it. */
export const RowLine = memo(Line, isSameLine);
