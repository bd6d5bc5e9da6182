import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router-dom';
import { TakeOverCandidateSalaryDocument } from '../../../generated/payroll-admin/operations.ts';
import { writeDate } from '../fields/input/dateText.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { useRights } from '../providers/authSession.ts';
import { useChange } from '../resource/acts/useChange.ts';
import { useFocusKept } from '../shell/pieces/useFocusKept.ts';
import { Refused } from '../shell/pieces/Refused.tsx';
import { onNarrow } from '../shell/widths.ts';
import type { ReadEmployeesWithoutSalaryQuery } from '../../../generated/payroll-admin/operations.ts';
import type { StartedWith } from '../resource/form/CreateForm.tsx';

const Line = styled('li')({
  display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(150px, 1fr) minmax(180px, 1fr) auto', gap: '4px 16px', alignItems: 'center', padding: '10px 16px', borderBottom: '1px solid var(--hair)',
  '& p': { margin: 0, overflowWrap: 'anywhere' }, '& .who': { fontWeight: 500 }, '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', overflowWrap: 'anywhere' },
  '& .acts': { display: 'flex', gap: 8, justifyContent: 'flex-end' }, '& .said': { gridColumn: '1 / -1' },
  [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', '& .acts': { justifyContent: 'flex-start', flexWrap: 'wrap' } },
});

const DETAILS = '/my-team-finance/salary-info/salary-details';

/** Somebody without a salary: since when they work here, what was agreed, and what ends it. */
export const UnpaidLine = ({ person }: { readonly person: ReadEmployeesWithoutSalaryQuery['answer']['rows'][number] }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { dateFormat } = useCellFormats();
  const { add } = useRights('SALARY_DETAILS');
  const { view: seesEmployees } = useRights('EMPLOYEES');
  const { run, isWorking, refusal } = useChange('payroll-admin', true);
  const { employeeId, name, employeeNumber, designation, department, dateOfJoin, isAgreed, hasRecord } = person;
  const start: StartedWith = { start: { employeeId: String(employeeId), employee: { id: String(employeeId), title: name } } };
  const takeOver = () => run(TakeOverCandidateSalaryDocument, { employeeId }, translate('salaries.takenOver', { name }));
  return (
    <Line {...useFocusKept<HTMLLIElement>()}>
      <div>
        <p>{seesEmployees ? <Link className="who" to={`/core-hr/employees/${employeeId}`}>{name}</Link> : <span className="who">{name}</span>}</p>
        <small>{[employeeNumber, designation, department].filter(Boolean).join(' · ')}</small>
      </div>
      <div>{dateOfJoin ? translate('salaries.joined', { day: writeDate(dateOfJoin, dateFormat) }) : null}</div>
      <small>{isAgreed ? translate('salaries.agreed') : hasRecord ? translate('salaries.hasRecord') : null}</small>
      <div className="acts" data-keeps-focus>
        {add && isAgreed ? <Button variant="outlined" disabled={isWorking} onClick={() => void takeOver()} aria-label={`${translate('salaries.takeOver')}: ${name}`}>{translate('salaries.takeOver')}</Button> : null}
        {add ? <Button variant={isAgreed ? 'text' : 'outlined'} onClick={() => void navigate(`${DETAILS}/create`, { state: start })} aria-label={`${translate('salaries.add')}: ${name}`}>{translate('salaries.add')}</Button> : null}
      </div>
      {refusal ? <Refused className="said" role="alert">{[refusal.message, ...refusal.told].join(' ')}</Refused> : null}
    </Line>
  );
};
