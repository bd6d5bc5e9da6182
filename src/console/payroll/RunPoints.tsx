import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useRights } from '../providers/authSession.ts';
import { useWords } from '../shell/useWords.ts';
import { PAYSLIPS } from './payslipPaths.ts';
import type { Review } from './RunSums.tsx';

const List = styled('ul')({
  listStyle: 'none', margin: 0, padding: 0, border: '1px solid var(--line)', borderRadius: 8, overflow: 'hidden', fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 12px', padding: '8px 12px', position: 'relative' },
  '& li + li': { borderTop: '1px solid var(--hair)' },
  '& li:has(a):hover': { background: 'var(--sunken)' },
  '& a': { color: 'inherit', textDecoration: 'none', fontWeight: 500, overflowWrap: 'anywhere' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none', '&::after': { outline: '2px solid var(--accent-text)', outlineOffset: -2 } },
  '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', overflowWrap: 'anywhere' },
  '& small:last-of-type': { textAlign: 'right' },
});
const Quiet = styled('p')({ margin: 0, color: 'var(--text-2)', overflowWrap: 'anywhere' });
const All = styled('p')({ margin: '8px 0 0' });

type Props = { readonly review: Pick<Review, 'points' | 'held' | 'withoutSalary' | 'openAttendance' | 'hours'>; readonly money: (amount: string) => string; readonly withoutSalary: number; readonly withWarnings: number; readonly allPath: string; readonly attendancePath: string };

/** The first payslips to look at, hours that are not in them, who is held and why, and who has no salary. */
export const RunPoints = ({ review: { points, held, withoutSalary: names, openAttendance, hours }, money, withoutSalary, withWarnings, allPath, attendancePath }: Props) => {
  const translate = useTranslate();
  const { number } = useWords();
  const { view: mayFinalize } = useRights('ATTENDANCE_FINALIZATION');
  return (
    <>
      <section>
        <h2>{translate('payslips.points')}</h2>
        {points.length === 0 ? <Quiet>{translate('payslips.noPoints')}</Quiet> : (
          <List>
            {points.map(({ payslipId, employeeName, net, formerNet, warnings }) => (
              <li key={payslipId}>
                <Link to={`${PAYSLIPS}/${payslipId}`}>{employeeName}</Link>
                <span>{money(net)}</span>
                <small>{warnings.map((warning) => translate(`enum.PayslipWarning.${warning}`)).join(' · ')}</small>
                <small>{formerNet == null ? '' : translate('payslips.was', { amount: money(formerNet) })}</small>
              </li>
            ))}
          </List>
        )}
        {withWarnings > points.length ? <All><Link to={allPath}>{translate('payslips.allPoints', { smart_count: withWarnings })}</Link></All> : null}
      </section>
      {openAttendance ? (
        <section>
          <h2>{translate('payslips.attendance')}</h2>
          <Quiet>{translate('payslips.openAttendance', { smart_count: openAttendance })}</Quiet>
          {mayFinalize ? <All><Link to={attendancePath}>{translate('payslips.toAttendance')}</Link></All> : null}
        </section>
      ) : null}
      {hours.length > 0 ? (
        <section>
          <h2>{translate('payslips.hours')}</h2>
          <List>
            {hours.map(({ concern, people, names: first }) => (
              <li key={concern}>
                <span>{translate(`enum.PayrollRunHoursConcern.${concern}`)}</span>
                <span>{number(people)}</span>
                <small>{[...first, ...(people > first.length ? [translate('payslips.andMore', { smart_count: people - first.length })] : [])].join(', ')}</small>
              </li>
            ))}
          </List>
        </section>
      ) : null}
      {held.length > 0 ? (
        <section>
          <h2>{translate('payslips.held')}</h2>
          <List>
            {held.map(({ payslipId, employeeName, reason }) => (
              <li key={payslipId}>
                <Link to={`${PAYSLIPS}/${payslipId}`}>{employeeName}</Link>
                <span />
                <small>{reason}</small>
              </li>
            ))}
          </List>
        </section>
      ) : null}
      {names.length > 0 ? (
        <section>
          <h2>{translate('payslips.withoutSalary')}</h2>
          <Quiet>{[...names, ...(withoutSalary > names.length ? [translate('payslips.andMore', { smart_count: withoutSalary - names.length })] : [])].join(', ')}</Quiet>
        </section>
      ) : null}
    </>
  );
};
