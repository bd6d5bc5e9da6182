import type { Field, Resource, ScreenEntry } from '../../../src/domain/resource.ts';
import { createMetadata } from '../../../src/console/providers/data/metadata.ts';
import type { Metadata } from '../../../src/console/providers/data/metadata.ts';

const field = (name: string, given: Partial<Field> = {}): Field => ({
  name,
  key: name,
  column: name,
  kind: 'text',
  required: false,
  readOnly: false,
  search: false,
  filter: true,
  sort: true,
  inList: true,
  rule: {},
  help: false,
  ...given,
});

const operations = (one: string, many: string): Resource['operations'] => ({
  list: `list${many}`,
  lookup: `lookup${many}`,
  one: one.toLowerCase(),
  history: `${one.toLowerCase()}History`,
  add: `add${one}`,
  update: `update${one}`,
  delete: `delete${many}`,
});

const screen = (path: string): Resource['screens'][number] => ({
  path,
  form: 'DESIGNATIONS' as Resource['screens'][number]['form'],
  scope: 'ALL',
  record: 'SHOW',
  actions: ['ADD', 'EDIT', 'DELETE', 'IMPORT', 'EXPORT'],
});

const shared = { endpoint: 'core-hr', sort: { field: 'title', order: 'ASC' }, searchArgument: 'search', unique: [], importable: true, single: false } as const;

export const grade: Resource = {
  ...shared,
  type: 'Grade',
  name: 'grade',
  table: 'grade',
  title: 'gradeName',
  code: 'gradeCode',
  operations: operations('Grade', 'Grades'),
  screens: [screen('/core-hr/grades')],
  fields: [field('id', { kind: 'id', readOnly: true, inList: false }), field('gradeName', { required: true }), field('gradeCode')],
};

export const designation: Resource = {
  ...shared,
  type: 'Designation',
  name: 'designation',
  table: 'designation',
  title: 'title',
  code: 'code',
  operations: operations('Designation', 'Designations'),
  screens: [screen('/core-hr/designations')],
  fields: [
    field('id', { kind: 'id', readOnly: true, inList: false }),
    field('code'),
    field('title', { required: true, search: true }),
    field('grade', { key: 'gradeId', kind: 'reference', reference: { endpoint: 'core-hr', type: 'Grade' } }),
    field('probationDays', { kind: 'integer' }),
    field('startDate', { kind: 'date' }),
    field('allowance', { kind: 'money', currency: 'INR' }),
    field('remote', { kind: 'yesNo' }),
    field('status', { kind: 'status', enumName: 'RecordStatus', options: ['ACTIVE', 'INACTIVE'] }),
    field('notes', { kind: 'longText', inList: false }),
  ],
};

const entry = (resource: Resource): ScreenEntry => ({ ...resource.screens[0]!, endpoint: resource.endpoint, type: resource.type, single: false });
export const screens = [entry(designation), entry(grade)];

/** Metadata of two entities, as codegen would print it, with fields that the organisation added to the first. */
export const sampleMetadata = (own: readonly Field[] = []): Metadata => createMetadata(screens, async () => [{ ...designation, fields: [...designation.fields, ...own] }, grade]);
