import { Suspense, lazy } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { TooltipProps } from '@mui/material/Tooltip';

/** Only narrow screens need it. Where its code does not come the button is there without. */
const Tooltip = lazy(async () => ({ default: await import('@mui/material/Tooltip').then(({ default: Shown }): ComponentType<TooltipProps> => Shown, () => ({ children }: TooltipProps) => children) }));

type Props = Omit<ComponentProps<typeof IconButton>, 'children' | 'color'> & { readonly isWide: boolean; readonly icon: ReactNode; readonly label: string; /** It does something that is seen nowhere else. */ readonly isOn?: boolean; /** What is said of the label where there is little room. */ readonly short?: string };

const Word = styled('span')({ maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis' });
const Short = styled(Word)({ maxWidth: 96, whiteSpace: 'nowrap' });

/** A tool of the views row: icon and word where there is room, else the icon with its tooltip. */
export const ToolButton = ({ isWide, icon, label, isOn = false, short, onClick, 'aria-haspopup': popup, 'aria-expanded': expanded }: Props) => {
  const given = { onClick, 'aria-haspopup': popup, 'aria-expanded': expanded };
  if (isWide)
    return (
      <Button size="small" variant="text" startIcon={icon} {...given} title={isOn ? label : undefined} aria-label={short === undefined ? undefined : label} sx={{ color: isOn ? 'var(--accent-text)' : 'var(--text-2)' }}>
        {short === undefined ? <Word>{label}</Word> : <Short>{short}</Short>}
      </Button>
    );
  const button = (
    <IconButton size="small" aria-label={label} sx={isOn ? { color: 'var(--accent-text)' } : {}} {...given}>
      {icon}
    </IconButton>
  );
  return (
    <Suspense fallback={button}>
      <Tooltip title={label}>{button}</Tooltip>
    </Suspense>
  );
};
