import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { useListPart } from '../ListModel.ts';
import { useLeftOut } from './useLeftOut.ts';

const Strip = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 36, padding: '4px 8px 4px 16px', flex: 'none', background: 'var(--warn-wash)', color: 'var(--text)', borderBottom: '1px solid var(--hair)', '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } });

/** Says where the list does not hold as it was kept: its view is gone or names fields that are, or the address asks for what no field has. The list opens all the same. */
export const ViewNote = () => {
  const { view, target, views } = useListPart(({ address, target: of, views: all }) => ({ view: address.view, target: of, views: all }));
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const [closed, close] = useState<string>();
  const label = (name: string): string => translate(`${target.resource.name}.${name}`, { _: translate(`${target.resource.name}.${name.replace(/Id$/, '')}`, { _: name }) });
  const leftOut = useLeftOut(label);
  const missing = views?.current?.missing ?? [];
  const fields = new Intl.ListFormat(locale, { type: 'conjunction' }).format(missing.map(label));
  const ofView = views?.isGone ? translate('grid.view.gone') : missing.length > 0 ? translate('grid.view.missing', { name: views?.current?.name, fields, smart_count: missing.length }) : '';
  const text = [ofView, leftOut && translate('grid.leftOut', { what: leftOut })].filter((part) => part !== '').join(' ');
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
