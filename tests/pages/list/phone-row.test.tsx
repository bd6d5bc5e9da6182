import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PhoneRow } from '../../../src/console/resource/list/phone/PhoneRow.tsx';
import { unsaid } from '../../../src/console/resource/list/phone/phoneText.ts';
import type { CellFormats } from '../../../src/console/fields/cellKind.ts';
import type { Column } from '../../../src/console/resource/list/state/columns.ts';
import { field } from '../../domain/support/field.ts';
import type { Field } from '../../../src/domain/resource.ts';

afterEach(cleanup);

const formats = { translate: (key: string) => key, locale: 'en' } as unknown as CellFormats;
const column = (name: string, kind: Field['kind'], label: string, isTitle = false): Column => ({ field: field(kind, { key: name, name }), label, isNumber: false, isCode: false, isTitle, width: 100, least: 100 });
const columns = [column('name', 'text', 'Name', true), column('stage', 'text', 'Stage'), column('position', 'text', 'Position'), column('isDefault', 'yesNo', 'First status')];
const side = (isDefault: boolean): string | null => {
  render(<PhoneRow index={0} top={0} row={{ id: '1', version: 1, name: 'Applied', stage: 'Applied', position: '10', isDefault }} columns={columns} formats={formats} isSelected={false} selectLabel="" level={undefined} />);
  return screen.getAllByRole('gridcell')[2]!.textContent;
};

test('what is so is said by its name, and what is not is left out', () => {
  expect(side(true)).toBe('10, First status');
  cleanup();
  expect(side(false)).toBe('10');
});

test('a record about somebody is headed by their name, with its own beside it', () => {
  const about: Column = { field: field('reference', { key: 'employeeId', name: 'employee', search: true, reference: { type: 'Employee', endpoint: 'core-hr', title: 'name' } as Field['reference'] }), label: 'Employee', isNumber: false, isCode: false, isTitle: false, width: 100, least: 100 };
  render(<PhoneRow index={0} top={0} row={{ id: '1', version: 1, name: 'Family visit', employee: { id: '7', title: 'Meera Rao' }, stage: 'Open', position: '10', isDefault: false }} columns={[columns[0]!, about, ...columns.slice(1)]} formats={formats} isSelected={false} selectLabel="" level={undefined} />);
  expect(screen.getByRole('button').textContent).toBe('Meera Rao');
  expect(screen.getAllByRole('gridcell').map((cell) => cell.textContent)).toEqual(['', 'Meera RaoFamily visit', 'Open, 10']);
  cleanup();
  render(<PhoneRow index={0} top={0} row={{ id: '1', version: 1, name: 'Family visit', employee: null, stage: 'Open', position: '10', isDefault: false }} columns={[columns[0]!, about, ...columns.slice(1)]} formats={formats} isSelected={false} selectLabel="" level={undefined} />);
  expect(screen.getByRole('button').textContent).toBe('Family visit');
});

test('a record that is called by a day says what it is about first', () => {
  const about: Column = { field: field('reference', { key: 'candidateId', name: 'candidate', search: true, reference: { type: 'Candidate', endpoint: 'recruitment', title: 'name' } as Field['reference'] }), label: 'Candidate', isNumber: false, isCode: false, isTitle: false, width: 100, least: 100 };
  const dated = [column('appliedOn', 'date', 'Applied on', true), about, column('post', 'text', 'Job post'), column('source', 'text', 'Source')];
  render(<PhoneRow index={0} top={0} row={{ id: '1', version: 1, appliedOn: '2026-11-28', candidate: { id: '7', title: 'Meera Rao' }, post: 'Dyer', source: 'Referral' }} columns={dated} formats={{ ...formats, dateFormat: 'YYYY/MM/DD' } as CellFormats} isSelected={false} selectLabel="" level={undefined} />);
  const [, main, side] = screen.getAllByRole('gridcell').map((cell) => cell.textContent);
  expect(main).toBe('Meera RaoDyer');
  expect(side).toMatch(/28.*, Referral$/);
});

test('a record that is called by a day says no other day beside it', () => {
  const about: Column = { field: field('reference', { key: 'candidateId', name: 'candidate', search: true, reference: { type: 'Candidate', endpoint: 'recruitment', title: 'name' } as Field['reference'] }), label: 'Candidate', isNumber: false, isCode: false, isTitle: false, width: 100, least: 100 };
  const dated = [about, column('post', 'text', 'Job post'), column('since', 'dateTime', 'Since'), column('appliedOn', 'date', 'Applied on', true), column('source', 'text', 'Source')];
  render(<PhoneRow index={0} top={0} row={{ id: '1', version: 1, appliedOn: '2026-11-20', since: '2026-11-28T07:18:00Z', candidate: { id: '7', title: 'Meera Rao' }, post: 'Dyer', source: 'Referral' }} columns={dated} formats={{ ...formats, dateFormat: 'YYYY/MM/DD' } as CellFormats} isSelected={false} selectLabel="" level={undefined} />);
  const [, main, side] = screen.getAllByRole('gridcell').map((cell) => cell.textContent);
  expect([main, side]).toEqual(['Meera RaoDyer', '2026/11/20, Referral']);
});

test('of four days and more one is said, by its name', () => {
  const dated = [column('name', 'text', 'Name', true), column('pay', 'text', 'Annual CTC'), column('joiningDate', 'date', 'Joining date'), column('expiresOn', 'date', 'Expires on'), column('sentOn', 'dateTime', 'Sent on'), column('respondedOn', 'dateTime', 'Answered on')];
  const said = (columns: readonly Column[], joiningDate: string | null) => {
    cleanup();
    render(<PhoneRow index={0} top={0} row={{ id: '1', version: 1, name: 'Meera Rao', pay: '900', joiningDate, expiresOn: '2026-12-03', sentOn: '2026-11-28T07:18:00Z', respondedOn: null }} columns={columns} formats={{ ...formats, dateFormat: 'YYYY/MM/DD' } as CellFormats} isSelected={false} selectLabel="" level={undefined} />);
    return screen.getAllByRole('gridcell').slice(1).map((cell) => cell.textContent);
  };
  expect(said(dated, '2026-12-18')).toEqual(['Meera RaoJoining date 2026/12/18', '900']);
  expect(said(dated, null)).toEqual(['Meera Rao', '900']);
  // From and to, and the day of a third thing.
  expect(said(dated.slice(0, 4), '2026-12-18')).toEqual(['Meera Rao900', '2026/12/18, 2026/12/03']);
});

test('what the name says in every row is not said again, and what it says in some is', () => {
  const row = (name: string, stage: string, position: string) => ({ id: name, version: 1, name, stage, position, isDefault: false });
  const names = (...rows: ReturnType<typeof row>[]): string[] => unsaid(columns, rows, formats).map((one) => one.field.name);
  expect(names(row('Ravi Kumar – Dyer', 'Ravi Kumar', '10'), row('Mei Chua – Weaver', 'Mei Chua', '20'))).toEqual(['name', 'position', 'isDefault']);
  expect(names(row('Sales executive', 'Sales', '10'), row('Accountant', 'Finance', '20'))).toEqual(['name', 'stage', 'position', 'isDefault']);
  expect(names()).toEqual(['name', 'stage', 'position', 'isDefault']);
});
