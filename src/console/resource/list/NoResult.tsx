import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { FIELDLESS, rulesOf } from '../../../domain/lists/filterTree.ts';
import { LensDrawing } from '../../shell/drawings/LensDrawing.tsx';
import { State } from '../../shell/states/State.tsx';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useListModel } from './ListModel.ts';

/** Nothing matches: names the fields that are filtered and the search, and clears them. */
export const NoResult = () => {
  const { address, change, fields, target } = useListModel();
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const nested = new Set(address.advanced ? rulesOf(address.advanced).map(({ field }) => field) : []);
  const names = [
    ...FIELDLESS.filter((key) => address.filter[key]).map((key) => translate(`grid.filter.${key}`)),
    ...fields.filter(({ key }) => address.filter[key] !== undefined || nested.has(key)).map(({ name }) => translate(`${target.resource.name}.${name}`)),
  ];
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  const what = names.length === 0 ? 'search' : address.search === '' ? 'filters' : 'both';
  return (
    <State
      role="status"
      drawing={<LensDrawing />}
      title={translate('grid.noResult.title')}
      actions={
        <Button variant="contained" onClick={() => change({ filter: {}, advanced: undefined, search: '' })}>
          {translate(names.length === 0 ? 'grid.noResult.clearSearch' : 'grid.noResult.clear')}
        </Button>
      }
    >
      {translate(`grid.noResult.${what}`, { smart_count: names.length, fields: listed, search: address.search })}
    </State>
  );
};
