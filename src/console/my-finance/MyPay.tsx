import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useRights } from '../providers/authSession.ts';
import { writeDate } from '../fields/input/dateText.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { SalaryHead } from '../salary/SalaryHead.tsx';
import { Note } from '../shell/pieces/Note.tsx';
import { OwnSalaryPage } from './OwnSalaryPage.tsx';
import type { EmployeeSalary } from '../salary/employeeSalary.ts';

const Parts = styled('div')({ display: 'grid', gap: 16, maxWidth: 760, justifyItems: 'start', '& > dl': { width: '100%' }, '& p': { margin: 0, color: 'var(--text-2)' } });

const Present = ({ salaries }: { readonly salaries: readonly EmployeeSalary[] }) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const { view } = useRights('MY_SALARY');
  const present = salaries.find(({ isPresent }) => isPresent);
  return (
    <Parts>
      {present ? <p>{translate('salaries.own.since', { day: writeDate(present.effectiveFrom, dateFormat) })}</p> : <Note tone="info" title={translate('salaries.own.ended')} />}
      {present ? <SalaryHead salary={present} /> : null}
      {view ? <Button variant="contained" component={Link} to="/my-finance/my-pay/my-salary">{translate('salaries.own.open')}</Button> : null}
    </Parts>
  );
};

/** /my-finance/my-pay: what the person is paid now, at a glance. */
export const MyPay = () => <OwnSalaryPage path="/my-finance/my-pay">{(salaries) => <Present salaries={salaries} />}</OwnSalaryPage>;
