/** Child rows that were changed, as the history tells them. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChangedFields } from '../../../src/console/resource/form/ChangedFields.tsx';
import { ChangeTable } from '../../../src/console/resource/form/ChangeTable.tsx';
import { typedSince } from '../../../src/console/resource/form/typedSince.ts';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { field } from '../../domain/support/field.ts';
import { renderForm } from './support/renderForm.tsx';

afterEach(cleanup);

const skills = field('rows', {
  key: 'skills', name: 'skills',
  rows: { type: 'CandidateEducation', table: 'candidate_education', parentColumn: 'candidate_id', fields: [field('id', { key: 'id', name: 'id' }), field('text', { key: 'grade', name: 'grade' }), field('text', { key: 'institute', name: 'institute', required: true })] },
});
const told = async (before: unknown, after: unknown): Promise<string | null> => {
  await needMessages('recruitment');
  await renderForm(<dl><ChangedFields resource={{ name: 'candidate', fields: [skills] }} changes={[{ field: 'skills', before, after }]} /></dl>);
  const text = page.getByRole('definition').textContent;
  cleanup();
  return text;
};
const row = (id: number, institute: string, grade: string | null = null) => ({ id, institute, grade });

it('are not added again where they were new when the form was sent, and typed on meanwhile', () => {
  const [old, added] = [row(7, 'Lycée'), { institute: 'Atelier', grade: null }];
  const sent = { skills: [old, added] };
  expect(typedSince([skills], { sent, now: { skills: [old, { ...added, grade: 'A' }, { institute: 'Third' }] }, saved: { skills: [old, row(8, 'Atelier')] } })).toEqual({ skills: [old, row(8, 'Atelier', 'A'), { institute: 'Third' }] });
  expect(typedSince([skills], { sent, now: sent, saved: { skills: [old, row(8, 'Atelier')] } })).toEqual({});
});

it('say which part of which row is another one now, not that there are as many as before', async () => {
  expect(await told([row(1, 'Anna University', 'B'), row(2, 'Loyola')], [row(1, 'Anna University', 'A'), row(2, 'Loyola')])).toBe('Anna UniversityGrade: B → A');
});

it('name the rows that came and went', async () => {
  expect(await told([row(1, 'Anna University')], [row(2, 'Loyola')])).toBe('LoyolaAnna University');
  expect(await told(null, Array.from({ length: 7 }, (_, at) => row(at + 1, `School ${at + 1}`)))).toBe('School 1School 2School 3School 4School 52 more');
});

it('fall back to how many they are where only their order is another one', async () => {
  expect(await told([row(1, 'Anna University'), row(2, 'Loyola')], [row(2, 'Loyola'), row(1, 'Anna University')])).toBe('2 → 2');
});

it('are told so in a table of changes as well, and stand as they are where nothing was before', async () => {
  const changes = [{ field: skills, before: [row(1, 'Anna University', 'B')], after: [row(1, 'Anna University', 'A')] }];
  await needMessages('recruitment');
  for (const [isNew, text] of [[false, 'Anna UniversityGrade: B → A'], [true, '1']] as const) {
    await renderForm(<ChangeTable entity="candidate" changes={changes} record={{}} isNew={isNew} />);
    expect(page.getByRole('definition').textContent).toBe(text);
    cleanup();
  }
});
