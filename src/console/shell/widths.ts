import { constants } from '../../domain/constants.ts';

const { mobile, tablet, centredTabs } = constants.breakpoints;

/** The theme's names for the widths at which something changes, in pixels. */
export const themeWidths = { xs: 0, sm: mobile, md: tablet, lg: centredTabs, xl: 1600 } as const;

/** Just under a width, so that one at it, or between two whole pixels, meets one of both. */
const under = (width: number): string => `(max-width: ${width - 0.05}px)`;

/** Media queries of those widths: a phone, up to a tablet, and up to where everything has room. */
export const widths = {
  phone: under(mobile),
  narrow: under(tablet),
  medium: under(centredTabs),
  /** Where the wide tab bar stands, and where a centred one does (document 0 §2). */
  tabs: `(min-width: ${tablet + 0.05}px)`,
  centredTabs: `(min-width: ${centredTabs}px)`,
} as const;

/** The same as keys of styles. */
export const onPhone = `@media ${widths.phone}` as const;
export const onNarrow = `@media ${widths.narrow}` as const;
export const abovePhone = `@media (min-width: ${mobile}px)` as const;
export const aboveNarrow = `@media (min-width: ${tablet}px)` as const;
