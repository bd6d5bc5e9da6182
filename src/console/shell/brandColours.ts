import { defaultBrandColours, readBrandColours } from '../../domain/brand.ts';
import { createSignal } from './signal.ts';
import type { BrandColours } from '../../domain/brand.ts';

const cacheKey = 'brand_color';

const readCache = (): BrandColours => {
  const cached = localStorage.getItem(cacheKey);
  if (!cached) return defaultBrandColours;
  try {
    return readBrandColours(JSON.parse(cached));
  } catch {
    localStorage.removeItem(cacheKey);
    return defaultBrandColours;
  }
};

/** The organisation's five colours; the frame, theme and CSS variables follow at once. */
export const brandColours = createSignal<BrandColours>(readCache());

/** Another tab that learns new colours tells this one. */
window.addEventListener('storage', ({ key }) => {
  if (key === cacheKey) brandColours.set(readCache());
});

/** Shows new colours without a reload and keeps them under `brand_color`. What is not a colour becomes its default. */
export const setBrandColours = (value: unknown): void => {
  const colours = readBrandColours(value);
  const text = JSON.stringify(colours);
  localStorage.setItem(cacheKey, text);
  // Another object, though it says the same, would make the theme and everything in it anew.
  if (text !== JSON.stringify(brandColours.get())) brandColours.set(colours);
};
