/** The style of the public pages: the organisation's colours as tokens, then rules that every page shares. */
import { createHash } from 'node:crypto';
import { deriveBrand } from '../../domain/brandDerive.ts';
import { legibleOn, legibleOverlay } from '../../domain/careers/overlay.ts';
import { bannersOf } from './career-page.ts';
import { rules } from './style-rules.ts';
import type { Visit } from './visit.ts';

const FAMILIES = {
  PLEX_SANS: '"IBM Plex Sans Variable","Hiragino Sans","Yu Gothic UI","Noto Sans JP",system-ui,sans-serif',
  SYSTEM: 'system-ui,"Hiragino Sans","Noto Sans JP",sans-serif',
  SERIF: 'Georgia,"Hiragino Mincho ProN","Noto Serif JP",serif',
  MONOSPACE: 'ui-monospace,Menlo,Consolas,"Noto Sans Mono CJK JP",monospace',
} as const;

/** Interface.md §2: what no organisation changes. */
const NEUTRALS = {
  light: '--surface:#FFFFFF;--sunken:#FAFAFB;--hair:#EAE9EC;--line:#DBDADF;--field:#939199;--text:#1C1923;--text2:#54515A;--text3:#6A6770;--ok:#007440;--okwash:#E4F8EA;--bad:#A33F1E;--badwash:#FFEEE8;--badmark:#D45C36;--shadow:0 4px 16px rgb(28 25 35/.10),0 1px 3px rgb(28 25 35/.08)',
  dark: '--surface:#18161A;--sunken:#121115;--hair:#27252B;--line:#36343B;--field:#75737C;--text:#EFEEF1;--text2:#B8B6BD;--text3:#99979F;--ok:#81D39F;--okwash:#143320;--bad:#FBA58A;--badwash:#402219;--badmark:#E8764F;--shadow:0 0 0 1px #36343B;color-scheme:dark',
} as const;

const brandTokens = (visit: Visit, mode: 'light' | 'dark'): string => {
  const { frame, frameText2, frameAccent, action, actionHover, onAction, accent, accentText, accentWash, hover } = deriveBrand(visit.colours, mode);
  return `--frame:${frame};--frame2:${frameText2};--mark:${frameAccent};--action:${action};--over:${actionHover};--on:${onAction};--accent:${accent};--link:${accentText};--wash:${accentWash};--hover:${hover}`;
};

/** What stands on the banner, whose style comes with it. */
export type BannerWords = { readonly heading: string; readonly subtext: string };

/** How many Latin letters are as wide as the text; a line of its own is never less than half a line. */
const weightOf = (text: string): number => {
  const lines = text.split('\n').map((line) => Array.from(line).reduce((sum, sign) => sum + (sign > '\u2e7f' ? 1.8 : 1), 0));
  return lines.length === 1 ? lines[0]! : lines.reduce((sum, weight) => sum + Math.max(weight, 25), 0);
};

/** On a phone a long heading is smaller, so that the banner stays below 300 px. */
const phoneSize = (wanted: number, heading: string): number => {
  const weight = weightOf(heading);
  return Math.min(wanted, weight <= 32 ? 34 : weight <= 56 ? 28 : weight <= 84 ? 22 : 18);
};

/** The window for which sizes are reckoned, and the width of the words in it. A smaller window has smaller ones. */
const [WIDE, HIGH, LINE] = [760, 720, 728];

/** Beyond phones, as large as is wanted and leaves the words at most this share of the window's height, so that the search below is in sight. Letters are 0.6 of the size wide at most, and a line ends before its last word. */
const sizeWithin = (wanted: number, least: number, text: string, { share, leading }: { readonly share: number; readonly leading: number }): string => {
  const most = Math.sqrt((share * HIGH * LINE) / (0.6 * 1.2 * leading * Math.max(1, weightOf(text))));
  const of = (whole: number): string => ((most / whole) * 100).toFixed(2);
  return `max(${Math.min(wanted, least)}px,min(${Math.min(wanted, Math.round(most))}px,8vw,${of(WIDE)}vw,${of(HIGH)}vh))`;
};

/** Pictures in turns, eight seconds each, drawn by the style alone. */
const turns = (count: number): string => {
  if (count < 2) return '';
  const share = 100 / count;
  const frames = `@keyframes turn{0%,${share - 6}%{opacity:1}${share}%,94%{opacity:0}to{opacity:1}}`;
  return `${frames}@media (prefers-reduced-motion:no-preference){${Array.from({ length: count }, (_, at) => `.hero picture:nth-of-type(${at + 1}){animation:turn ${count * 8}s ${at === 0 ? 0 : at * 8 - count * 8}s infinite}`).join('')}}`;
};

const POSITIONS = { LEFT: 'left', CENTER: 'center', RIGHT: 'right', TOP: 'flex-start', MIDDLE: 'center', BOTTOM: 'flex-end' } as const;

const heroStyle = (visit: Visit, { heading, subtext }: BannerWords): string => {
  const { page } = visit;
  const { frame } = deriveBrand(visit.colours, 'light');
  const banners = bannersOf(page);
  const overlay = legibleOverlay(page.fontColor, Number(page.overlayOpacity));
  const text = banners.length > 0 ? page.fontColor : legibleOn(frame, page.fontColor);
  const across = POSITIONS[page.textHorizontal] ?? 'left';
  return [
    `.hero{color:${text};font-family:${FAMILIES[page.fontFamily] ?? FAMILIES.SYSTEM}}`,
    `.hero .words{text-align:${across};justify-content:${POSITIONS[page.textVertical] ?? 'center'};align-items:${across === 'left' ? 'flex-start' : across === 'right' ? 'flex-end' : 'center'}}`,
    `.hero h1{font-size:${phoneSize(page.headingFontSize, heading)}px}.hero p{font-size:${Math.min(page.subtextFontSize, 16)}px}`,
    `@media (min-width:600px){.hero h1{font-size:${sizeWithin(page.headingFontSize, 18, heading, { share: 0.3, leading: 1.18 })}}.hero p{font-size:${sizeWithin(page.subtextFontSize, 14, subtext, { share: 0.22, leading: 1.5 })}}}`,
    banners.length > 0 ? `.hero:after{background:${overlay.colour};opacity:${overlay.opacity}}` : '',
    turns(banners.length),
  ].join('');
};

/** `font` is the address of the face that comes later, where the build left one. */
export const styleOf = (visit: Visit, words: BannerWords | undefined, font: string | undefined): string =>
  [
    font === undefined ? '' : `@font-face{font-family:"IBM Plex Sans Variable";font-display:swap;font-weight:100 700;src:url(${font}) format("woff2");unicode-range:U+0000-00FF,U+2000-206F,U+20AC}`,
    `:root{${NEUTRALS.light};${brandTokens(visit, 'light')}}`,
    `@media (prefers-color-scheme:dark){:root{${NEUTRALS.dark};${brandTokens(visit, 'dark')}}}`,
    rules,
    words === undefined ? '' : heroStyle(visit, words),
  ].join('');

/** What a policy names a style by. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
