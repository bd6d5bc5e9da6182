import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { OpenFolderDrawing } from '../drawings/OpenFolderDrawing.tsx';
import { State } from './State.tsx';
import { Tooltip } from '../pieces/Tooltip.tsx';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  readonly title?: string;
  readonly message?: string;
  /** The open folder unless said. */
  readonly drawing?: ReactNode;
  readonly action?: { readonly label: string; readonly run: () => void; readonly disabledReason?: string };
  readonly others?: ReactNode;
  readonly small?: boolean;
};

/** Nothing is here yet: says so and offers the act that ends it, which may be disabled with its reason. */
export const EmptyState = ({ title, message, drawing, action, others, small = false }: EmptyStateProps) => {
  const translate = useTranslate();
  const button = action ? (
    <Button variant="contained" disabled={action.disabledReason !== undefined} onClick={action.run}>
      {action.label}
    </Button>
  ) : null;
  return (
    <State
      drawing={drawing ?? <OpenFolderDrawing small={small} />}
      title={title ?? translate('states.empty.title')}
      small={small}
      actions={
        <>
          {action?.disabledReason ? (
            <Tooltip title={action.disabledReason}>
              <span>{button}</span>
            </Tooltip>
          ) : (
            button
          )}
          {others}
        </>
      }
    >
      {message}
    </State>
  );
};
