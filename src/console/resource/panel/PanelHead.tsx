import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Tooltip } from '../../shell/pieces/Tooltip.tsx';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocale, useTranslate } from 'ra-core';
import { useHref, useNavigate } from 'react-router-dom';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import LinkIcon from 'lucide-react/icons/link';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { ActionMenu } from '../../shell/pieces/ActionMenu.tsx';
import { useCopy } from '../../shell/useCopy.ts';
import { onPhone, widths } from '../../shell/widths.ts';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { useFieldRights } from '../form/useFieldRights.ts';
import type { MenuAction } from '../../shell/pieces/ActionMenu.tsx';
import type { RecordPanelProps } from './RecordPanel.tsx';
import type { Row } from '../../providers/data/row.ts';

const Bar = styled('header')({ display: 'flex', alignItems: 'center', gap: 4, minHeight: 40, padding: '0 12px 0 16px', flex: 'none', '& > *': { flex: 'none' }, '& > span:first-of-type': { flex: '0 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', color: 'var(--text-3)', whiteSpace: 'nowrap' }, '& .MuiButton-root': { height: 28, minHeight: 28, padding: '0 10px' }, [onPhone]: { gap: 0, '& > span:first-of-type': { fontSize: 12 } } });

type Props = RecordPanelProps & { readonly record: Row; readonly isEditing: boolean; readonly onEdit: () => void; readonly onDelete: () => void; /** What else one can do with the record. */ readonly acts: readonly MenuAction[] };

/** The panel's head: place in the list, its neighbours, Edit, link, more, close. */
export const PanelHead = ({ resource, screen, id, position, total, onClose, onPrevious, onNext, isEditing, onEdit, onDelete, acts }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const copy = useCopy();
  const { mayAdd, mayUpdate, mayDelete } = useFieldRights(resource, screen);
  const address = useHref(`${screen.path}/${id}`);
  const number = new Intl.NumberFormat(tagOf(useLocale()));
  const isPhone = useMediaQuery(widths.phone, { noSsr: true });
  const place = position !== undefined && total !== undefined ? translate('form.position', { position: number.format(position), total: number.format(total) }) : '';
  const copyLink = (): void => void copy(new URL(address, location.href).href, translate('form.linkCopied'));
  const actions: MenuAction[] = [
    ...acts.filter(({ isDestructive }) => isDestructive !== true),
    ...(isPhone ? [{ key: 'copyLink', label: translate('form.copyLink'), icon: <LinkIcon />, run: copyLink }] : []),
    { key: 'open', label: translate('form.openPage'), icon: <ExternalLink />, run: () => void navigate(`${screen.path}/${id}`) },
    ...(mayAdd && acts.every(({ key }) => key !== 'duplicate') ? [{ key: 'duplicate', label: translate('form.duplicate'), icon: <Copy />, run: () => void navigate(`${screen.path}/create?duplicate=${id}`) }] : []),
    ...acts.filter(({ isDestructive }) => isDestructive === true),
    ...(mayDelete ? [{ key: 'delete', label: translate('form.deleteRecord'), icon: <Trash2 />, isDestructive: true, run: onDelete }] : []),
  ];
  const tool = (label: string, icon: React.ReactNode, run: (() => void) | undefined, keys?: string) => (
    <Tooltip title={isEditing && run === undefined ? translate('form.saveFirst') : keys === undefined ? label : `${label} (${keys})`}>
      <span>
        <IconButton size="small" aria-label={label} disabled={run === undefined} onClick={run}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <Bar>
      <span title={place}>{place}</span>
      {tool(translate('form.previous'), <ChevronUp size={16} />, isEditing ? undefined : onPrevious, 'Alt ↑')}
      {tool(translate('form.next'), <ChevronDown size={16} />, isEditing ? undefined : onNext, 'Alt ↓')}
      <span style={{ flex: 1 }} />
      {mayUpdate && !isEditing ? (
        <Button startIcon={<Pencil size={16} />} onClick={onEdit}>
          {translate('form.edit')}
        </Button>
      ) : null}
      {isPhone ? null : tool(translate('form.copyLink'), <LinkIcon size={16} />, copyLink)}
      <ActionMenu
        actions={actions}
        label={translate('shell.more')}
        trigger={(props) => (
          <IconButton size="small" aria-label={translate('shell.more')} {...props}>
            <Ellipsis size={16} />
          </IconButton>
        )}
      />
      {tool(translate('shell.close'), <X size={16} />, isEditing ? undefined : onClose, 'Esc')}
    </Bar>
  );
};
