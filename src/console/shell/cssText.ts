/** Styles as the console writes them everywhere: declarations, and below a selector or an at-rule further ones. */
export type Styles = { readonly [name: string]: string | number | Styles | undefined };

/** Numbers of these are numbers; of all others pixels. */
const plain = new Set(['flex', 'fontWeight', 'opacity', 'order', 'WebkitLineClamp', 'zIndex', 'gridRow', 'gridColumn', 'animationIterationCount']);

const nameOf = (property: string): string => (property.startsWith('--') ? property : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

const valueOf = (property: string, value: string | number): string => (typeof value === 'number' && value !== 0 && !plain.has(property) ? `${value}px` : String(value));

/** A selector inside another one: each of its alternatives for each of the outer ones. */
const below = (outer: string, name: string): string => (name.includes('&') ? name.split(', ').flatMap((one) => outer.split(', ').map((parent) => one.replaceAll('&', parent))).join(', ') : name);

/** The same styles as the text of a style sheet, without the library that makes them while components are drawn. `&` is the selector; '' is the page itself. */
export const cssText = (selector: string, styles: Styles): string => {
  const entries = Object.entries(styles);
  const own = entries.map(([name, value]) => (typeof value === 'string' || typeof value === 'number' ? `${nameOf(name)}:${valueOf(name, value)};` : '')).join('');
  const nested = entries.map(([name, value]) => {
    if (typeof value !== 'object') return '';
    if (name.startsWith('@keyframes')) return `${name}{${cssText('', value)}}`;
    if (name.startsWith('@')) return `${name}{${cssText(selector, value)}}`;
    return cssText(below(selector, name), value);
  });
  return (own === '' ? '' : `${selector}{${own}}`) + nested.join('');
};
