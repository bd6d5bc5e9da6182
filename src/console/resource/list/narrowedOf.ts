import { FIELDLESS } from '../../../domain/lists/filterTree.ts';
import { isPlain } from '../../../domain/lists/arrangement.ts';
import { conditionText } from '../../fields/filter/conditionText.ts';
import { filteredAs } from '../../fields/filter/filteredAs.ts';
import type { CellFormats } from '../../fields/cellKind.ts';
import { isNarrowed, writeAddress } from './state/listAddress.ts';
import type { ListModel } from './ListModel.ts';

/** What a star keeps of a list: its address with what narrows it and how it is sorted, under a name that says so; the screen alone where nothing narrows it. */
export const narrowedOf = ({ target, address, fields, views }: Pick<ListModel, 'target' | 'address' | 'fields' | 'views'>, title: string, formats: CellFormats): { readonly favourite: string; readonly favouriteTitle: string } => {
  const { translate, locale } = formats;
  const { screen, resource } = target;
  if (!isNarrowed(address) && isPlain(address.arrangement) && views?.current === undefined) return { favourite: screen.path, favouriteTitle: title };
  const query = writeAddress({ ...address, page: 1, size: undefined, record: undefined }, new URLSearchParams(), views?.definitionOf(address.view));
  if (views?.current) return { favourite: `${screen.path}?${query.toString()}`, favouriteTitle: translate('shell.favourite.narrowed', { title, what: views.current.name }) };
  const conditions = fields.flatMap((field) => {
    const condition = address.filter[field.key];
    if (condition === undefined) return [];
    const name = translate(`${resource.name}.${field.name}`);
    // What a condition refers to has names that are not at hand here.
    const { operator, value } = filteredAs(field).kind === 'reference' ? { operator: '', value: '' } : conditionText(condition, field, formats, new Map());
    return [field.kind === 'status' && value !== '' ? value : [name, operator, value].filter(Boolean).join(' ')];
  });
  const what = [...FIELDLESS.filter((key) => address.filter[key]).map((key) => translate(`grid.filter.${key}`)), ...conditions, ...(address.search === '' ? [] : [`“${address.search}”`])];
  return { favourite: `${screen.path}?${query.toString()}`, favouriteTitle: translate('shell.favourite.narrowed', { title, what: new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(what) }) };
};
