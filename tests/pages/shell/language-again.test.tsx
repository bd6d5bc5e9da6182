// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, useSetLocale, useTranslate } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { languages } from '../../../src/console/providers/i18nLanguages.ts';
import { loadMessages } from '../../../src/console/providers/i18nMessages.ts';
import { createI18nProvider } from '../../../src/console/providers/i18nProvider.ts';
import { deviceStore } from '../../../src/console/shell/deviceStore.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const Word = () => {
  const choose = useSetLocale();
  return (
    <>
      <output>{useTranslate()('ra.action.save')}</output>
      {languages.map(({ code }) => (
        <button key={code} onClick={() => choose(code)}>
          {code}
        </button>
      ))}
    </>
  );
};

it('speaks the language that was chosen last, however often it was another one before', async () => {
  const i18nProvider = createI18nProvider('en', await loadMessages('en'));
  render(
    <CoreAdminContext store={deviceStore} i18nProvider={i18nProvider}>
      <Word />
    </CoreAdminContext>,
  );
  const words: Readonly<Record<string, string>> = { en: 'Save', fr: 'Enregistrer', ja: '保存', sp: 'Guardar' };
  for (const language of ['sp', 'en', 'fr', 'en', 'fr', 'en', 'ja', 'sp', 'ja', 'en', 'sp', 'en']) {
    fireEvent.click(screen.getByText(language));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words[language]));
    expect([localStorage.getItem('language'), i18nProvider.getLocale()]).toEqual([language, language]);
  }
});
