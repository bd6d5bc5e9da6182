import { describe, expect, it } from 'vitest';
import { grade } from '../../generated/core-hr/resources.ts';
import { arranged, fieldName, placedInOrder } from '../../src/domain/customisation/arrange.ts';
import { customised } from '../../src/domain/customisation/customise.ts';
import { isTenuresOwn, tenuresOwn } from '../../src/domain/customisation/tenures-own.ts';
import type { FormField } from '../../src/domain/customisation/form-field.ts';

const told = arranged(grade).map((field) => tenuresOwn('Grade', field));
const names = told.map(({ field }) => field);
const shown = (fields: readonly FormField[]) => arranged(customised(grade, new Map([['Grade', fields]]))).map(fieldName);
const placed = (fields: readonly FormField[]) => fields.filter(({ position }) => position !== null).map(({ field }) => field);

describe('the order of a form', () => {
  it('that is Tenure’s own takes no places', () => {
    expect(placed(placedInOrder(grade, told, names))).toEqual([]);
  });

  it('takes places up to the last field that was moved, and comes out as it was wanted', () => {
    const [first, second, third, ...rest] = names as [string, string, string, ...string[]];
    const order = [second, first, third, ...rest];
    const fields = placedInOrder(grade, told, order);
    expect(placed(fields).toSorted()).toEqual([second]);
    expect(shown(fields)).toEqual(order);
    const last = [names.at(-1)!, ...names.slice(0, -1)];
    expect(shown(placedInOrder(grade, told, last))).toEqual(last);
  });
});

describe('a field without a change', () => {
  it('keeps Tenure’s word in every language, and is Tenure’s own', () => {
    const name = customised(grade, new Map([['Grade', told]])).fields.find((field) => field.name === 'name')!;
    expect(name.label).toBeUndefined();
    expect(isTenuresOwn(told[0]!, grade.fields.find((field) => field.name === told[0]!.field)!)).toBe(true);
  });

  it('is moved to the section without a title, or to one of the organisation’s', () => {
    const group = (section: string) => customised(grade, new Map([['Grade', [{ ...told[0]!, section }]]])).fields.find((field) => field.name === told[0]!.field)!.group;
    expect([group('general'), group('Pay')]).toEqual([undefined, 'Pay']);
  });
});
