import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { ApprovalLine } from './ApprovalLine.tsx';
import { keyOf, type Approval } from './useApprovals.ts';
import type { Decision } from '../../domain/approvals/chain.ts';
import type { KeyboardEvent, ReactNode } from 'react';

const Lines = styled('ul')({ flex: 1, minHeight: 0, margin: 0, padding: 0, listStyle: 'none', overflow: 'auto' });

type Props = {
  readonly label: string;
  readonly rows: readonly Approval[];
  readonly selected: ReadonlySet<string>;
  readonly mayDecide: boolean;
  readonly onSelect: (key: string) => void;
  readonly onDecide: (request: Approval, decision: Decision) => void;
  /** Below the lines. */
  readonly children?: ReactNode;
};

/** The lines of what waits. As in lists, arrows (and j, k) walk them, Space selects and Enter opens the request. */
export const ApprovalList = ({ label, rows, selected, mayDecide, onSelect, onDecide, children }: Props) => {
  const navigate = useNavigate();
  const [at, setAt] = useState<string>();
  const marked = rows.some((row) => keyOf(row) === at) ? at : rows[0] && keyOf(rows[0]);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const line = event.target as HTMLElement;
    if (line.tagName !== 'LI' || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = rows.findIndex((row) => keyOf(row) === line.dataset['key']);
    const row = rows[place];
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    if (step !== undefined) {
      const next = rows[place + step];
      const target = next && event.currentTarget.querySelector<HTMLElement>(`li[data-key="${keyOf(next)}"]`);
      if (!next || !target) return;
      event.preventDefault();
      setAt(keyOf(next));
      target.focus();
    } else if (event.key === ' ' && row && mayDecide) {
      event.preventDefault();
      onSelect(keyOf(row));
    } else if (event.key === 'Enter' && row?.path) void navigate(row.path);
  };
  return (
    <Lines aria-label={label} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <ApprovalLine
          key={keyOf(row)}
          request={row}
          isSelected={selected.has(keyOf(row))}
          isMarked={keyOf(row) === marked}
          onSelect={() => onSelect(keyOf(row))}
          onDecide={mayDecide ? (decision) => onDecide(row, decision) : undefined}
        />
      ))}
      {children}
    </Lines>
  );
};
