import { useLocaleState, useTranslate } from 'react-admin';
import { useIsViewing } from '../providers/authSession.ts';
import { ask } from './ask.ts';
import { showSnackbar } from './snackbar/snackbars.ts';

const keep = 'mutation ($language: String!) { updateEmpLanguagePreference(languagePreference: $language) { success } }';

/** The language of the interface; a choice is kept on this device and with the account, and other tabs follow (`useFollowLanguage`). */
export const useLanguageChoice = () => {
  const translate = useTranslate();
  const isViewing = useIsViewing();
  const [language, setLocale] = useLocaleState();
  const chooseLanguage = (code: string): void => {
    setLocale(code);
    if (isViewing) return;
    ask('employee-self-service', keep, { language: code }).catch(() => showSnackbar({ type: 'warning', message: translate('shell.language.notKept') }));
  };
  return { language, chooseLanguage };
};
