export type DeviceName = {
  /** 'Chrome'; null when the browser does not say. */
  readonly browser: string | null;
  /** 'Windows'. */
  readonly system: string | null;
};

/** Chrome names itself in the texts of its relatives, and Safari in all of theirs: the rarer names come first. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const first = (names: readonly (readonly [string, RegExp])[], text: string): string | null => names.find(([, sign]) => sign.test(text))?.[0] ?? null;

/** Browser and system as a `User-Agent` header says; only a help to recognise a session, as anyone may send anything. */
export const deviceName = (userAgent: string | null): DeviceName => ({ browser: first(BROWSERS, userAgent ?? ''), system: first(SYSTEMS, userAgent ?? '') });
