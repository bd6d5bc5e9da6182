import '@fontsource-variable/ibm-plex-sans/wght.css';
import latin from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';
import { createRoot } from 'react-dom/client';
import { preload } from 'react-dom';
import { createI18nProvider } from './providers/i18nProvider.ts';
import { storedLanguage } from './providers/i18nLanguages.ts';
import { loadMessages } from './providers/i18nMessages.ts';
import { readOrganisation } from './providers/authOrganisation.ts';
import { readSession } from './providers/authSession.ts';
import { followTabs } from './providers/authTabs.ts';
import { watchErrors } from './shell/failure/errorLog.ts';
import { firstAnswer } from './shell/firstAnswer.ts';
import { knowRoutes, routeOf, warm } from './shell/warm.ts';
import { App } from './App.tsx';
import { screenIndex } from './routes.tsx';

const start = async (root: HTMLElement): Promise<void> => {
  preload(latin, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  watchErrors();
  followTabs(() => window.location.reload());
  void readSession();
  void readOrganisation();
  knowRoutes(screenIndex);
  const coming = warm(routeOf(window.location.pathname));
  const language = storedLanguage();
  const texts = loadMessages(language);
  await firstAnswer(coming, texts);
  const i18nProvider = createI18nProvider(language, await texts);
  createRoot(root).render(<App i18nProvider={i18nProvider} />);
};

const root = document.getElementById('root');
if (root) void start(root);
