import { useRef, useState } from 'react';
import Rows3 from 'lucide-react/icons/rows-3';
import { useTranslate } from 'ra-core';
import type { ProblemGroup, ReviewRow } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';
import type { ReviewColumn } from './columns.ts';
import { SuggestBox } from './SuggestBox.tsx';
import { useCreateAct } from './useCreateAct.tsx';
import type { FixQueue } from './useFixes.ts';

type Props = {
  readonly row: ReviewRow;
  readonly column: ReviewColumn;
  readonly group: ProblemGroup | undefined;
  readonly fixes: FixQueue;
  /** The key that began the edit: it replaces the text. */
  readonly first: string | undefined;
  readonly onEnd: () => void;
};

/** The text of one cell with what it may be; it can be used in all rows that have the same. */
export const CellEditor = ({ row, column, group, fixes, first, onEnd }: Props) => {
  const translate = useTranslate();
  const { number } = useWizard();
  const before = row.cells[column.at]?.text ?? '';
  const isOfGroup = group !== undefined && group.target === column.target && group.value !== null;
  const near = isOfGroup ? group.suggestions : [];
  const [text, setText] = useState(first ?? near[0] ?? before);
  const isDone = useRef(false);
  const create = useCreateAct(isOfGroup ? group : undefined);
  const finish = (act?: () => void): void => {
    if (isDone.current) return;
    isDone.current = true;
    act?.();
    onEnd();
  };
  const all = isOfGroup && group.rows > 1 && text !== '' && text !== before;
  return (
    <SuggestBox
      field={column.field}
      label={translate('import.review.cell', { field: column.label, row: row.row })}
      text={text}
      onText={setText}
      near={near}
      autoFocus
      isBegun={first !== undefined}
      onTake={(taken) => finish(() => (taken === before ? undefined : fixes.fixCell(row.row, column.target, taken)))}
      onLeave={() => finish()}
      acts={[
        ...(create ? [{ ...create, run: () => finish(create.run) }] : []),
        ...(all
          ? [{ key: 'all', label: translate('import.review.useInAll', { text, smart_count: group.rows, number: number(group.rows) }), icon: <Rows3 size={14} aria-hidden />, run: () => finish(() => fixes.replace(column.target, before, text)) }]
          : []),
      ]}
    />
  );
};
