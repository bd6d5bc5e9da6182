import type { Field, FieldKind } from '../../../domain/resource.ts';

/** More rows than this are looked through by a filter and drawn as far as they are in sight. */
export const MANY = 20;

/** Height of a row in a table and, as a first guess, of a card on a phone: a line a field, two switches a line. */
export const ROW = 36;
export const cardHeight = (fields: readonly Field[]): number => 72 + fields.reduce((sum, { kind }) => sum + (kind === 'yesNo' ? 24 : 76), 0);

const wide = 'minmax(168px, 2fr)';
const widths: Partial<Record<FieldKind, string>> = {
  yesNo: '86px',
  integer: 'minmax(88px, 1fr)',
  decimal: 'minmax(104px, 1fr)',
  percent: 'minmax(96px, 1fr)',
  duration: 'minmax(96px, 1fr)',
  money: 'minmax(128px, 1fr)',
  date: 'minmax(136px, 1fr)',
  time: 'minmax(96px, 1fr)',
  dateTime: '232px',
  status: 'minmax(128px, 1fr)',
  choice: 'minmax(164px, 1fr)',
  listed: 'minmax(188px, 2fr)',
  reference: wide,
  email: wide,
  phone: '256px',
  colour: '132px',
  file: 'minmax(220px, 2fr)',
  image: 'minmax(220px, 2fr)',
  longText: 'minmax(220px, 3fr)',
  choices: 'minmax(220px, 3fr)',
  address: 'minmax(320px, 3fr)',
  json: 'minmax(240px, 3fr)',
};

/** The columns of a table of rows as a grid template: by kind of field, the first one widest, then what can be done with a row. */
export const columnsOf = (fields: readonly Field[], hasOrder: boolean): string =>
  [...fields.map(({ kind }, at) => (at === 0 && (kind === 'choice' || kind === 'reference') ? 'minmax(188px, 3fr)' : (widths[kind] ?? 'minmax(128px, 2fr)'))), hasOrder ? '96px' : '40px'].join(' ');

/** Whether the order of rows says something. Rows that begin with a choice or another record are a set: one line each, in any order. */
export const hasOrder = (fields: readonly Field[]): boolean => fields[0]?.kind !== 'choice' && fields[0]?.kind !== 'reference';
