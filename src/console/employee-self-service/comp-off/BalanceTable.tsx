import { Fragment, useState } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { onPhone } from '../../shell/widths.ts';
import { CreditTable } from './CreditTable.tsx';
import { useDays } from './useDays.ts';
import type { Balance } from './useCompOff.ts';

const Table = styled('table')({
  width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontVariantNumeric: 'tabular-nums',
  '& > thead > tr > th, & > tbody > tr > :is(th, td)': { padding: '0 12px', height: 36, borderBottom: '1px solid var(--hair)', textAlign: 'left', fontWeight: 400, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > thead > tr > th': { position: 'sticky', top: 0, zIndex: 1, background: 'var(--surface)', fontSize: 12, fontWeight: 500, color: 'var(--text-2)', borderBottom: '1px solid var(--line)' },
  '& > * > tr > .number': { textAlign: 'right', width: 104 },
  '& > * > tr > .expiry': { width: 168 },
  '& > tbody > tr > .left': { fontWeight: 600 },
  '& > tbody > tr:hover': { background: 'var(--hover)' },
  '& > tbody > tr > td.credits': { padding: '0 12px 12px 36px', height: 'auto', background: 'var(--canvas)' },
  '& button': { display: 'flex', alignItems: 'center', gap: 8, width: '100%', minWidth: 0, minHeight: 28, padding: 0, border: 0, background: 'none', font: 'inherit', color: 'inherit', cursor: 'pointer', textAlign: 'left' },
  '& button svg': { flex: 'none', color: 'var(--text-3)' },
  '& button[aria-expanded="true"] svg': { transform: 'rotate(90deg)' },
  '& button small': { fontSize: 12, color: 'var(--text-3)' },
  '& .expiry span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  // Spanned cells would bring hidden columns back: on a phone rows lay themselves out.
  [onPhone]: {
    '&, & > thead, & > tbody, & > tbody > tr > td.credits': { display: 'block' },
    '& > thead > tr, & > tbody > tr:not(:has(> td.credits))': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 56px 128px', alignItems: 'center', borderBottom: '1px solid var(--hair)' },
    '& > tbody > tr:has(> td.credits)': { display: 'block' },
    '& > thead > tr > th, & > tbody > tr > :is(th, td)': { display: 'flex', alignItems: 'center', borderBottom: 0 },
    '& > thead > tr > .wide, & > tbody > tr > .wide': { display: 'none' },
    '& > * > tr > .number, & > * > tr > .expiry': { width: 'auto' },
    '& > * > tr > .number': { justifyContent: 'flex-end' },
    '& > tbody > tr > :is(th, td)': { minHeight: 52 },
    '& button': { minHeight: 44, overflow: 'hidden' },
    '& > tbody > tr > td.credits': { padding: '0 0 8px' },
  },
});

const Name = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', [onPhone]: { whiteSpace: 'normal' } });

const heads = ['earned', 'taken', 'asked', 'encashed', 'lapsed'] as const;

/** One employee a line; a press shows each day that was worked. */
export const BalanceTable = ({ balances, label }: { readonly balances: readonly Balance[]; readonly label: string }) => {
  const translate = useTranslate();
  const { days, date } = useDays();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void => setOpen((was) => new Set(was.has(id) ? [...was].filter((one) => one !== id) : [...was, id]));
  const word = (key: string): string => translate(`compOffBalance.${key}`);
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{word('employee')}</th>
          {heads.map((head) => <th key={head} scope="col" className="number wide">{word(head)}</th>)}
          <th scope="col" className="number">{word('left')}</th>
          <th scope="col" className="expiry">{word('next')}</th>
        </tr>
      </thead>
      <tbody>
        {balances.map((balance) => {
          const { employeeId, employeeName, employeeNumber, nextExpiry, isExpiring } = balance;
          const isOpen = open.has(employeeId);
          return (
            <Fragment key={employeeId}>
              <tr>
                <th scope="row">
                  <button type="button" aria-expanded={isOpen} onClick={() => toggle(employeeId)}>
                    <ChevronRight size={16} aria-hidden />
                    <Name>{employeeName} <small>{employeeNumber}</small></Name>
                  </button>
                </th>
                {heads.map((head) => <td key={head} className="number wide">{days(balance[head])}</td>)}
                <td className="number left">{days(balance.left)}</td>
                <td className="expiry">{nextExpiry == null ? '' : <span>{isExpiring ? <StatusMark tone="wait" /> : null}{date(nextExpiry)}</span>}</td>
              </tr>
              {isOpen ? <tr><td className="credits" colSpan={heads.length + 3}><CreditTable credits={balance.credits} label={employeeName} /></td></tr> : null}
            </Fragment>
          );
        })}
      </tbody>
    </Table>
  );
};
