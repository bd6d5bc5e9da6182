import { useId } from 'react';
import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ask } from '../../../shell/ask.ts';
import type { ViewRole } from '../state/savedViews.ts';

const Field = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0, '& legend': { padding: 0, marginBottom: 4, fontSize: 12, fontWeight: 500, color: 'var(--text)' } });
const List = styled('ul')({ listStyle: 'none', margin: '0 0 0 -8px', padding: 0, maxHeight: 240, overflow: 'auto', '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 16 }, '& label': { display: 'flex', alignItems: 'center', minHeight: 32, margin: 0, fontSize: 14, fontWeight: 400, cursor: 'pointer' }, '& label:first-of-type': { flex: 1, minWidth: 160 } });

const text = 'query ReadListViewRoles($screen: String!) { listViewRoles(screen: $screen) { roles { id name isDefault } } }';

type Props = { readonly screen: string; /** By role: whether its lists begin with the view. */ readonly shared: ReadonlyMap<string, boolean>; readonly onChange: (shared: ReadonlyMap<string, boolean>) => void };

/** With which roles a view is shared, and whose lists begin with it. */
export const RoleChoice = ({ screen, shared, onChange }: Props) => {
  const translate = useTranslate();
  const help = useId();
  const { data, isPending } = useQuery({ queryKey: ['list-view-roles', screen], queryFn: async ({ signal }) => (await ask<{ listViewRoles: { roles: readonly ViewRole[] } }>('organisation-data', text, { screen }, signal)).listViewRoles.roles });
  const without = (role: string): ReadonlyMap<string, boolean> => new Map([...shared].filter(([one]) => one !== role));
  return (
    <Field aria-describedby={help}>
      <legend>{translate('views.share')}</legend>
      {isPending ? <Skeleton variant="rounded" height={96} /> : null}
      <List>
        {(data ?? []).map(({ id, name }) => (
          <li key={id}>
            <label>
              <Checkbox size="small" checked={shared.has(id)} onChange={(_, isOn) => onChange(isOn ? new Map([...shared, [id, false]]) : without(id))} />
              {name}
            </label>
            {shared.has(id) ? (
              <label>
                <Checkbox size="small" checked={shared.get(id) === true} onChange={(_, isOn) => onChange(new Map([...shared, [id, isOn]]))} slotProps={{ input: { 'aria-label': `${name}: ${translate('views.startsFor')}` } }} />
                {translate('views.startsFor')}
              </label>
            ) : null}
          </li>
        ))}
      </List>
      <p id={help} className="help">
        {translate(shared.size === 0 ? 'views.share.none' : 'views.share.help')}
      </p>
    </Field>
  );
};
