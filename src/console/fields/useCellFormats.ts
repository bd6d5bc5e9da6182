import { useMemo } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { useSession } from '../providers/authSession.ts';
import { tagOf } from '../providers/i18nLanguages.ts';
import type { CellFormats } from './cellKind.ts';

/** The formats of the signed-in person's language and organisation. */
export const useCellFormats = (): CellFormats => {
  const language = useLocale();
  const translate = useTranslate();
  const organisation = useSession()?.organisation;
  return useMemo(
    () => ({
      language,
      locale: tagOf(language),
      dateFormat: organisation?.dateFormat ?? 'YYYY/MM/DD',
      timeZone: organisation?.timeZone ?? 'UTC',
      currency: organisation?.currency ?? 'USD',
      translate,
    }),
    [language, organisation, translate],
  );
};
