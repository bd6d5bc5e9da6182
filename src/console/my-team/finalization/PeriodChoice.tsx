import { useCellFormats } from '../../fields/useCellFormats.ts';
import { SmallChoice } from '../../shell/pieces/SmallChoice.tsx';
import { useWords } from '../../shell/useWords.ts';
import type { ToFinalize } from './useFinalization.ts';

type Props = { readonly periods: ToFinalize['periods']; readonly from: string; readonly until: string; readonly onPeriod: (from: string, until: string) => void };

/** Which pay cycle, or month, is looked at. */
export const PeriodChoice = ({ periods, from, until, onPeriod }: Props) => {
  const { translate } = useCellFormats();
  const { span } = useWords();
  const said = periods.map((period) => ({ value: period.from, label: `${period.name ?? ''} ${span(period.from, period.until)}${period.isPaid ? ` · ${translate('finalization.paid')}` : ''}`.trim() }));
  const options = from === '' || said.some(({ value }) => value === from) ? said : [{ value: from, label: span(from, until || from) }, ...said];
  return <SmallChoice label={translate('finalization.period')} value={from} options={options} isWhole onChoose={(value) => onPeriod(value, periods.find((period) => period.from === value)?.until ?? '')} />;
};
