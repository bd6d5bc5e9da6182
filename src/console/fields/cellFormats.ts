import { tagOf } from '../providers/i18nLanguages.ts';
import type { SessionInfo } from '../providers/authSession.ts';
import type { CellFormats, Translate } from './cellKind.ts';

/** How values are read in a language and in an organisation; where none is known, as international standards have it. */
export const cellFormats = (language: string, translate: Translate, organisation: Partial<SessionInfo['organisation']> | undefined): CellFormats => ({
  language,
  locale: tagOf(language),
  dateFormat: organisation?.dateFormat ?? 'YYYY/MM/DD',
  timeZone: organisation?.timeZone ?? 'UTC',
  currency: organisation?.currency ?? 'USD',
  translate,
});
