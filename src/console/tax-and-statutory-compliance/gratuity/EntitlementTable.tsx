import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useRights } from '../../providers/authSession.ts';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { onNarrow } from '../../shell/widths.ts';
import type { ReadGratuityQuery } from '../../../../generated/tax-and-statutory/operations.ts';

const Table = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '7px 16px', textAlign: 'right', borderBottom: '1px solid var(--hair)', fontWeight: 400, whiteSpace: 'nowrap' },
  '& thead th': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& :is(th, td):nth-of-type(1), & [data-left]': { textAlign: 'left' },
  '& td:nth-of-type(1)': { textAlign: 'right' },
  '& tbody th': { whiteSpace: 'normal', '& a, & b': { color: 'inherit', fontWeight: 500 } },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  '& .mark': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  [onNarrow]: {
    '&, & tbody': { display: 'block' }, '& thead': { display: 'none' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', padding: '8px 0', borderBottom: '1px solid var(--hair)' },
    '& tbody tr > *, & td:nth-of-type(1)': { border: 0, padding: '3px 16px', textAlign: 'left' }, '& tbody th': { gridColumn: '1 / -1' },
    '& td::before': { content: 'attr(data-label)', display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  },
});

type Props = { readonly rows: ReadGratuityQuery['answer']['rows']; readonly money: (value: string) => string };

/** What each would be due, the longest service first; amounts of those whose pay the person may see. */
export const EntitlementTable = ({ rows, money }: Props) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const { view: seesEmployees } = useRights('EMPLOYEES');
  const [service, entitled, wage, earned, taxFree] = ['service', 'entitledNow', 'wage', 'earnedOne', 'taxFree'].map((key) => translate(`statutory.gratuity.${key}`));
  const shown = (amount: string | null | undefined): string => (amount == null ? '–' : money(amount));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{translate('common.employee')}</th>
          {[service, entitled, wage, earned, taxFree].map((head, at) => <th key={head} scope="col" data-left={at === 1 || undefined}>{head}</th>)}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ employeeId, name, employeeNumber, department, dateOfJoin, years, months, isEntitled, entitledFrom, ...amounts }) => (
          <tr key={employeeId}>
            <th scope="row">
              {seesEmployees ? <Link to={`/core-hr/employees/${employeeId}`}>{name}</Link> : <b>{name}</b>}
              <small>{[employeeNumber, department].filter(Boolean).join(' · ')}</small>
            </th>
            <td data-label={service}>{translate('statutory.gratuity.served', { years, months })}<small>{translate('salaries.joined', { day: writeDate(dateOfJoin, dateFormat) })}</small></td>
            <td data-label={entitled} data-left><span className="mark"><StatusMark tone={isEntitled ? 'ok' : 'none'} />{isEntitled ? translate('common.yes') : translate('statutory.gratuity.from', { day: writeDate(entitledFrom, dateFormat) })}</span></td>
            <td data-label={wage}>{shown(amounts.wage)}</td>
            <td data-label={earned}>{shown(amounts.earned)}</td>
            <td data-label={taxFree}>{shown(amounts.taxFree)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
