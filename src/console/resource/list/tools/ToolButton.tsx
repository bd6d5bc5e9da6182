import type { ComponentProps, ReactNode } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

type Props = Omit<ComponentProps<typeof IconButton>, 'children' | 'color'> & { readonly isWide: boolean; readonly icon: ReactNode; readonly label: string };

/** A tool of the views row: icon and word where there is room, else the icon with its tooltip. */
export const ToolButton = ({ isWide, icon, label, onClick, 'aria-haspopup': popup, 'aria-expanded': expanded }: Props) =>
  isWide ? (
    <Button size="small" variant="text" startIcon={icon} onClick={onClick} aria-haspopup={popup} aria-expanded={expanded} sx={{ color: 'var(--text-2)' }}>
      {label}
    </Button>
  ) : (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick} aria-haspopup={popup} aria-expanded={expanded}>
        {icon}
      </IconButton>
    </Tooltip>
  );
