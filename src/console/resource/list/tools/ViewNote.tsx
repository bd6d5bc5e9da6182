import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { customKey, isCustomKey } from '../../../../domain/customisation/customise.ts';
import { FIELDLESS } from '../../../../domain/lists/filterTree.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { useListPart } from '../ListModel.ts';
import { useLeftOut } from './useLeftOut.ts';

const Strip = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 36, padding: '4px 8px 4px 16px', flex: 'none', background: 'var(--warn-wash)', color: 'var(--text)', borderBottom: '1px solid var(--hair)', '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } });

/** Says where the list does not hold as it was kept: its view is gone or names fields that are, or the address asks for what no field has. The list opens all the same. */
export const ViewNote = () => {
  const { view, isUnread, unarranged, fields: own, target, views } = useListPart(({ address, fields: known, target: of, views: all }) => ({ view: address.view, isUnread: address.isUnread, unarranged: address.unarranged ?? [], fields: known, target: of, views: all }));
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const [closed, close] = useState<string>();
  // An added field that is gone is called by its name.
  const label = (name: string): string => FIELDLESS.some((key) => key === name) ? translate(`grid.filter.${name}`) : translate(`${target.resource.name}.${name}`, { _: translate(`${target.resource.name}.${name.replace(/Id$/, '')}`, { _: isCustomKey(name) ? name.slice(customKey('').length) : name }) });
  const leftOut = useLeftOut(label);
  const missing = views?.current?.missing ?? [];
  const listed = (names: readonly string[]): string => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names.map(label));
  // Of a field that is there, what was asked is not: a value, or a kind that it has no longer.
  const there = missing.filter((name) => own.some((field) => field.key === name || field.name === name));
  const gone = missing.filter((name) => !there.includes(name));
  const ofView = (key: string, names: readonly string[]): string => (names.length === 0 ? '' : translate(key, { name: views?.current?.name, fields: listed(names), smart_count: names.length }));
  const text = [
    views?.isGone ? translate('grid.view.gone') : '',
    views?.current?.isReadable === false ? translate('grid.view.unreadable', { name: views.current.name }) : '',
    ofView('grid.view.missing', gone),
    ofView('grid.view.unfit', there),
    isUnread ? translate('grid.unread') : '',
    leftOut && translate('grid.leftOut', { what: leftOut }),
    unarranged.length === 0 ? '' : translate('grid.unarranged', { what: listed(unarranged) }),
  ].filter((part) => part !== '').join(' ');
  const key = `${view} ${text}`;
  if (text === '' || closed === key) return null;
  return (
    <Strip role="status">
      <span>{text}</span>
      <IconButton size="small" aria-label={translate('grid.view.closeNote')} onClick={() => close(key)}>
        <X size={14} />
      </IconButton>
    </Strip>
  );
};
