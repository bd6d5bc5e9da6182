import { render } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { createI18nProvider } from '../../../src/console/providers/i18nProvider.ts';
import { loadMessages, needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { Look } from '../../../src/console/shell/Look.tsx';
import { SteadyProvider } from '../../../src/console/shell/Steady.tsx';
import { SnackbarHost } from '../../../src/console/shell/snackbar/SnackbarHost.tsx';
import type { ReactNode } from 'react';
import type { Language } from '../../../src/console/providers/i18nLanguages.ts';

/** Draws a piece of the shell with the real texts of a language, the theme and the snackbar. */
export const inShell = async (piece: ReactNode, language: Language = 'en', at = '/') => {
  await needMessages('core-hr', 'forms', 'errors', 'pages');
  const i18nProvider = createI18nProvider(language, await loadMessages(language));
  return render(
    <MemoryRouter initialEntries={[at]}>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <SteadyProvider>
          <Look>
            {piece}
            <SnackbarHost />
          </Look>
        </SteadyProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
};
