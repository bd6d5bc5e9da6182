import '@fontsource-variable/ibm-plex-sans/wght.css';
import latin from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';
import { createRoot } from 'react-dom/client';
import { preload } from 'react-dom';
import { createI18nProvider } from './providers/i18nProvider.ts';
import { storedLanguage, tagOf } from './providers/i18nLanguages.ts';
import { loadMessages } from './providers/i18nMessages.ts';
import { readOrganisation } from './providers/authOrganisation.ts';
import { readSession } from './providers/authSession.ts';
import { followTabs } from './providers/authTabs.ts';
import { brandColours } from './shell/brandColours.ts';
import { lookOf } from './shell/Look.tsx';
import { firstMode } from './shell/themeMode.ts';
import { watchErrors } from './shell/failure/errorLog.ts';
import { firstAnswer } from './shell/firstAnswer.ts';
import { knowRoutes, routeOf, warm } from './shell/warm.ts';
import { App, routerOf } from './App.tsx';
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
  const i18nProvider = createI18nProvider(language, await loadMessages(language));
  const answered = firstAnswer(coming);
  // What the first drawing needs is made while its answer is on the way.
  const router = routerOf(i18nProvider);
  lookOf(brandColours.get(), firstMode());
  new Intl.NumberFormat(tagOf(language)).format(1000);
  await answered;
  createRoot(root).render(<App i18nProvider={i18nProvider} router={router} />);
};

const root = document.getElementById('root');
if (root) void start(root);
