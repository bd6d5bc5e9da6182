import { ChevronDown } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useScreenLabel } from '../useScreenLabel.ts';
import { paletteScopes } from './paletteScope.ts';
import { useHere } from './useHere.ts';
import type { PaletteScope } from './paletteScope.ts';

const Chip = styled('span')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  '& select': { appearance: 'none', fieldSizing: 'content', maxWidth: 176, height: 24, padding: '0 24px 0 8px', border: 0, borderRadius: 6, background: 'var(--canvas)', color: 'var(--text-2)', font: 'inherit', fontSize: 12, textOverflow: 'ellipsis', cursor: 'pointer' },
  '& select:hover': { background: 'var(--hover)' },
  '& option': { background: 'var(--raised)', color: 'var(--text)' },
  '& svg': { position: 'absolute', right: 6, width: 14, height: 14, color: 'var(--text-3)', pointerEvents: 'none' },
  [theme.breakpoints.down('sm')]: { '& select': { maxWidth: 128, height: 44, fontSize: 16 } },
}));

export type ScopeChipProps = { readonly scope: PaletteScope; readonly onChange: (scope: PaletteScope) => void };

/** Where the palette looks: everywhere, in the list that is open, or among things of one kind. */
export const ScopeChip = ({ scope, onChange }: ScopeChipProps) => {
  const translate = useTranslate();
  const label = useScreenLabel();
  const here = useHere();
  return (
    <Chip>
      {/* The device's own: its menu takes neither Escape nor the focus from the dialog and the field in it, and on phones it opens where the keyboard stood. */}
      <select aria-label={translate('palette.scope')} value={scope} onChange={({ target }) => onChange(target.value as PaletteScope)}>
        {paletteScopes.filter((one) => one !== 'here' || here).map((one) => (
          <option key={one} value={one}>
            {translate(`palette.in.${one}`, { name: here ? label(here) : '' })}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </Chip>
  );
};
