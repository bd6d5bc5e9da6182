import { memo, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { useListPart } from '../ListModel.ts';

const Strip = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 36, padding: '4px 8px 4px 16px', flex: 'none', background: 'var(--warn-wash)', color: 'var(--text)', borderBottom: '1px solid var(--hair)', '& > span': { flex: 1, minWidth: 0 } });

/** Says when a view does not hold as it was saved: it is gone, or it names fields that are. The list opens all the same. */
export const ViewNote = memo(() => {
  const { view, target, views } = useListPart(({ address, target: of, views: all }) => ({ view: address.view, target: of, views: all }));
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const [closed, close] = useState<string>();
  const missing = views?.current?.missing ?? [];
  const key = `${view}`;
  if (closed === key || (missing.length === 0 && !views?.isGone)) return null;
  const label = (name: string): string => translate(`${target.resource.name}.${name}`, { _: translate(`${target.resource.name}.${name.replace(/Id$/, '')}`, { _: name }) });
  const fields = new Intl.ListFormat(locale, { type: 'conjunction' }).format(missing.map(label));
  return (
    <Strip role="status">
      <span>{views?.isGone ? translate('grid.view.gone') : translate('grid.view.missing', { name: views?.current?.name, fields, smart_count: missing.length })}</span>
      <IconButton size="small" aria-label={translate('grid.view.closeNote')} onClick={() => close(key)}>
        <X size={14} />
      </IconButton>
    </Strip>
  );
});
ViewNote.displayName = 'ViewNote';
