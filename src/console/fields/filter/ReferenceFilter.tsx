import { useDeferredValue, useId, useState } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { ChoiceList } from './ChoiceList.tsx';
import { personsOf } from './personsOf.ts';
import type { FilterProps } from './types.ts';
import { useLookup } from './useLookup.ts';

/** Any or all of some records of another entity: those chosen first, then what the search finds. */
export const ReferenceFilter = ({ field, condition, onChange, labelId }: FilterProps) => {
  const translate = useTranslate();
  const id = useId();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const ids = (condition.in ?? condition.all ?? (condition.equals === undefined ? [] : [condition.equals])).map(String);
  const [first] = useState(ids);
  const held = useLookup(field.reference, { ids: first }, first.length > 0);
  const found = useLookup(field.reference, asked === '' ? {} : { search: asked }, true);
  const rows = [...(asked === '' ? (held.data?.rows ?? []) : []), ...(found.data?.rows ?? [])].filter((row, index, all) => all.findIndex((one) => one.id === row.id) === index);
  const options = rows.map((row) => ({ value: row.id, label: row.title, hint: row.code }));
  const persons = condition.all === undefined ? personsOf(field) : [];
  return (
    <>
      {persons.length > 0 ? (
        <ChoiceList
          options={persons.map((value) => ({ value, label: translate(`grid.person.${value}`) }))}
          chosen={condition.person ? [condition.person] : []}
          labelId={labelId}
          onChange={(values) => onChange(values.length > 0 ? { person: persons.find((one) => one === values.at(-1)) ?? 'ME' } : { in: [] })}
        />
      ) : null}
      <OutlinedInput
        id={id}
        fullWidth
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        slotProps={{ input: { 'aria-labelledby': labelId, 'aria-description': translate('grid.filter.search'), type: 'search', autoComplete: 'off' } }}
        placeholder={translate('grid.filter.search')}
      />
      <ChoiceList options={options} chosen={ids} labelId={labelId} onChange={(values) => onChange(condition.all === undefined ? { in: values } : { all: values })} />
      {options.length === 0 && found.isSuccess ? <p role="status">{translate('grid.filter.nothing')}</p> : null}
    </>
  );
};
