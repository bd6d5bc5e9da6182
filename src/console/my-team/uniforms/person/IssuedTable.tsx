import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useToday } from '../../../shell/useToday.ts';
import { onPhone } from '../../../shell/widths.ts';
import { useDays } from '../useDays.ts';
import type { UniformIssued } from '../useUniforms.ts';

const Table = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '5px 12px 5px 0', textAlign: 'left', borderBottom: '1px solid var(--hair)', fontWeight: 400, verticalAlign: 'top' },
  '& thead th': { fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' }, '& tbody th': { fontWeight: 500 },
  '& [data-right]': { textAlign: 'right' }, '& small': { display: 'block', fontSize: 12, lineHeight: '16px', fontWeight: 400, color: 'var(--text-2)' }, '& [data-bad]': { color: 'var(--bad)' }, '& [data-over] > *': { color: 'var(--text-3)' },
  [onPhone]: {
    '&, & tbody': { display: 'block' }, '& thead': { display: 'none' }, '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', padding: '8px 0', borderBottom: '1px solid var(--hair)' }, '& tbody tr > *': { border: 0, padding: '2px 0' }, '& tbody th': { gridColumn: '1 / -1' }, '& [data-right]': { textAlign: 'left' },
    '& td[data-label]::before': { content: 'attr(data-label)', display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  },
});

type Props = { readonly issues: readonly UniformIssued[]; readonly label: string; readonly onReturn?: (issue: UniformIssued) => void };

/** Lost pieces by who pays for them. */
const paidFor = ({ deductPieces, settledPieces, deductedPieces }: UniformIssued) => [['deducted', deductedPieces], ['withNextPay', deductPieces - deductedPieces], ['settled', settledPieces]] as const;

/** Pieces that somebody got, those that are out first, with what became of them. */
export const IssuedTable = ({ issues, label, onReturn }: Props) => {
  const translate = useTranslate();
  const day = useDays();
  const today = useToday();
  if (issues.length === 0) return <p style={{ margin: 0 }}>{translate('uniforms.gotNothing')}</p>;
  const back = (issue: UniformIssued): string =>
    [
      ...issue.returns.map((one) => translate('uniforms.cameBack', { pieces: one.quantity, outcome: translate(`enum.UniformOutcome.${one.outcome}`), day: day(one.day) })),
      ...paidFor(issue).flatMap(([key, pieces]) => (pieces > 0 ? [translate(`uniforms.${key}`, { smart_count: pieces })] : [])),
    ].join(' · ');
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{translate('uniformIssue.item')}</th>
          <th scope="col" data-right>{translate('uniformIssue.outstanding')}</th>
          <th scope="col">{translate('uniformIssue.issuedOn')}</th>
          <th scope="col">{translate('uniformIssue.dueOn')}</th>
          <th scope="col">{translate('uniformIssue.acknowledgedAt.short')}</th>
          {onReturn ? <td /> : null}
        </tr>
      </thead>
      <tbody>
        {issues.map((issue) => {
          const { id, item, size, quantity, issuedOn, outstanding, dueOn, acknowledgedAt, acknowledgedBy } = issue;
          const isLate = outstanding > 0 && dueOn != null && dueOn <= today;
          return (
            <tr key={id} data-over={outstanding === 0 || undefined}>
              <th scope="row">{item}{size == null ? '' : ` ${size}`}{issue.returns.length === 0 ? null : <small>{back(issue)}</small>}</th>
              <td data-right data-label={translate('uniformIssue.outstanding')}>{translate('uniforms.outOf', { out: outstanding, all: quantity })}</td>
              <td data-label={translate('uniformIssue.issuedOn')}>{day(issuedOn)}</td>
              <td data-label={translate('uniformIssue.dueOn')} data-bad={isLate || undefined}>{outstanding === 0 ? '–' : day(dueOn)}</td>
              <td data-label={translate('uniformIssue.acknowledgedAt.short')}>{acknowledgedAt == null ? translate('uniforms.notYet') : day(acknowledgedAt)}{acknowledgedBy == null ? null : <small>{translate('uniforms.recordedBy', { by: acknowledgedBy })}</small>}</td>
              {onReturn ? <td data-right>{outstanding > 0 ? <Button size="small" onClick={() => onReturn(issue)} aria-label={`${translate('uniforms.return')}: ${item}`}>{translate('uniforms.return')}</Button> : null}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
};
