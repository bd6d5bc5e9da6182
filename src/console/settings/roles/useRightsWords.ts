import { useLocaleState, useTranslate } from 'react-admin';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { RIGHTS, givesAny } from './rightsOf.ts';
import type { FormRights } from '../../providers/authSession.ts';

/** What a line gives in words: 'View, Update · Team'. */
export const useRightsWords = (): ((line: FormRights | undefined) => string) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const list = new Intl.ListFormat(tagOf(locale), { style: 'short', type: 'unit' });
  return (line) => {
    if (line === undefined || !givesAny(line)) return translate('rightsMatrix.nothing');
    const given = list.format(RIGHTS.filter((right) => line[right]).map((right) => translate(`roleRight.${right}`)));
    return `${given} · ${translate(`enum.Scope.${line.scope}`)}`;
  };
};
