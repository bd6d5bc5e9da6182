import { formatDate } from '../../../domain/values/dateFormat.ts';
import { isLanguage } from '../../../domain/languages.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';

/** How days are written here: as the organization writes them, or a dash. */
export const useDays = () => {
  const { dateFormat, language } = useCellFormats();
  return (day: string | null | undefined): string => (day == null ? '–' : formatDate(day.slice(0, 10), dateFormat, isLanguage(language) ? language : 'en'));
};
