import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PhoneRow } from '../../../src/console/resource/list/phone/PhoneRow.tsx';
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
