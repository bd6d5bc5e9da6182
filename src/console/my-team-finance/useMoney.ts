import { isLanguage } from '../../domain/languages.ts';
import { formatMoney } from '../../domain/values/amounts.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { useSession } from '../providers/authSession.ts';

/** Writes decimal text as money in the currency of payroll. */
export const useMoney = (): ((amount: string) => string) => {
  const { language } = useCellFormats();
  const organisation = useSession()?.organisation;
  return (amount) => formatMoney(amount, isLanguage(language) ? language : 'en', organisation?.payrollCurrency ?? organisation?.currency);
};
