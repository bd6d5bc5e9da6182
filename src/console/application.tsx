import { createRoot } from 'react-dom/client';
import type { I18nProvider } from 'react-admin';
import { tagOf } from './providers/i18nLanguages.ts';
import type { Language } from './providers/i18nLanguages.ts';
import { brandColours } from './shell/brandColours.ts';
import { lookOf } from './shell/Look.tsx';
import { firstAnswer } from './shell/firstAnswer.ts';
import { firstMode } from './shell/firstMode.ts';
import { routeOf } from './shell/routeOf.ts';
import { knowRoutes, warm } from './shell/warm.ts';
import { App, routerOf } from './App.tsx';
import { screenIndex } from './routes.tsx';
import { keepFocus } from './shell/pieces/keepFocus.ts';

/** Draws the console, once what its first screen shows is here. */
export const begin = async (root: HTMLElement, language: Language, i18nProvider: I18nProvider): Promise<void> => {
  knowRoutes(screenIndex);
  const answered = firstAnswer(warm(routeOf(window.location.pathname)));
  // What the first drawing needs is made while its answer is on the way.
  const router = routerOf(i18nProvider);
  lookOf(brandColours.get(), firstMode());
  new Intl.NumberFormat(tagOf(language)).format(1000);
  await answered;
  createRoot(root).render(<App i18nProvider={i18nProvider} router={router} />);
  keepFocus();
};
