import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { writeDate } from '../fields/input/dateText.ts';
import { statusLook } from '../fields/status/statusLook.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { StatusMark } from '../shell/pieces/StatusMark.tsx';
import { useAmounts } from './useAmounts.ts';
import { usePercent } from './usePercent.ts';
import type { EmployeeSalary } from './employeeSalary.ts';

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });
const Line = styled('button')({
  position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px', width: '100%', padding: '10px 12px 10px 28px', border: 0, borderRadius: 6, background: 'transparent', color: 'inherit', font: 'inherit', fontSize: 13, lineHeight: '20px', textAlign: 'left', cursor: 'pointer', fontVariantNumeric: 'tabular-nums',
  '&:hover': { background: 'var(--hover)' },
  '&[aria-current=true]': { background: 'var(--accent-wash)' },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 },
  '& b': { fontWeight: 500 },
  '& .mark': { position: 'absolute', left: 12, top: 16, display: 'flex' },
  '& .amount': { fontWeight: 500, whiteSpace: 'nowrap' },
  '& small': { gridColumn: '1 / -1', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', overflowWrap: 'anywhere' },
});

type Props = { readonly salaries: readonly EmployeeSalary[]; readonly shown: number; readonly onShow: (salaryId: number) => void; readonly label: string };

/** The salaries of a person, the latest first: since when, how much a year, how much more than before, and where each stands. */
export const SalaryTimeline = ({ salaries, shown, onShow, label }: Props) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const money = useAmounts(salaries[0]?.currency ?? 'INR');
  const percent = usePercent();
  return (
    <List aria-label={label}>
      {salaries.map(({ salaryId, effectiveFrom, effectiveTo, annualCTC, revisionType, revisionStatus, reviseCtcByPercentage, isPresent }) => (
        <li key={salaryId}>
          <Line type="button" aria-current={salaryId === shown} onClick={() => onShow(salaryId)}>
            <span className="mark"><StatusMark tone={isPresent ? 'ok' : revisionStatus === 'APPLIED' ? 'none' : statusLook(revisionStatus, 'SalaryRevisionStatus')} /></span>
            <b>{translate(effectiveTo !== null ? 'salaries.fromTo' : revisionStatus === 'APPLIED' ? 'salaries.since' : 'salaries.from', { from: writeDate(effectiveFrom, dateFormat), ...(effectiveTo === null ? {} : { to: writeDate(effectiveTo, dateFormat) }) })}</b>
            <span className="amount">{money(annualCTC)}</span>
            <small>
              {[translate(`enum.SalaryRevisionType.${revisionType}`), reviseCtcByPercentage === null ? '' : percent(reviseCtcByPercentage), isPresent && revisionStatus === 'APPLIED' ? translate('salaries.present') : revisionStatus === 'APPLIED' ? '' : translate(`enum.SalaryRevisionStatus.${revisionStatus}`)].filter((part) => part !== '').join(' · ')}
            </small>
          </Line>
        </li>
      ))}
    </List>
  );
};
