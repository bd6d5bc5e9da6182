/** Where the fields of a form stand. */
import { expect, it } from 'vitest';
import { sectionsOf } from '../../../src/console/resource/form/sections.ts';
import type { Field } from '../../../src/domain/resource.ts';

const field = (name: string, parts: Partial<Field> = {}): Field => ({ name, key: name, column: name, kind: 'text', required: false, readOnly: false, search: false, filter: false, sort: false, inList: false, rule: {}, help: false, ...parts });
const own = (name: string, group?: string): Field => field(`custom_${name}`, { custom: name, ...(group === undefined ? {} : { group }) });
const told = (fields: readonly Field[]) => sectionsOf({ name: 'designation' }, fields).map(({ key, label, fields: within, isOwn }) => ({ key, label, names: within.map(({ name }) => name), isOwn }));

it('Fields that an organisation adds without a section stand last, under a title that says whose they are', () => {
  expect(told([own('shirt'), field('code', { group: 'identity' }), field('days', { group: 'probation' })])).toEqual([
    { key: 'identity', label: 'designation.group.identity', names: ['code'], isOwn: false },
    { key: 'probation', label: 'designation.group.probation', names: ['days'], isOwn: false },
    { key: 'general', label: 'form.section.own', names: ['custom_shirt'], isOwn: false },
  ]);
});

it('Beside Tenure’s own fields without a section they stay in the first one, and a section of theirs alone is marked', () => {
  expect(told([field('code'), field('days', { group: 'probation' }), own('shirt'), own('shoes', 'Uniform')])).toEqual([
    { key: 'general', label: 'form.section.general', names: ['code', 'custom_shirt'], isOwn: false },
    { key: 'probation', label: 'designation.group.probation', names: ['days'], isOwn: false },
    { key: 'Uniform', label: 'designation.group.Uniform', names: ['custom_shoes'], isOwn: true },
  ]);
  expect(told([field('code'), own('shirt')]).map(({ label }) => label)).toEqual(['form.section.general']);
});

it('The family name stands before the given name where people write it so, and everything else where it was', () => {
  const fields = ['code', 'firstName', 'middleName', 'lastName', 'email'].map((name) => field(name));
  const names = (language: string) => sectionsOf({ name: 'employee' }, fields, language).flatMap((section) => section.fields.map(({ name }) => name));
  expect(names('ja')).toEqual(['code', 'lastName', 'firstName', 'middleName', 'email']);
  for (const language of ['en', 'fr', 'sp']) expect(names(language)).toEqual(fields.map(({ name }) => name));
});
