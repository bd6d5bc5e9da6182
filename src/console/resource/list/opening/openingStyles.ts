import { gridStyles } from '../grid/gridStyles.ts';
import { cssText } from '../../../shell/cssText.ts';
import type { Styles } from '../../../shell/cssText.ts';
import { globalStyles } from '../../../shell/globalStyles.ts';
import { cssVariables } from '../../../shell/tokens/cssVariables.ts';
import { tokensOf } from '../../../shell/tokens/tokens.ts';
import type { BrandColours } from '../../../../domain/brand.ts';
import type { Mode } from '../../../../domain/brandGrounds.ts';

/** Pixels around the rows of a list, as the frame and the list will have them: bar, head, tools, footer, and the ground beside the sheet. */
export const around = { bar: 44, head: 52, tools: 40, foot: 44, ground: 8, rail: 56, navigation: 224 } as const;

const layout = (left: number): Styles => ({
  '.opening': { position: 'fixed', inset: 0, zIndex: 1, background: 'var(--frame)', color: 'var(--text)' },
  // Once the frame is drawn, only the rows.
  '.opening[data-framed]': { clipPath: `inset(${around.bar + around.head + around.tools}px ${around.ground}px ${around.ground + around.foot}px ${left}px)` },
  '.opening-sheet': {
    position: 'absolute',
    inset: `${around.bar}px ${around.ground}px ${around.ground}px ${left}px`,
    display: 'flex',
    padding: `${around.head + around.tools}px 0 ${around.foot}px`,
    borderRadius: 10,
    overflow: 'hidden',
    background: 'var(--surface)',
  },
});

/** The style sheet of a page that shows rows only, `left` pixels from its edge. */
export const openingStyles = (colours: BrandColours, mode: Mode, left: number): string =>
  [
    cssText(':root', { ...cssVariables(tokensOf(colours, mode)), colorScheme: mode }),
    cssText('', globalStyles as Styles),
    cssText('', layout(left)),
    cssText('.opening-grid', gridStyles as Styles),
  ].join('');
