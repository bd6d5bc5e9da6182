import { memo } from 'react';
import { useTranslate } from 'ra-core';
import type { ReviewColumn } from './columns.ts';

type Props = {
  readonly column: ReviewColumn;
  readonly place: number;
  readonly text: string;
  /** What is wrong with it; undefined when nothing is. */
  readonly problem: string | undefined;
  readonly isChanged: boolean;
  readonly isFocused: boolean;
};

/** One cell of a row; what is wrong with it is said to those who hear the page and in its tooltip. */
export const ReviewCell = memo(({ column, place, text, problem, isChanged, isFocused }: Props) => {
  const translate = useTranslate();
  const look = column.isTitle ? ' key' : column.isCode ? ' code' : column.isNumber ? ' num' : '';
  const shown = text === '' ? '–' : text;
  const said = text === '' ? translate('grid.empty') : text;
  return (
    <div
      role="gridcell"
      aria-colindex={place + 2}
      aria-invalid={problem !== undefined || undefined}
      aria-label={problem === undefined ? (text === '' ? said : undefined) : `${said}. ${problem}`}
      title={problem}
      className={`cell${look}${problem !== undefined ? ' bad' : ''}${isChanged ? ' changed' : ''}${text === '' ? ' none' : ''}`}
      tabIndex={isFocused ? 0 : -1}
      data-column={place}
    >
      {shown}
    </div>
  );
});
ReviewCell.displayName = 'ReviewCell';
