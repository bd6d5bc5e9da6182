import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { StatusMark } from '../shell/pieces/StatusMark.tsx';
import { onNarrow } from '../shell/widths.ts';
import { REGISTRATIONS, RATES, isOfState, listOf, missingOf } from './addresses.ts';
import type { ReadStatutoryOverviewQuery } from '../../../generated/tax-and-statutory/operations.ts';
import type { ReactNode } from 'react';

type Scheme = ReadStatutoryOverviewQuery['answer']['schemes'][number];

const Card = styled('section')({ border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)', minWidth: 0, overflow: 'hidden' });
const Table = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '8px 16px', textAlign: 'right', borderBottom: '1px solid var(--hair)', fontWeight: 400, whiteSpace: 'nowrap' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)', whiteSpace: 'normal', verticalAlign: 'bottom' },
  '& tbody th': { whiteSpace: 'normal', '& a': { fontWeight: 500 } },
  '& small': { display: 'flex', alignItems: 'center', gap: 6, fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& td a': { color: 'var(--accent-text)' },
  [onNarrow]: {
    '&, & tbody': { display: 'block' }, '& thead': { display: 'none' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', padding: '8px 0', borderBottom: '1px solid var(--hair)' },
    '& tbody tr > *': { border: 0, padding: '4px 16px', textAlign: 'left' }, '& tbody th': { gridColumn: '1 / -1' },
    '& td::before': { content: 'attr(data-label)', display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', whiteSpace: 'normal' },
  },
});

type Props = { readonly schemes: readonly Scheme[]; readonly money: (value: string) => string };

/** Each scheme with who contributes, who is missing and what a month comes to, every figure leading to its list. */
export const SchemeTable = ({ schemes, money }: Props) => {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useCellFormats().locale);
  const heads = ['members', 'optedOut', 'missing', 'withoutNumber', 'employeeShare', 'employerShare'] as const;
  const cell = (head: (typeof heads)[number], shown: ReactNode) => <td key={head} data-label={translate(`statutory.head.${head}`)}>{shown}</td>;
  const state = ({ registrations, rules, scheme }: Scheme): ReactNode => {
    const lacksRules = rules === 0 && scheme !== 'NPS';
    if (registrations > 0 && !lacksRules) return <small><StatusMark tone="ok" />{translate('statutory.registered', { smart_count: registrations })}</small>;
    return <small><StatusMark tone="wait" /><Link to={lacksRules ? (isOfState(scheme) ? listOf[scheme] : RATES) : REGISTRATIONS}>{translate(lacksRules ? 'statutory.noRules' : 'statutory.noRegistration')}</Link></small>;
  };
  return (
    <Card aria-label={translate('statutory.schemes')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{translate('statutoryRate.scheme')}</th>
            {heads.map((head) => <th key={head} scope="col">{translate(`statutory.head.${head}`)}</th>)}
          </tr>
        </thead>
        <tbody>
          {schemes.map((figures) => {
            const { scheme, members, optedOut, missing, withoutNumber, employeeShare, employerShare } = figures;
            return (
              <tr key={scheme}>
                <th scope="row"><Link to={listOf[scheme]}>{translate(`enum.StatutoryScheme.${scheme}`)}</Link>{state(figures)}</th>
                {cell('members', number.format(members))}
                {cell('optedOut', isOfState(scheme) ? '–' : number.format(optedOut))}
                {cell('missing', missing === 0 ? number.format(0) : <Link to={missingOf(scheme)}>{number.format(missing)}</Link>)}
                {cell('withoutNumber', isOfState(scheme) ? '–' : number.format(withoutNumber))}
                {cell('employeeShare', employeeShare == null ? '–' : money(employeeShare))}
                {cell('employerShare', employerShare == null ? '–' : money(employerShare))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Card>
  );
};
