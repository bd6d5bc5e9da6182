import Button from '@mui/material/Button';
import { Tooltip } from '../pieces/Tooltip.tsx';
import type { ReactNode } from 'react';

export type StateActionProps = { readonly label: string; readonly run: () => void; readonly icon?: ReactNode; /** Why it cannot be done now; it stays where it is and can be reached. */ readonly disabledReason?: string | undefined };

/** The filled button that ends a state. */
export const StateAction = ({ label, run, icon, disabledReason }: StateActionProps) => (
  <Tooltip title={disabledReason ?? ''}>
    <Button
      variant="contained"
      startIcon={icon}
      aria-disabled={disabledReason === undefined ? undefined : true}
      sx={disabledReason === undefined ? {} : { opacity: 0.45, cursor: 'default' }}
      onClick={() => disabledReason === undefined && run()}
    >
      {label}
    </Button>
  </Tooltip>
);
