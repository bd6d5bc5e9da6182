import { useLocale } from 'react-admin';
import { tagOf } from '../../providers/i18nLanguages.ts';

/** Figures of an axis as people read them; from 100,000 on in short. */
export const useAxisNumber = (): ((value: number) => string) => {
  const tag = tagOf(useLocale());
  const [whole, short] = [new Intl.NumberFormat(tag), new Intl.NumberFormat(tag, { notation: 'compact' })];
  return (value) => (Math.abs(value) < 100_000 ? whole : short).format(value);
};
