import { useLocale } from 'react-admin';
import { tagOf } from '../providers/i18nLanguages.ts';

/** Metres as '350 m' or '4.2 km', in the person's language. */
export const useDistanceText = (): ((metres: number) => string) => {
  const tag = tagOf(useLocale());
  return (metres) =>
    metres < 1000
      ? new Intl.NumberFormat(tag, { style: 'unit', unit: 'meter', maximumFractionDigits: 0 }).format(metres)
      : new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(metres / 1000);
};
