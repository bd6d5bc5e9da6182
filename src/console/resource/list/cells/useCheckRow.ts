import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'ra-core';
import type { PhoneCheck } from '../../../../domain/validate/context.ts';
import { exampleDay } from '../../../fields/input/dateText.ts';
import { useFormats } from '../../../fields/input/useFormats.ts';
import { checkForm } from '../../form/problems.ts';
import { useFieldRights } from '../../form/useFieldRights.ts';
import { valuesOf } from '../../form/values.ts';
import { useListModel } from '../ListModel.ts';
import type { CheckRow } from './applyEdits.ts';

/** Checks the edits of a row by the rules of its form, as far as the list knows the record; the server knows all of it. */
export const useCheckRow = (): CheckRow => {
  const { target } = useListModel();
  const { resource, screen } = target;
  const { changeable } = useFieldRights(resource, screen);
  const { currency, locale, dateFormat } = useFormats();
  const translate = useTranslate();
  const [phone, setPhone] = useState<PhoneCheck>();
  const hasPhone = changeable.some(({ kind }) => kind === 'phone');
  useEffect(() => {
    if (hasPhone) void import('../../../../domain/phone.ts').then(({ checkPhone }) => setPhone(() => checkPhone));
  }, [hasPhone]);
  return useCallback(
    (row, values) => {
      const fields = changeable.filter(({ name, key }) => name in row || key in row || key in values);
      const before = valuesOf(fields, row);
      const errors = checkForm({ ...before, ...values }, { entity: resource.name, fields, before, currency, exampleDay: exampleDay(dateFormat), locale, phone, formula: undefined, translate });
      return Object.fromEntries(Object.entries(errors).map(([key, problem]) => [key, String(problem?.message ?? '')]));
    },
    [changeable, currency, dateFormat, locale, phone, resource.name, translate],
  );
};
