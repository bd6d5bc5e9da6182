/** The type scale of interface §3: size and line as CSS `font` shorthand parts. */
export const fontFamily =
  '"IBM Plex Sans Variable", "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP", system-ui, sans-serif';

export const type = {
  micro: { fontSize: 11, lineHeight: '16px', fontWeight: 500 },
  small: { fontSize: 12, lineHeight: '16px', fontWeight: 400 },
  base: { fontSize: 13, lineHeight: '20px', fontWeight: 400 },
  read: { fontSize: 14, lineHeight: '20px', fontWeight: 400 },
  section: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  title: { fontSize: 20, lineHeight: '28px', fontWeight: 600, letterSpacing: '-.01em' },
  figure: { fontSize: 26, lineHeight: '32px', fontWeight: 600, letterSpacing: '-.01em' },
  hero: { fontSize: 34, lineHeight: '40px', fontWeight: 600, letterSpacing: '-.02em' },
} as const;

export const motion = { hover: 80, menu: 140, panel: 200, sheet: 280, out: 'cubic-bezier(.2,.8,.2,1)', in: 'cubic-bezier(.4,0,1,1)' } as const;
