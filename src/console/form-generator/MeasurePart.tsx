import { useTranslate } from 'react-admin';
import { measureWord, MOST_MEASURES, type Measure, type MeasureKind } from '../../domain/lists/aggregate.ts';
import { FieldMenu } from './FieldMenu.tsx';
import { moved, OrderedLines } from './OrderedLines.tsx';
import { SmallChoice } from '../shell/pieces/SmallChoice.tsx';
import type { ReportField } from './useReportFields.ts';

type Props = { readonly fields: readonly ReportField[]; /** What a path is called, one that is gone too. */ readonly nameOf: (path: string) => string; readonly measures: readonly Measure[]; readonly onChange: (measures: readonly Measure[]) => void };

const COUNT = 'COUNT';

/** What is measured of each group: how many records there are, or a figure of a field. */
export const MeasurePart = ({ fields, nameOf, measures, onChange }: Props) => {
  const translate = useTranslate();
  const word = (measure: MeasureKind, kind?: string): string => translate(measureWord(measure, kind));
  const lines = measures.map((one, at) => {
    const field = fields.find(({ path }) => path === one.field);
    const label = one.field === undefined ? word(one.measure) : nameOf(one.field);
    const kinds = field === undefined ? null : (
      <SmallChoice
        label={translate('reports.measureKind', { name: label })}
        value={one.measure}
        options={field.measures.map((value) => ({ value, label: word(value, field.kind) }))}
        onChoose={(measure) => onChange(measures.map((other, place) => (place === at ? { ...other, measure } : other)))}
      />
    );
    return { id: `${at} ${one.field ?? COUNT}`, label, extra: kinds };
  });
  const add = (path: string): void => {
    const field = fields.find((one) => one.path === path);
    const measure = field?.measures[0];
    onChange([...measures, field && measure ? { measure, field: path } : { measure: COUNT }]);
  };
  return (
    <>
      <OrderedLines label={translate('reports.measures')} lines={lines} onMove={(from, to) => onChange(moved(measures, from, to))} onRemove={(at) => onChange(measures.filter((_, place) => place !== at))} />
      {measures.length < MOST_MEASURES ? <FieldMenu label={translate('reports.add.measure')} fields={fields.filter((field) => field.measures.length > 0)} first={[{ key: COUNT, label: word(COUNT) }]} onPick={add} /> : null}
    </>
  );
};
