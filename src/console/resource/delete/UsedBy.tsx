import { useLocale, useTranslate } from 'ra-core';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { RecordPicker } from '../../fields/reference/RecordPicker.tsx';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { lowered } from '../../../domain/lowered.ts';
import type { Replacement } from './useReplacement.ts';
import type { User } from './useUsers.ts';
import type { Resource } from '../../../domain/resource.ts';

const List = styled('ul')({ margin: '4px 0 16px', padding: '0 0 0 20px', '& a': { color: 'var(--accent-text)', fontWeight: 500 } });
const Plain = styled('p')({ margin: 0 });

type Props = { readonly resource: Resource; readonly ids: readonly string[]; readonly name: string; readonly replacement: Replacement };

/** What uses the records that are to be deleted, each kind leading to its list, and the record that may take their place there. */
export const UsedBy = ({ resource, ids, name, replacement: { users, staying, moveTo, choose } }: Props) => {
  const translate = useTranslate();
  const locale = tagOf(useLocale());
  const number = new Intl.NumberFormat(locale);
  const counted = ({ name: stem, total }: User): string => translate('grid.counted', { smart_count: total, number: number.format(total), entities: lowered(translate(stem, { smart_count: total }), locale) });
  const list = (some: readonly User[]) => (
    <List>
      {some.map((user) => (
        <li key={user.key}>
          {user.address === undefined ? counted(user) : <Link to={user.address}>{counted(user)}</Link>}
          {user.part === undefined ? null : ` ${translate('form.delete.part', { screen: user.part })}`}
        </li>
      ))}
    </List>
  );
  const canRest = resource.fields.some(({ kind, options }) => kind === 'status' && options?.includes('INACTIVE'));
  const others = users.filter(({ stays }) => !stays);
  return (
    <>
      {others.length > 0 ? <Plain>{translate('form.delete.usedBy', { name, smart_count: ids.length })}</Plain> : null}
      {others.length > 0 ? list(others) : null}
      {staying.length > 0 ? <Plain>{translate('form.delete.stays', { name })}</Plain> : <RecordPicker target={resource} label={translate('form.delete.moveTo')} help={translate('form.delete.moveHelp')} value={moveTo} onChange={choose} except={ids} />}
      {staying.length > 0 ? list(staying) : null}
      {staying.length > 0 && canRest ? <Plain>{translate('form.delete.orInactive', { name })}</Plain> : null}
    </>
  );
};
