import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import type { ReadLeaveClosureQuery } from '../../../../generated/employee-self-service/operations.ts';

const Scroll = styled('div')({ overflowX: 'auto' });
const Table = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 12px', textAlign: 'right', borderBottom: '1px solid var(--hair)', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left', paddingLeft: 0 },
  '& thead th': { fontSize: 12, fontWeight: 500, color: 'var(--text-2)' },
  '& tbody th': { fontWeight: 500 },
});

/** What a closure does with each kind of leave, in days. */
export const ClosureTable = ({ lines }: Pick<ReadLeaveClosureQuery['answer'], 'lines'>) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const heads = ['employees', 'left', 'carried', 'encashed', 'lapsed'] as const;
  return (
    <Scroll>
      <Table>
        <thead>
          <tr>
            <th scope="col">{translate('leaveClosure.leaveType')}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {translate(`leaveClosure.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.leaveTypeId}>
              <th scope="row">{line.leaveName}</th>
              {[line.employees, line.leftDays, line.carriedDays, line.encashedDays, line.lapsedDays].map((value, at) => (
                <td key={heads[at]}>{number.format(Number(value))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
};
