import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router-dom';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useRights } from '../../providers/authSession.ts';
import { onNarrow } from '../../shell/widths.ts';
import { REGISTRATIONS, isOfState, listOf } from '../addresses.ts';
import type { ReadMissingEnrolmentsQuery, StatutoryScheme } from '../../../../generated/tax-and-statutory/operations.ts';
import type { FormName } from '../../../../generated/forms.ts';
import type { StartedWith } from '../../resource/form/CreateForm.tsx';

const Line = styled('li')({
  display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(150px, 1fr) minmax(180px, 1fr) auto', gap: '4px 16px', alignItems: 'center', padding: '10px 16px', borderBottom: '1px solid var(--hair)',
  '& p': { margin: 0, overflowWrap: 'anywhere' }, '& .who': { fontWeight: 500 }, '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', overflowWrap: 'anywhere' },
  [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > :last-child': { justifySelf: 'start' } },
});

/** Whose right adds what ends it. */
const formOf: Readonly<Record<StatutoryScheme, FormName>> = { PROVIDENT_FUND: 'PROVIDENT_FUND', STATE_INSURANCE: 'INSURANCE', NPS: 'NPS', PROFESSIONAL_TAX: 'STATUTORY_COMPONENTS', LABOUR_WELFARE_FUND: 'STATUTORY_COMPONENTS' };

type Props = { readonly scheme: StatutoryScheme; readonly person: ReadMissingEnrolmentsQuery['answer']['rows'][number] };

/** Somebody who should be enrolled: who and where they are, why, and the form that enrols them, or registers their state. */
export const MissingLine = ({ scheme, person: { employeeId, name, employeeNumber, designation, location, state, dateOfJoin, reason } }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { dateFormat } = useCellFormats();
  const { add } = useRights(formOf[scheme]);
  const { view: seesEmployees } = useRights('EMPLOYEES');
  const [to, start, act]: readonly [string, StartedWith, string] = isOfState(scheme)
    ? [REGISTRATIONS, { start: { scheme, state } }, translate('statutory.missing.register')]
    : [listOf[scheme], { start: { employeeId: String(employeeId), employee: { id: String(employeeId), title: name }, memberFrom: dateOfJoin } }, translate('statutory.missing.enrol')];
  return (
    <Line>
      <div>
        <p>{seesEmployees ? <Link className="who" to={`/core-hr/employees/${employeeId}`}>{name}</Link> : <span className="who">{name}</span>}</p>
        <small>{[employeeNumber, designation, location].filter(Boolean).join(' · ')}</small>
      </div>
      <div>{translate('salaries.joined', { day: writeDate(dateOfJoin, dateFormat) })}</div>
      <small>{translate(`statutory.missing.reason.${reason}`, { state: state ?? '' })}</small>
      {add ? <Button variant="outlined" onClick={() => void navigate(`${to}/create`, { state: start })} aria-label={`${act}: ${name}`}>{act}</Button> : <span />}
    </Line>
  );
};
