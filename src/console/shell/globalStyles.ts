import { fontFamily } from './tokens/type.ts';
import { onPhone } from './widths.ts';
import type { Interpolation, Theme } from '@mui/material/styles';

/** The page beneath all components: type, focus, scrollbars, reduced motion. */
export const globalStyles: Interpolation<Theme> = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    fontFamily,
    fontSize: 13,
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--text)',
    WebkitFontSmoothing: 'antialiased',
    WebkitTextSizeAdjust: '100%',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--field) transparent',
    [onPhone]: { fontSize: 15, lineHeight: '22px' },
  },
  'html:lang(ja)': { lineBreak: 'strict', wordBreak: 'auto-phrase', letterSpacing: 0 },
  body: { margin: 0, background: 'var(--frame)', minHeight: '100dvh', '@media print': { background: 'none' } },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure': { margin: 0 },
  'h1, h2, h3, h4, b, strong': { fontWeight: 600 },
  'ul, ol': { padding: 0, listStyle: 'none' },
  a: { color: 'inherit', textDecoration: 'none' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  ':focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 2 },
  'input:focus-visible, textarea:focus-visible': { outline: 'none' },
  '.visually-hidden': { position: 'absolute', width: 1, height: 1, margin: -1, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap', border: 0 },
  '.look::before': { content: '""', display: 'inline-block', width: 8, height: 8, marginRight: 6, verticalAlign: '1px', borderRadius: '50%', border: '1.5px solid transparent' },
  '.look[data-look=ok]::before': { background: 'var(--ok-mark)', borderColor: 'var(--ok-mark)' },
  '.look[data-look=off]::before': { borderColor: 'var(--bad-mark)' },
  '.look[data-look=wait]::before': { background: 'var(--warn-mark)', borderColor: 'var(--warn-mark)' },
  '.look[data-look=info]::before': { background: 'var(--info-mark)', borderColor: 'var(--info-mark)' },
  '.look[data-look=none]::before': { borderColor: 'var(--field)' },
  '.swatch::before': { content: '""', display: 'inline-block', width: 12, height: 12, marginRight: 6, borderRadius: 4, verticalAlign: -1, border: '1px solid var(--line)', background: 'var(--swatch)' },
  '.MuiDialog-container:focus-visible, .MuiDialog-paper:focus-visible, .MuiDrawer-paper:focus-visible, main:focus-visible': { outline: 'none' },
  '::selection': { background: 'var(--accent-wash-2)' },
  // Where the system's few colours take the place of all others, what is chosen is told by the system's own colour for that.
  '@media (forced-colors: active)': {
    '[role=tab][aria-selected=true]::after': { background: 'Highlight !important' },
    ':is([aria-pressed=true], button[role=radio][aria-checked=true], [aria-current=page], .cell.range)': { forcedColorAdjust: 'none', background: 'Highlight !important', '&, & *': { color: 'HighlightText !important' } },
    '.row:is([aria-selected=true], [data-open])': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  '@media (prefers-reduced-motion: reduce)': {
    // A time for all would give one to whatever has none: then every change of a style is animated. What is animated by itself says so where it is written.
    '*, *::before, *::after': { transition: 'none !important', scrollBehavior: 'auto !important' },
    '.MuiCircularProgress-root, .MuiCircularProgress-circle, .MuiLinearProgress-indeterminate > *': { animation: 'none !important' },
    '.MuiLinearProgress-indeterminate > .MuiLinearProgress-bar1': { inset: 0, width: '100%' },
  },
};
