import { useLayoutEffect, useMemo } from 'react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { brandColours } from './brandColours.ts';
import { globalStyles } from './globalStyles.ts';
import { useSignal } from './signal.ts';
import { themeOptions } from './theme.ts';
import { useMode } from './themeMode.ts';
import { cssVariables } from './tokens/cssVariables.ts';
import { tokensOf } from './tokens/tokens.ts';
import type { ReactNode } from 'react';
import type { BrandColours } from '../../domain/brand.ts';
import type { Mode } from '../../domain/brandGrounds.ts';

const sheet = <GlobalStyles styles={globalStyles} />;

const makeLook = (colours: BrandColours, mode: Mode) => {
  const tokens = tokensOf(colours, mode);
  return { theme: createTheme(themeOptions(tokens, mode)), variables: cssVariables(tokens), print: cssVariables(tokensOf(colours, 'light')) };
};
let made: { readonly colours: BrandColours; readonly mode: Mode; readonly look: ReturnType<typeof makeLook> } | undefined;

/** The look of these colours in this mode; the one made last is kept. */
export const lookOf = (colours: BrandColours, mode: Mode): ReturnType<typeof makeLook> => {
  if (made?.colours !== colours || made.mode !== mode) made = { colours, mode, look: makeLook(colours, mode) };
  return made.look;
};

/** Theme and CSS variables from the organisation's colours and the mode; both change without a reload. Print is always light. */
export const Look = ({ children }: { readonly children: ReactNode }) => {
  const colours = useSignal(brandColours);
  const mode = useMode();
  const { theme, variables, print } = useMemo(() => lookOf(colours, mode), [colours, mode]);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = mode;
  }, [mode]);
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={{ ':root': { ...variables, colorScheme: mode }, '@media print': { ':root': print } }} />
      {sheet}
      {children}
    </ThemeProvider>
  );
};
