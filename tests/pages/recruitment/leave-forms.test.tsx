/** Forms of recruitment that are not saved at every step: left only after a question, and kept by a read that fails. */
import { act, cleanup, screen as page, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { CompareForm } from '../../../src/console/recruitment/duplicates/CompareForm.tsx';
import { ResumeDrop } from '../../../src/console/recruitment/resumes/ResumeDrop.tsx';
import { SalaryTab } from '../../../src/console/recruitment/salary/SalaryTab.tsx';
import { renderForm } from '../form/support/renderForm.tsx';
import { broken, readAgain } from '../support/failingReads.ts';
import type { Row } from '../../../src/console/providers/data/row.ts';

const asha = { id: '7', version: 1, name: 'Asha Rao', number: 'C-7', firstName: 'Asha', lastName: 'Rao', email: 'asha@mail.example', gender: null, expectedCtc: '600000', currency: 'INR' } as unknown as Row;
const twin = { ...asha, id: '9', number: 'C-9', email: 'a.rao@mail.example' } as unknown as Row;
const resume = { firstName: 'Asha', lastName: 'Rao', emailId: 'asha@mail.example', mobileNo: '', confidence: [], pages: 1, readPages: 1, currentDesignation: null, currentEmployer: null };
const line = { id: '1', fileName: 'asha.pdf', state: 'READ', problem: null, resume, alike: [] };
const templates = [{ templateId: 3, templateName: 'Staff', annualCTC: '600000', currency: 'INR' }];

let isAway: boolean;
const answers: Readonly<Record<string, object>> = {
  ReadDroppedResumes: { resumes: [line] },
  ReadOpenPosts: { rows: [] },
  ReadCandidateSalary: { salaryDetails: '[]', templateDetails: JSON.stringify(templates) },
  PreviewMerge: { conflicts: [], moves: [], hired: null },
  MergeCandidates: { changeSet: null, message: 'Merged' },
};

beforeEach(async () => {
  isAway = false;
  await needMessages('recruitment', 'forms', 'people');
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { query } = JSON.parse(body) as { query: string };
    const [, named = ''] = /^(?:query|mutation) (\w+)/.exec(query) ?? [];
    const answer = answers[named];
    return isAway || answer === undefined ? broken() : new Response(JSON.stringify({ data: { answer } }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const exit = (): HTMLElement | null => page.queryByText('Are you sure to exit this form?');
type Shown = Awaited<ReturnType<typeof renderForm>>;

/** Goes away, is asked, stays; then gone away unasked. */
const holds = async ({ user, router }: Shown): Promise<void> => {
  await act(() => router.navigate('/elsewhere'));
  expect(exit()).toBeTruthy();
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await user.click(page.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(exit()).toBeNull());
  expect(page.queryByText('Elsewhere')).toBeNull();
};
const goes = async ({ router }: Shown): Promise<void> => {
  await act(() => router.navigate('/elsewhere'));
  expect(exit()).toBeNull();
  expect(await page.findByText('Elsewhere')).toBeTruthy();
};

describe('The salary of a candidate', () => {
  const show = async () => {
    const target = await printedMetadata.screenResource('recruitment/job-candidates');
    return renderForm(<Suspense><SalaryTab target={target} record={asha} /></Suspense>);
  };

  it('is held with what was entered, also when it cannot be read again, and let go untouched or put back', async () => {
    const shown = await show();
    const cost = (await page.findByRole('textbox', { name: /Annual|CTC/ })) as HTMLInputElement;
    const { value } = cost;
    await shown.user.type(cost, '9');
    isAway = true;
    await readAgain();
    expect([cost.isConnected, document.activeElement === cost]).toEqual([true, true]);
    await holds(shown);
    await shown.user.click(cost);
    await shown.user.keyboard('{End}{Backspace}');
    expect(cost.value.replaceAll(/\D/g, '')).toBe(value.replaceAll(/\D/g, ''));
    await goes(shown);
  });
});

describe('Dropped resumes', () => {
  it('are held with what was put right, the focus in its field, also when they cannot be read again', async () => {
    const shown = await renderForm(<ResumeDrop />);
    const phone = (await page.findByRole('textbox', { name: /asha\.pdf/, description: /./ })) as HTMLInputElement;
    await shown.user.type(phone, '98');
    isAway = true;
    await readAgain();
    await shown.user.keyboard('7');
    expect([phone.isConnected, phone.value]).toEqual([true, '987']);
    await holds(shown);
    await shown.user.clear(phone);
    await goes(shown);
  });
});

describe('Candidates who may be one', () => {
  const show = async (onMerged: () => void = () => undefined) => {
    const target = await printedMetadata.screenResource('recruitment/job-candidates');
    return renderForm(<CompareForm comparison={{ target, people: [asha, twin], likeness: new Map([['9', { score: 90, reasons: [] }]]) }} onMerged={onMerged} />);
  };

  it('are held once a value is picked, and let go when they are made one', async () => {
    let shown: Shown | undefined;
    shown = await show(() => void shown?.router.navigate('/elsewhere'));
    await shown.user.click(await page.findByRole('radio', { name: /mail.*C-9/i }));
    await holds(shown);
    await shown.user.click(page.getByRole('button', { name: /Merge|Make/ }));
    expect(await page.findByText('Elsewhere')).toBeTruthy();
    expect(exit()).toBeNull();
  });

  it('are let go while nothing is picked', async () => goes(await show()));
});
