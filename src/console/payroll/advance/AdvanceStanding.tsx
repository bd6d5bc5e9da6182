import { useTranslate } from 'ra-core';
import { isLanguage } from '../../../domain/languages.ts';
import { formatDate } from '../../../domain/values/dateFormat.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { FigureStrip } from '../../shell/pieces/FigureStrip.tsx';
import { AdvanceTable, Box } from './AdvanceTable.ts';
import { PlanTable } from './PlanTable.tsx';
import { useMonthNames } from '../../shell/useMonthNames.ts';
import type { ReadSalaryAdvanceSheetQuery } from '../../../../generated/payroll-admin/operations.ts';

type Sheet = ReadSalaryAdvanceSheetQuery['answer'];

const Entries = ({ entries, currency }: Pick<Sheet, 'entries' | 'currency'>) => {
  const translate = useTranslate();
  const { dateFormat, language } = useCellFormats();
  const money = useAmounts(currency);
  const month = useMonthNames();
  const day = (iso: string): string => formatDate(iso, dateFormat, isLanguage(language) ? language : 'en');
  return (
    <AdvanceTable>
      <caption>{translate('advances.before')}</caption>
      <thead>
        <tr>{['entry', 'day', 'amount'].map((key) => <th key={key} scope="col">{translate(key === 'amount' ? 'common.amount' : `advances.${key}`)}</th>)}</tr>
      </thead>
      <tbody>
        {entries.map((entry, at) => (
          <tr key={`${entry.kind} ${entry.day} ${String(at)}`}>
            <th scope="row">
              {[translate(`enum.AdvanceEntryKind.${entry.kind}`, { month: entry.month == null ? '' : month(entry.month), smart_count: entry.instalments ?? 0 }), ...(entry.name == null ? [] : [entry.name])].join(', ')}
              {entry.reason == null ? null : <small>{[entry.reason, entry.by, entry.reference].filter((word) => word != null && word !== '').join(' · ')}</small>}
            </th>
            <td>{day(entry.day)}</td>
            <td>{entry.amount == null ? '–' : money(entry.amount)}</td>
          </tr>
        ))}
      </tbody>
    </AdvanceTable>
  );
};

/** What became of an advance that was paid, and what is to come. */
export const AdvanceStanding = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { currency, outstanding, ahead, entries } = sheet;
  const money = useAmounts(currency);
  const figures = (['outstanding', 'recovered', 'repaid', 'forfeited'] as const).filter((key) => key === 'outstanding' || key === 'recovered' || Number(sheet[key]) !== 0);
  return (
    <Box aria-live="polite">
      <h2>{translate('advances.standing')}</h2>
      <FigureStrip isLong figures={figures.map((key) => ({ key, label: translate(`advances.${key}`), value: money(sheet[key]) }))} />
      {ahead.length === 0 ? null : <PlanTable caption={translate('advances.ahead')} from={outstanding} rows={ahead} currency={currency} />}
      {entries.length === 0 ? null : <Entries entries={entries} currency={currency} />}
    </Box>
  );
};
