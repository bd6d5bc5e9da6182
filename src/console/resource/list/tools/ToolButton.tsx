import { Suspense, lazy } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';

/** Only narrow screens need it. */
const Tooltip = lazy(() => import('@mui/material/Tooltip'));

type Props = Omit<ComponentProps<typeof IconButton>, 'children' | 'color'> & { readonly isWide: boolean; readonly icon: ReactNode; readonly label: string };

/** A tool of the views row: icon and word where there is room, else the icon with its tooltip. */
export const ToolButton = ({ isWide, icon, label, onClick, 'aria-haspopup': popup, 'aria-expanded': expanded }: Props) => {
  const given = { onClick, 'aria-haspopup': popup, 'aria-expanded': expanded };
  if (isWide)
    return (
      <Button size="small" variant="text" startIcon={icon} {...given} sx={{ color: 'var(--text-2)' }}>
        {label}
      </Button>
    );
  const button = (
    <IconButton size="small" aria-label={label} {...given}>
      {icon}
    </IconButton>
  );
  return (
    <Suspense fallback={button}>
      <Tooltip title={label}>{button}</Tooltip>
    </Suspense>
  );
};
