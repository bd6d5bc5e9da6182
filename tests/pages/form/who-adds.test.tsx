/** Whom to ask for what a list lacks. */
import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useWhoAdds } from '../../../src/console/fields/reference/useWhoAdds.ts';

const i18n = { translate: (key: string, { list }: { list?: string } = {}) => (list === undefined ? key : `${key} ${list}`), changeLocale: async () => undefined, getLocale: () => 'en' };
const said = (type: string): string | undefined =>
  renderHook(() => useWhoAdds({ endpoint: 'core-hr', type } as Parameters<typeof useWhoAdds>[0]), { wrapper: ({ children }) => <MemoryRouter><I18nContextProvider value={i18n}>{children}</I18nContextProvider></MemoryRouter> }).result.current;

it('names the list to which a person may add, and nothing where no screen adds any', () => {
  expect(said('Skill')).toBe('form.nothingAsk screen.settings.reference-lists.skills');
  expect(said('NoSuchEntity')).toBeUndefined();
});
