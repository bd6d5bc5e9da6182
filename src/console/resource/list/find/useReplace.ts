import { useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import type { CellChange } from '../cells/applyEdits.ts';
import { useCellTexts } from '../cells/useCellTexts.ts';
import { useReadCells } from '../cells/useReadCells.ts';
import type { Column } from '../state/columns.ts';
import { expressionOf, replacedIn } from './matches.ts';
import type { FindWish } from './matches.ts';
import type { Found } from './useFind.ts';

type Options = {
  readonly columns: readonly Column[];
  readonly isEditable: (column: number) => boolean;
  readonly change: (changes: readonly CellChange[]) => number;
  readonly wish: FindWish;
  readonly by: string;
};

/** Replaces what was found, as if the new texts had been pasted: read as values of their fields, held to the rules, one step for undo. */
export const useReplace = ({ columns, isEditable, change, wish, by }: Options) => {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const { read } = useReadCells();
  const { textOfCell } = useCellTexts();
  const [said, say] = useState('');
  const isBusy = useRef(false);

  const replace = async (found: readonly Found[]): Promise<void> => {
    const expression = expressionOf(wish);
    if (!expression || found.length === 0 || isBusy.current) return;
    isBusy.current = true;
    try {
      const texts = found.flatMap(({ row, column }) => {
        const field = columns[column]?.field;
        return field && isEditable(column) ? [{ row, field, text: replacedIn(textOfCell(row, field), expression, by) }] : [];
      });
      const count = change((await read(texts)).map((one) => ({ ...one, way: 'REPLACE' as const })));
      const left = found.length - texts.length;
      say([translate('find.replaced', { smart_count: count }), left > 0 ? translate('cells.leftOut', { smart_count: left }) : ''].filter((part) => part !== '').join('. '));
    } catch (error) {
      tellFailure(error, { retry: () => void replace(found) });
    } finally {
      isBusy.current = false;
    }
  };
  return { said, hush: () => say(''), replace };
};
