import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { needMessages } from '../../providers/i18nMessages.ts';
import { refusalBody } from '../../providers/data/refusal.ts';

/** Nobody answered: the browser's own error, or what the data provider makes of it. */
const isNetworkError = (error: unknown): boolean => error instanceof Error && (('status' in error && error.status === 0) || (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)));

/** Why something did not load, in the person's language as soon as its words have come, and whether nobody answered at all. */
export const useReason = (error: unknown): { readonly reason: string; readonly isOffline: boolean } => {
  const translate = useTranslate();
  const { errorCode } = refusalBody(error);
  const [, setKnown] = useState(false);
  useEffect(() => {
    // The first page may fail before the words of errors were fetched; where they cannot be, the failure's own words stay.
    if (errorCode !== '') needMessages('errors').then(() => setKnown(true), () => undefined);
  }, [errorCode]);
  if (isNetworkError(error)) return { reason: translate('states.offline.message'), isOffline: true };
  const said = error instanceof Error ? error.message : String(error);
  const known = errorCode === '' ? said : translate(`error.${errorCode}`, { _: said });
  // A sentence that names things is the server's, which knows them.
  return { reason: known.includes('%{') ? said : known, isOffline: false };
};
