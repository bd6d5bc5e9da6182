import { useLocale, useTranslate } from 'ra-core';
import { listOptions } from '../listed/options.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { FilterProps } from './types.ts';

/** Any or all of a closed set. */
export const OptionsFilter = ({ field, condition, onChange, labelId }: FilterProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const options = field.closedList ? listOptions(field.closedList, language) : (field.options ?? []).map((value) => ({ value, label: translate(`enum.${field.enumName}.${value}`) }));
  const chosen = (condition.in ?? condition.all ?? (condition.equals === undefined ? [] : [condition.equals])).map(String);
  return <ChoiceList options={options} chosen={chosen} labelId={labelId} onChange={(values) => onChange(condition.all === undefined ? { in: values } : { all: values })} />;
};
