/** Libraries are read once for many files; our own modules, which hold what one page knows, begin anew with each file, in an empty page. */
import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
cleanup();
document.body.replaceChildren();
document.title = '';
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
localStorage.clear();
sessionStorage.clear();
window.history.replaceState(null, '', '/');
// As browsers of today do, though the types say that nothing is answered: an effect that returns it fails.
Element.prototype.scrollIntoView = (() => Promise.resolve()) as unknown as Element['scrollIntoView'];
