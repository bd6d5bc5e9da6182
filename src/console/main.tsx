import '@fontsource-variable/ibm-plex-sans/wght.css';
import latin from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';
import { preload } from 'react-dom';
import { HttpError } from 'react-admin';
import { showOpening } from './resource/list/opening/opening.tsx';
import { createI18nProvider } from './providers/i18nProvider.ts';
import { storedLanguage } from './providers/i18nLanguages.ts';
import { loadMessages } from './providers/i18nMessages.ts';
import { readOrganisation } from './providers/authOrganisation.ts';
import { readSession } from './providers/authSession.ts';
import { followTabs } from './providers/authTabs.ts';
import { logError, watchErrors } from './shell/failure/errorLog.ts';
import { withPatience } from './shell/firstAnswer.ts';
import { tellStartFailure } from './shell/states/startFailure.ts';

/** What the server refuses is met again, and told, by what the console draws; anything else is a fault of the early rows. */
const noteFault = (error: unknown): void => {
  if (!(error instanceof HttpError)) logError(String(error));
};

const start = async (root: HTMLElement): Promise<void> => {
  preload(latin, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  watchErrors();
  followTabs(() => window.location.reload());
  void readSession();
  void readOrganisation();
  const language = storedLanguage();
  const i18nProvider = createI18nProvider(language, await loadMessages(language));
  await withPatience(showOpening(root, language, i18nProvider.translate).catch(noteFault));
  try {
    const { begin } = await import('./application.tsx');
    await begin(root, language, i18nProvider);
  } catch (error) {
    logError(String(error));
    await tellStartFailure(root, i18nProvider.translate);
  }
};

const root = document.getElementById('root');
if (root) void start(root);
