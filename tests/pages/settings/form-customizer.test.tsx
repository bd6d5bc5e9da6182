// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { FormCustomizer } from '../../../src/console/settings/form-fields/FormCustomizer.tsx';
import { renderForm, sessionWith } from '../form/support/renderForm.tsx';
import type { Language } from '../../../src/console/providers/i18nLanguages.ts';

const path = '/settings/general/ui-elements-customizer';
const asked = vi.fn();
let kept: object[] = [];
let refusal: object | undefined;

const json = (body: object) => new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });

beforeEach(async () => {
  await needMessages('settings');
  kept = [];
  refusal = undefined;
  asked.mockReset();
  vi.stubGlobal('fetch', vi.fn(async (_address: string, request?: { body?: string }) => {
    const { query = '', variables } = JSON.parse(request?.body ?? '{}') as { query?: string; variables?: unknown };
    if (!query.includes('saveFormFields')) return json({ data: { listFormFields: { rows: kept } } });
    asked(variables);
    return json(refusal ? { errors: [refusal] } : { data: { answer: { changeSet: '7' } } });
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (language: Language = 'en', rights = {}) => {
  const { user } = await renderForm(<FormCustomizer />, { path, address: `${path}?entity=Grade`, language, session: sessionWith(rights) });
  await screen.findAllByRole('rowheader');
  return user;
};
const tick = (name: string): HTMLElement => screen.getByRole('checkbox', { name });

describe('the fields of a form', () => {
  it('are hidden, renamed and saved together, and only what changed is sent', async () => {
    const user = await open();
    await user.click(tick('Shown: Description'));
    await user.click(screen.getByRole('button', { name: 'Code' }));
    await user.clear(screen.getByRole('textbox', { name: 'Label' }));
    await user.type(screen.getByRole('textbox', { name: 'Label' }), 'Grade code');
    expect(screen.getByText('2 unsaved changes')).toBeTruthy();
    expect(screen.getByText('Tenure: Code')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Fields saved: Grade');
    expect(asked).toHaveBeenCalledWith({ entity: 'Grade', fields: expect.arrayContaining([{ field: 'code', version: null, label: 'Grade code' }, { field: 'description', version: null, isVisible: false }]) });
  });

  it('that Tenure needs stay, and say why; a rule wider than Tenure’s is told in place', async () => {
    const user = await open();
    expect(tick('Shown: Name').getAttribute('aria-disabled')).toBe('true');
    expect(tick('Shown: Name').getAttribute('aria-description')).toBe('Tenure needs this field: it is always shown and required.');
    await user.click(screen.getByRole('button', { name: 'Code' }));
    await user.type(screen.getByRole('textbox', { name: 'Maximum' }), '900');
    await user.tab();
    expect(await screen.findByText('The rule may only be narrower than Tenure’s own: 20.')).toBeTruthy();
  });

  it('go back to Tenure’s own, and an unchanged form says so', async () => {
    kept = [{ id: '1', version: 3, entity: 'Grade', field: 'code', label: 'Band code', kind: null, choices: null, isRequired: true, isVisible: true, minimum: null, maximum: null, preset: null, section: null, position: null, hint: null }];
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('There are no changes to update')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reset Code to Tenure’s own' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ entity: 'Grade', fields: [{ field: 'code', version: 3, label: '' }] }));
  });

  it('moved by the menu way are sent with their places, and a refusal stands beside its field', async () => {
    refusal = { message: 'no', extensions: { code: 'BAD_USER_INPUT', validationError: [{ field: 'code.label', message: 'Too long a label' }] } };
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Code' }));
    await user.click(screen.getByRole('button', { name: 'Move up' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Too long a label')).toBeTruthy();
    expect(asked).toHaveBeenCalledWith({ entity: 'Grade', fields: [{ field: 'code', version: null, position: 1 }] });
  });

  it('are there to be read without the right to change them, in Japanese too', async () => {
    await open('ja', { UI_ELEMENTS_CUSTOMIZER: { update: false }, CUSTOM_FIELDS: { add: false } });
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    expect(screen.queryByRole('button', { name: '項目を追加' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: '画面項目のカスタマイズ' })).toBeTruthy();
  });
});
