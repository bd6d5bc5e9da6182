import { memo } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Ellipsis } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { ActionMenu } from './pieces/ActionMenu.tsx';
import { widths } from './widths.ts';
import type { MenuAction } from './pieces/ActionMenu.tsx';

export type HeaderAction = MenuAction & {
  readonly kind: 'filled' | 'outlined' | 'more';
  /** A shorter label for phones. */
  readonly shortLabel?: string;
};

const outlinedFor = (isPhone: boolean, isNarrow: boolean): number => (isPhone ? 0 : isNarrow ? 1 : 2);

/** At most two outlined actions and the filled one; what does not fit goes to 'more', right to left. */
export const HeaderActions = memo(({ actions }: { readonly actions: readonly HeaderAction[] }) => {
  const translate = useTranslate();
  const isPhone = useMediaQuery(widths.phone);
  const isNarrow = useMediaQuery(widths.narrow);
  const outlined = actions.filter(({ kind }) => kind === 'outlined');
  const shown = outlined.slice(0, outlinedFor(isPhone, isNarrow));
  const filled = actions.find(({ kind }) => kind === 'filled');
  const rest = actions.filter((action) => action !== filled && !shown.includes(action));
  return (
    <>
      {shown.map(({ key, label, icon, run, disabledReason }) => (
        <Button key={key} startIcon={icon} onClick={run} disabled={disabledReason !== undefined} title={disabledReason}>
          {label}
        </Button>
      ))}
      {filled ? (
        <Button variant="contained" startIcon={filled.icon} onClick={filled.run} disabled={filled.disabledReason !== undefined} title={filled.disabledReason}>
          {isPhone ? (filled.shortLabel ?? filled.label) : filled.label}
        </Button>
      ) : null}
      {rest.length > 0 ? (
        <ActionMenu
          actions={rest}
          label={translate('shell.more')}
          trigger={(props) => (
            <IconButton aria-label={translate('shell.more')} {...props}>
              <Ellipsis />
            </IconButton>
          )}
        />
      ) : null}
    </>
  );
});
HeaderActions.displayName = 'HeaderActions';
