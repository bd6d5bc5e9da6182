import { useState } from 'react';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import type { Field } from '../../../../domain/resource.ts';
import { conditionText } from '../../../fields/filter/conditionText.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import type { Condition } from '../../../providers/data/listQuery.ts';
import { TEAM_OF } from '../../../../domain/lists/team-of.ts';
import { quickFilters } from './quickFilters.ts';

type Props = { readonly fields: readonly Field[]; readonly entity: string; /** The first of those whose teams may be chosen. */ readonly managers?: readonly { readonly id: string; readonly name: string }[]; readonly onPick: (key: string) => void; /** Takes a whole condition. */ readonly onQuick?: (key: string, condition: Condition) => void; readonly onAdvanced?: () => void };

const MANY = 8;
const none = new Map<string, string>();

/** Which field to filter by, searched when there are many; conditions that need no more than a click; and the panel for more than one. */
export const FieldPicker = ({ fields, entity, managers = [], onPick, onQuick, onAdvanced }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const [search, setSearch] = useState('');
  const needle = search.trim().toLocaleLowerCase();
  const offered = fields.map((field) => ({ field, label: translate(`${entity}.${field.name}`) })).filter(({ label }) => label.toLocaleLowerCase().includes(needle));
  const teamOf = translate('grid.filter.teamOf.any');
  const hasTeams = managers.length > 0 && teamOf.toLocaleLowerCase().includes(needle);
  const teams = onQuick && needle === '' ? managers : [];
  const quick = onQuick && needle === '' ? quickFilters(fields) : [];
  return (
    <>
      {fields.length > MANY ? (
        <OutlinedInput
          autoFocus
          fullWidth
          sx={{ mb: 1 }}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            const [only] = offered;
            if (event.key === 'Enter' && only) onPick(only.field.key);
          }}
          placeholder={translate('grid.columns.search')}
          slotProps={{ input: { 'aria-label': translate('grid.columns.search') } }}
        />
      ) : null}
      <MenuList autoFocus={fields.length <= MANY} dense sx={{ maxHeight: 360, overflow: 'auto', mx: -2, my: -1 }} aria-label={translate('grid.filter.add')}>
        {quick.length + teams.length > 0 ? (
          <ListSubheader role="presentation" sx={{ px: 2, fontSize: 12, lineHeight: '24px', color: 'var(--text-3)', background: 'none' }}>
            {translate('grid.filter.quick')}
          </ListSubheader>
        ) : null}
        {teams.map(({ id, name }) => (
          <MenuItem key={`team-${id}`} onClick={() => onQuick?.(TEAM_OF, { equals: id })}>
            {translate('grid.filter.teamOf.named', { name })}
          </MenuItem>
        ))}
        {quick.map(({ field, condition }) => {
          const { operator, value } = conditionText(condition, field, formats, none);
          return (
            <MenuItem key={`${field.key}-${value}`} onClick={() => onQuick?.(field.key, condition)}>
              {`${translate(`${entity}.${field.name}`)} ${operator} ${value}`}
            </MenuItem>
          );
        })}
        {quick.length + teams.length > 0 ? <li role="separator" style={{ borderTop: '1px solid var(--hair)', margin: '4px 0' }} /> : null}
        {hasTeams ? <MenuItem onClick={() => onPick(TEAM_OF)}>{teamOf}</MenuItem> : null}
        {offered.map(({ field, label }) => (
          <MenuItem key={field.key} onClick={() => onPick(field.key)}>
            {label}
          </MenuItem>
        ))}
        {onAdvanced ? <li role="separator" style={{ borderTop: '1px solid var(--hair)', margin: '4px 0' }} /> : null}
        {onAdvanced ? <MenuItem onClick={onAdvanced}>{translate('grid.filter.advanced')}</MenuItem> : null}
      </MenuList>
    </>
  );
};
