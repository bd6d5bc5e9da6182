/** Filling a candidate's form from the resume: what is proposed, what is chosen at first, and that nothing is overwritten without choice. */
import { cleanup, screen as page, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FillFromResume } from '../../../src/console/recruitment/candidates/fill/FillFromResume.tsx';
import { chosenFirst, proposalsOf, type Parsed } from '../../../src/console/recruitment/candidates/fill/proposals.ts';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm } from '../form/support/renderForm.tsx';

const sure = (confidence: number) => ({ confidence, source: 'a line of the resume' });
const resume: Parsed = {
  pages: 3, readPages: 3, firstName: 'Asha', middleName: null, lastName: 'Rao', emailId: 'asha@new.example', mobileNo: '+919876543210', currentLocation: 'Pune', currentEmployer: 'Acme', currentDesignation: null, experienceYears: 6, experienceMonths: 2,
  skills: [{ skillId: 4, name: 'Weaving', ...sure(0.9) }, { skillId: 5, name: 'Dyeing', ...sure(0.9) }, { skillId: null, name: 'Juggling', ...sure(0.9) }],
  experience: [{ company: 'Acme', designation: 'Weaver', location: null, startedOn: '2021-02-01', endedOn: '2020-01-01', description: null, ...sure(0.8) }],
  education: [], languages: [{ language: 'fr', proficiency: null, ...sure(0.5) }], certifications: [],
  confidence: [{ field: 'firstName', ...sure(1) }, { field: 'lastName', ...sure(1) }, { field: 'emailId', ...sure(1) }, { field: 'mobileNo', ...sure(1) }, { field: 'currentLocation', ...sure(0.4) }, { field: 'currentEmployer', ...sure(0.8) }, { field: 'experienceYears', ...sure(0.8) }, { field: 'experienceMonths', ...sure(0.8) }],
};
const held = { resume: 'demo/2026-11/a.pdf', firstName: 'Asha', lastName: 'Rao', email: 'asha@old.example', phone: null, skills: [{ id: '1', skillId: '4' }] };
const all = new Set(['resume', 'firstName', 'lastName', 'email', 'phone', 'currentLocation', 'currentEmployer', 'experienceYears', 'experienceMonths', 'skills', 'experience', 'education', 'languages', 'certifications']);

describe('What a resume proposes', () => {
  const proposed = proposalsOf(resume, held, all);

  it('is what the form does not say already, of fields that may be written', () => {
    expect(proposed.map(({ key }) => key)).toEqual(['email', 'phone', 'currentLocation', 'currentEmployer', 'experienceYears', 'experienceMonths', 'skills', 'experience', 'languages']);
    expect(proposalsOf(resume, held, new Set(['phone'])).map(({ key }) => key)).toEqual(['phone']);
  });

  it('adds to lists what they do not hold, and leaves what they hold', () => {
    expect(proposed.find(({ key }) => key === 'skills')).toMatchObject({ now: 1, value: [{ id: '1', skillId: '4' }, { skillId: '5' }], lines: ['Dyeing'] });
    expect(proposed.find(({ key }) => key === 'experience')?.value).toEqual([expect.objectContaining({ company: 'Acme', startedOn: '2021-02-01', endedOn: null })]);
  });

  it('is chosen at first where the form is empty and the resume is sure', () => {
    expect(chosenFirst(proposed)).toEqual(['phone', 'currentEmployer', 'experienceYears', 'experienceMonths', 'experience']);
  });
});

describe('Filling from a resume', () => {
  let failure: object | undefined;
  beforeEach(() => {
    failure = undefined;
    vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
      if (!body) return new Response('%PDF-1.4');
      const given = JSON.parse(body) as { query?: string };
      if (given.query?.includes('resumeParser')) return new Response(JSON.stringify(failure ? { errors: [failure] } : { data: { answer: { resume } } }), { headers: { 'content-type': 'application/json' } });
      return new Response(JSON.stringify({ data: { answer: { address: `${address}/a`, fileName: 'a.pdf' }, getPresignedUrl: { s3DocumentDetails: '{}', presignedUrl: '/a', address: '/a', fileName: 'a.pdf' } } }), { headers: { 'content-type': 'application/json' } });
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  const show = async (values: object = held) => {
    const set = vi.fn();
    await needMessages('recruitment');
    return { set, ...(await renderForm(<Suspense><FillFromResume values={{ ...values }} set={set} writable={all} /></Suspense>)) };
  };

  it('shows each field beside what stands there, and writes what was chosen into the form', async () => {
    const { set, user } = await show();
    await user.click(await page.findByRole('button', { name: 'Fill from resume' }));
    const dialog = await page.findByRole('dialog', { name: 'What the resume says' });
    expect(within(dialog).getByText('Now: asha@old.example')).toBeTruthy();
    await user.click(within(dialog).getByRole('checkbox', { name: /asha@new\.example/ }));
    await user.click(within(dialog).getByRole('checkbox', { name: /Weaver · Acme/ }));
    await user.click(within(dialog).getByRole('button', { name: /^Take over/ }));
    await waitFor(() => expect(set).toHaveBeenCalledTimes(1));
    const [taken] = set.mock.calls[0] as [Record<string, unknown>];
    expect(taken).toMatchObject({ email: 'asha@new.example', phone: '+919876543210', currentEmployer: 'Acme' });
    expect(Object.keys(taken)).not.toContain('currentLocation');
  });

  it('says in words why a file cannot be read', async () => {
    failure = { message: 'This resume holds no text.', extensions: { code: 'BAD_USER_INPUT', errorCode: 'RESUME_SCAN' } };
    const { user } = await show();
    await user.click(await page.findByRole('button', { name: 'Fill from resume' }));
    expect((await page.findByRole('alert')).textContent).toMatch(/holds no text/);
  });

  it('is not offered without a resume', async () => {
    await show({ ...held, resume: null });
    expect(page.queryByRole('button', { name: 'Fill from resume' })).toBeNull();
  });
});
