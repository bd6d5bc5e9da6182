import { useState } from 'react';
import { Copy, Link as LinkIcon, PanelRight, Pencil, SquareArrowOutUpRight, Star } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useIsViewing, useSession } from '../../providers/authSession.ts';
import { screenPages } from '../../screenPages.ts';
import { useFavouriteActs } from '../useFavouriteActs.ts';
import { useFavourites } from '../favourites.ts';
import { Avatar } from '../pieces/Avatar.tsx';
import { useRecents } from '../recents.ts';
import { useCopy } from '../useCopy.ts';
import { messageStem } from '../useScreenLabel.ts';
import type { Found } from './lookUp.ts';
import type { PaletteItem } from './paletteItem.ts';

/** The line of a record that was found, with what the person may do with it. */
export const useRecordItem = (): ((found: Found) => PaletteItem) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const rights = useSession()?.rights ?? {};
  const isViewing = useIsViewing();
  const copy = useCopy();
  const { has } = useFavourites();
  const { toggle } = useFavouriteActs();
  const recents = useRecents();
  const [today] = useState(() => new Date().toDateString());
  return ({ id, title, code, screen }) => {
    const path = `${screen.path}/${id}`;
    const may = isViewing ? undefined : rights[screen.form];
    const open = (): void => void navigate(path);
    // A screen that draws its records itself has no panel beside a list.
    const beside = screenPages[screen.path] ? undefined : (): void => void navigate(`${screen.path}?record=${id}`);
    const edit = screen.record === 'SHOW' ? `${path}/edit` : path;
    const acts: PaletteItem[] = [
      { key: `${path}-open`, label: translate('form.openPage'), icon: <SquareArrowOutUpRight />, keys: 'Enter', run: open },
      ...(beside ? [{ key: `${path}-beside`, label: translate('palette.beside'), icon: <PanelRight />, keys: 'Ctrl Enter', run: beside }] : []),
      ...(may?.update && screen.actions.includes('EDIT') ? [{ key: `${path}-edit`, label: translate('form.edit'), icon: <Pencil />, run: () => void navigate(edit) }] : []),
      ...(may?.add && screen.actions.includes('ADD') ? [{ key: `${path}-duplicate`, label: translate('form.duplicate'), icon: <Copy />, run: () => void navigate(`${screen.path}/create?duplicate=${id}`) }] : []),
      { key: `${path}-link`, label: translate('form.copyLink'), icon: <LinkIcon />, run: () => void copy(new URL(`/v3${path}`, location.href).href, translate('form.linkCopied')) },
      ...(isViewing ? [] : [{ key: `${path}-star`, label: translate(has(path) ? 'shell.favourite.remove' : 'shell.favourite.add', { title }), icon: <Star />, run: () => toggle({ path, label: title }) }]),
    ];
    return {
      key: `record-${screen.type}-${id}`,
      label: title,
      detail: [translate(messageStem(screen.type), { smart_count: 1 }), code].filter(Boolean).join(' '),
      ...(recents.some((recent) => recent.path === path && new Date(recent.at).toDateString() === today) ? { note: translate('palette.openedToday') } : {}),
      icon: <Avatar id={id} name={title} size={20} />,
      run: open,
      ...(beside ? { beside } : {}),
      acts,
    };
  };
};
