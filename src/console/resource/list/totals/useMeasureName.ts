import { useCallback } from 'react';
import { useTranslate } from 'ra-core';
import { measureWord, type Measure } from '../../../../domain/lists/aggregate.ts';
import { useListModel } from '../ListModel.ts';

/** What a total is called where it does not stand below its column: 'Sum: Probation days'. */
export const useMeasureName = (): ((measure: Measure) => string) => {
  const { fields, target } = useListModel();
  const translate = useTranslate();
  return useCallback(
    ({ measure, field: key }) => {
      const field = fields.find((one) => one.key === key);
      const kind = translate(measureWord(measure, field?.kind));
      return field ? translate('reports.measureOf', { field: translate(`${target.resource.name}.${field.name}`), measure: kind }) : kind;
    },
    [fields, target.resource.name, translate],
  );
};
