import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { Avatar } from '../shell/pieces/Avatar.tsx';
import { onPhone } from '../shell/widths.ts';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import { keyOf, type Approval } from './useApprovals.ts';
import { useRequestWords } from './useRequestWords.ts';
import type { Decision } from '../../domain/approvals/chain.ts';

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 12,
  padding: '10px 16px',
  borderBottom: '1px solid var(--hair)',
  '&:hover': { background: 'var(--hover)' },
  '&[data-selected]': { background: 'var(--accent-wash)' },
  '&:focus-visible': { outlineOffset: -2 },
  '& p': { margin: 0, overflowWrap: 'anywhere', color: 'var(--text-2)' },
  '& b': { fontWeight: 600, color: 'var(--text)' },
  '& a:hover': { textDecoration: 'underline' },
  '& time': { fontSize: 12, color: 'var(--text-3)', whiteSpace: 'nowrap' },
  [onPhone]: { gridTemplateColumns: 'auto auto minmax(0, 1fr)', rowGap: 4, alignItems: 'start', '& time': { gridColumn: '3' } },
});
const Acts = styled('span')({ display: 'flex', gap: 8, [onPhone]: { gridColumn: '1 / -1', marginTop: 4, '& > button': { flex: 1, minHeight: 44 } } });

export type ApprovalLineProps = {
  readonly request: Approval;
  readonly isSelected: boolean;
  readonly isMarked: boolean;
  /** Absent for who may look only. */
  readonly onDecide: ((decision: Decision) => void) | undefined;
  readonly onSelect: () => void;
};

/** One request that waits: who asks for what and when, what one needs to decide, and the decision. */
export const ApprovalLine = ({ request, isSelected, isMarked, onDecide, onSelect }: ApprovalLineProps) => {
  const translate = useTranslate();
  const words = useRequestWords();
  const { employeeId, employeeName, path, reason, askedAt } = request;
  return (
    <Line tabIndex={isMarked ? 0 : -1} data-key={keyOf(request)} data-selected={isSelected ? '' : undefined} aria-label={`${employeeName}, ${words.what(request)}, ${words.when(request)}`}>
      {onDecide ? <Checkbox size="small" checked={isSelected} tabIndex={-1} onChange={onSelect} slotProps={{ input: { 'aria-label': translate('approvals.choose', { name: employeeName }) } }} /> : <span />}
      <Avatar id={String(employeeId)} name={employeeName} />
      <div>
        <p>
          {path ? <Link to={path} tabIndex={-1}><b>{employeeName}</b></Link> : <b>{employeeName}</b>} {words.what(request)}
        </p>
        <p>{words.when(request)}{reason ? ` · ${translate('common.quoted', { word: reason })}` : ''}</p>
        <ApprovalFacts request={request} />
      </div>
      <time dateTime={askedAt}>{words.ago(askedAt)}</time>
      {onDecide ? (
        <Acts>
          <Button variant="text" onClick={() => onDecide('REJECTED')} aria-label={translate('dashboard.rejectOf', { name: employeeName })}>{translate('dashboard.reject')}</Button>
          <Button variant="outlined" onClick={() => onDecide('APPROVED')} aria-label={translate('dashboard.approveOf', { name: employeeName })}>{translate('dashboard.approve')}</Button>
        </Acts>
      ) : null}
    </Line>
  );
};
