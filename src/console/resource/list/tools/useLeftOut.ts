import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { rulesOf, type FilterRule } from '../../../../domain/lists/filterTree.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { useListPart } from '../ListModel.ts';
import { filterableKeys } from '../state/filterableKeys.ts';
import { fitCondition, readAddress } from '../state/listAddress.ts';

/** What the address asks of records and the list does not have, in words: names of fields, with the values where it is these; '' where nothing was left out. */
export const useLeftOut = (labelOf: (field: string) => string): string => {
  const { isLess, fields, views, resource } = useListPart(({ address, fields: all, views: ofScreen, target }) => ({ isLess: address.isLess, fields: all, views: ofScreen, resource: target.resource }));
  const [parameters] = useSearchParams();
  const translate = useTranslate();
  const { locale } = useCellFormats();
  if (!isLess) return '';
  const { filter, advanced } = (views?.read ?? readAddress)(parameters);
  const filterable = filterableKeys(resource, fields);
  const told = (rule: FilterRule): readonly string[] => {
    const kept = fitCondition(rule, filterable, fields);
    if (kept === rule.condition) return [];
    const name = labelOf(rule.field);
    const options = filterable.has(rule.field) ? fields.find(({ key }) => key === rule.field)?.options : undefined;
    if (!options) return [name];
    const { equals, in: among = [] } = rule.condition;
    return [equals ?? [], among].flat(2).filter((value) => !options.includes(String(value))).map((value) => translate('grid.leftOut.value', { field: name, value: String(value) }));
  };
  const rules = [...Object.entries(filter).map(([field, condition]) => ({ field, condition })), ...(advanced ? rulesOf(advanced) : [])];
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(new Set(rules.flatMap(told)));
};
