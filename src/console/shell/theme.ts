import { fontFamily, motion, type } from './tokens/type.ts';
import { alertTheme } from './theme/alerts.tsx';
import { buttonTheme } from './theme/buttons.ts';
import { choiceTheme } from './theme/choices.tsx';
import { floatingTheme } from './theme/floating.ts';
import { inputTheme } from './theme/inputs.tsx';
import { progressTheme } from './theme/progress.ts';
import { tabTheme } from './theme/tabs.ts';
import { themeWidths } from './widths.ts';
import type { ThemeOptions } from '@mui/material/styles';
import type { Mode } from '../../domain/brandGrounds.ts';
import type { Tokens } from './tokens/tokens.ts';

/** MUI's theme from our tokens. Components read the CSS variables of the same tokens, so a new brand colour shows without a reload. */
export const themeOptions = (tokens: Tokens, mode: Mode): ThemeOptions => ({
  breakpoints: { values: themeWidths },
  palette: {
    mode,
    primary: { main: tokens.action, dark: tokens.actionHover, contrastText: tokens.onAction },
    secondary: { main: tokens.accent, contrastText: tokens.onAccent },
    error: { main: tokens.bad },
    warning: { main: tokens.warn },
    info: { main: tokens.info },
    success: { main: tokens.ok },
    text: { primary: tokens.text, secondary: tokens.text2, disabled: tokens.text3 },
    background: { default: tokens.surface, paper: tokens.raised },
    divider: tokens.line,
    action: { hover: tokens.hover, selected: tokens.accentWash, active: tokens.text2, disabled: tokens.text3 },
  },
  shape: { borderRadius: 6 },
  spacing: 4,
  typography: {
    fontFamily,
    fontSize: 13,
    htmlFontSize: 16,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    h1: type.title,
    h2: type.section,
    h3: { ...type.read, fontWeight: 600 },
    body1: type.read,
    body2: type.base,
    subtitle1: type.section,
    caption: type.small,
    button: { ...type.base, fontWeight: 500, textTransform: 'none' },
  },
  transitions: {
    duration: { shortest: motion.hover, shorter: motion.hover, short: motion.menu, standard: motion.panel, enteringScreen: motion.panel, leavingScreen: motion.menu },
    easing: { easeOut: motion.out, easeIn: motion.in, easeInOut: motion.out, sharp: motion.in },
  },
  components: { ...buttonTheme, ...inputTheme, ...choiceTheme, ...floatingTheme, ...alertTheme, ...tabTheme, ...progressTheme },
});
