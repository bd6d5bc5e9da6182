import { useState } from 'react';
import Button from '@mui/material/Button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslate } from 'ra-core';
import { later } from '../pieces/later.ts';
import { useTeamManagers } from './useTeamManagers.ts';
import type { FormName } from '../../../../generated/forms.ts';

const TeamPopover = later(async () => (await import('./TeamPopover.tsx')).TeamPopover);

type Props = { readonly form: FormName | null | undefined; /** Of a manager. */ readonly value: string | null; readonly onChoose: (id: string | null) => void };

/** All teams or that of a manager, in a line of tools; nothing for who has no such manager below, unless one is chosen. */
export const TeamSelect = ({ form, value, onChoose }: Props) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data: some } = useTeamManagers(form, { limit: 1 });
  const { data: chosen, isPending } = useTeamManagers(form, { ids: value === null ? [] : [value] }, value !== null);
  if (value === null && (some ?? []).length === 0) return null;
  // Of a manager who is gone or out of reach nobody learns the name.
  const isHidden = value !== null && !isPending && chosen?.[0] === undefined;
  const text = value === null ? translate('teamOf.all') : isHidden ? translate('teamOf.outOfReach') : translate('grid.filter.teamOf.named', { name: chosen?.[0]?.name ?? '…' });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        endIcon={<ChevronDown size={14} />}
        title={text}
        aria-label={`${translate('teamOf.title')}: ${text}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ height: 28, minWidth: 0, maxWidth: 240, px: 2.5, borderColor: 'var(--field)', fontSize: 13, fontWeight: 400, '@media (pointer: coarse)': { height: 40, fontSize: 16 }, '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } }}
      >
        <span>{text}</span>
      </Button>
      <TeamPopover
        isOpen={anchor !== null}
        anchor={anchor}
        form={form}
        value={value}
        onClose={() => setAnchor(null)}
        onChoose={onChoose}
      />
    </>
  );
};
