/** Libraries are read once for many files; our own modules, which hold what one page knows, begin anew with each file, in an empty page. */
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { cleanup, renderHook } from '@testing-library/react';
import { vi } from 'vitest';

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
cleanup();
// Styles of pages that are gone make each question for what can be seen dearer, several hundred a file: each begins with none.
const { current: styles } = renderHook(() => useEmotionCache()).result;
if (styles) {
  styles.sheet.flush();
  // As in production, rules go into one sheet: an element for each of them, as while people develop, costs a page test a sixth.
  styles.sheet.isSpeedy = true;
  styles.inserted = {};
  styles.registered = {};
}
cleanup();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body]) for (const name of element.getAttributeNames()) element.removeAttribute(name);
document.title = '';
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
localStorage.clear();
sessionStorage.clear();
window.history.replaceState(null, '', '/');
// As browsers of today do, though the types say that nothing is answered: an effect that returns it fails.
Element.prototype.scrollIntoView = (() => Promise.resolve()) as unknown as Element['scrollIntoView'];
