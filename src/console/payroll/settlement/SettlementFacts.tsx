import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import type { Sheet } from './settlementSheet.ts';

const Facts = styled('dl')({ display: 'grid', gap: 10, margin: 0, fontSize: 13, lineHeight: '20px', '& dt': { fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' }, '& dd': { margin: 0, overflowWrap: 'anywhere' } });

/** Whose settlement it is, of which days, and where the money goes. */
export const SettlementFacts = ({ sheet, isOwn }: { readonly sheet: Sheet; readonly isOwn: boolean }) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const span = (from: string, to: string): string => translate('settlements.facts.span', { from: writeDate(from, dateFormat), to: writeDate(to, dateFormat) });
  const fact = (label: string, value: string | null | undefined) =>
    value ? (
      <div>
        <dt>{translate(label)}</dt>
        <dd>{value}</dd>
      </div>
    ) : null;
  return (
    <Facts>
      {isOwn ? null : fact('common.employee', [sheet.employeeName, sheet.employeeNumber].filter(Boolean).join(' · '))}
      {fact('payslip.pdf.post', [sheet.designation, sheet.department].filter(Boolean).join(' · '))}
      {fact('settlements.facts.employment', span(sheet.dateOfJoin, sheet.lastWorkingDay))}
      {fact('settlements.facts.notice', span(sheet.noticeDate, sheet.lastWorkingDay))}
      {fact('settlement.notice', sheet.notice ? translate(`enum.SettlementNotice.${sheet.notice}`) : null)}
      {fact('settlements.facts.pays', sheet.fromDate > sheet.lastWorkingDay ? null : span(sheet.dateOfJoin > sheet.fromDate ? sheet.dateOfJoin : sheet.fromDate, sheet.lastWorkingDay))}
      {isOwn ? null : fact('settlements.facts.reason', sheet.reason)}
      {fact('settlements.facts.account', sheet.account ?? translate('settlements.noAccount'))}
      {isOwn ? null : fact('settlements.note', sheet.note)}
    </Facts>
  );
};
