import { useState } from 'react';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import Plus from 'lucide-react/icons/plus';
import { useTranslate } from 'react-admin';
import type { ReportField } from './useReportFields.ts';

type Props = { readonly label: string; readonly fields: readonly ReportField[]; /** Offered before the fields. */ readonly first?: readonly { readonly key: string; readonly label: string }[]; readonly onPick: (path: string) => void };

/** A button that offers fields by name: those of the records first, then those of what they refer to. */
export const FieldMenu = ({ label, fields, first = [], onPick }: Props) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [search, setSearch] = useState('');
  const needle = search.trim().toLocaleLowerCase();
  const close = (): void => {
    setAnchor(null);
    setSearch('');
  };
  const pick = (path: string): void => {
    close();
    onPick(path);
  };
  const found = fields.filter(({ label: name, of }) => `${of ?? ''} ${name}`.toLocaleLowerCase().includes(needle));
  const groups = [...Map.groupBy(found, ({ of }) => of ?? '')];
  const heads = first.filter(({ label: name }) => name.toLocaleLowerCase().includes(needle));
  return (
    <>
      <Button size="small" startIcon={<Plus size={14} />} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)} sx={{ borderStyle: 'dashed', color: 'var(--text-2)', fontWeight: 400, alignSelf: 'flex-start' }}>
        {label}
      </Button>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={close} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 1, p: 2, width: 304 } } }}>
        <OutlinedInput autoFocus fullWidth value={search} onChange={({ target }) => setSearch(target.value)} placeholder={translate('reports.find')} slotProps={{ input: { 'aria-label': translate('reports.find') } }} />
        {found.length === 0 && heads.length === 0 ? <p style={{ padding: '12px 8px', color: 'var(--text-2)' }}>{translate('reports.find.none')}</p> : null}
        <MenuList aria-label={label} sx={{ maxHeight: 320, overflow: 'auto' }}>
          {heads.map(({ key, label: name }) => (
            <MenuItem key={key} onClick={() => pick(key)}>
              {name}
            </MenuItem>
          ))}
          {groups.flatMap(([of, own]) => [
            ...(of === '' ? [] : [<ListSubheader key={`of ${of}`} disableSticky sx={{ fontSize: 12, lineHeight: '28px', color: 'var(--text-2)', background: 'none', px: 2 }}>{of}</ListSubheader>]),
            ...own.map((field) => (
              <MenuItem key={field.path} onClick={() => pick(field.path)}>
                {field.label}
              </MenuItem>
            )),
          ])}
        </MenuList>
      </Popover>
    </>
  );
};
