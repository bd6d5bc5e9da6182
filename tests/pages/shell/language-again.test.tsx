// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { CoreAdminContext, useSetLocale, useTranslate } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { loadMessages } from '../../../src/console/providers/i18nMessages.ts';
import { createI18nProvider } from '../../../src/console/providers/i18nProvider.ts';
import { deviceStore } from '../../../src/console/shell/deviceStore.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

let choose: (language: string) => void = () => undefined;
const Word = () => {
  choose = useSetLocale();
  return <p>{useTranslate()('ra.action.save')}</p>;
};

it('speaks the language that was chosen last, however often it was another one before', async () => {
  const i18nProvider = createI18nProvider('en', await loadMessages('en'));
  const { container } = render(
    <CoreAdminContext store={deviceStore} i18nProvider={i18nProvider}>
      <Word />
    </CoreAdminContext>,
  );
  const words: Readonly<Record<string, string>> = { en: 'Save', fr: 'Enregistrer', ja: '保存', sp: 'Guardar' };
  for (const language of ['sp', 'en', 'fr', 'en', 'fr', 'en', 'ja', 'sp', 'ja', 'en', 'sp', 'en']) {
    act(() => choose(language));
    await waitFor(() => expect(container.textContent).toBe(words[language]));
    expect([localStorage.getItem('language'), i18nProvider.getLocale()]).toEqual([language, language]);
  }
});
