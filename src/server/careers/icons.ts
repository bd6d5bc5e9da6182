/** The few marks of the public pages, by the same hand as the console's (lucide). */
import { trusted } from './html.ts';

const icon = (paths: string) => trusted(`<svg viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`);

export const icons = {
  globe: icon('<circle cx="12" cy="12" r="10"/><path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20"/>'),
  search: icon('<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>'),
  right: icon('<path d="m9 18 6-6-6-6"/>'),
  left: icon('<path d="m15 18-6-6 6-6"/>'),
  file: icon('<path d="M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7Z"/><path d="M14 2v4a2 2 0 0 0 2 2h4"/>'),
  wrong: icon('<circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/>'),
} as const;

const down = ['M282 -10C262 90 306 170 288 320', 'M295 -10C275 90 319 170 301 320', 'M308 -10C288 90 332 170 314 320', 'M321 -10C301 90 345 170 327 320', 'M334 -10C314 90 358 170 340 320', 'M347 -10C327 90 371 170 353 320', 'M360 -10C340 90 384 170 366 320', 'M373 -10C353 90 397 170 379 320', 'M386 -10C366 90 410 170 392 320'];
const across = Array.from({ length: 9 }, (_, at) => 18 + at * 34).map((y) => `M262 ${y}C300 ${y - 26} 350 ${y + 22} 400 ${y - 10}`);

/** The woven threads behind a banner without a picture; one has the organisation's second colour. */
export const threads = trusted(`<svg class="threads" viewBox="0 0 390 330" aria-hidden="true"><path d="${[...down, ...across.filter((_, at) => at !== 4)].join('')}"/><path d="${across[4]}" stroke="var(--mark)" stroke-opacity=".9"/></svg>`);
