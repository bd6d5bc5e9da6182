import { useMemo } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { useSession } from '../providers/authSession.ts';
import { cellFormats } from './cellFormats.ts';
import type { CellFormats } from './cellKind.ts';

/** The formats of the signed-in person's language and organisation. */
export const useCellFormats = (): CellFormats => {
  const language = useLocale();
  const translate = useTranslate();
  const organisation = useSession()?.organisation;
  return useMemo(() => cellFormats(language, translate, organisation), [language, organisation, translate]);
};
