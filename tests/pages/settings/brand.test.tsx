// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOrganisation } from '../../../src/console/providers/authOrganisation.ts';
import { brandColours, setBrandColours } from '../../../src/console/shell/brandColours.ts';
import { defaultBrandColours } from '../../../src/domain/brand.ts';

const organisation = { code: 'demo', name: 'Northwind', pageTitle: 'Northwind people', favicon: 'icon.png', logo: null, language: 'en', productName: null, hasSetup: true, primaryColor: '#0B3954', secondaryColor: '#087E8B', hoverColor: '#EEEEEE', tableHeaderColor: '#FFFFFF', tableHeaderTextColor: '#111111' };
const answer = (body: object) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } }));

/** Pictures as the browser would load them: those that `loads` names, no other. */
const pictures = (loads: (address: string) => boolean) =>
  vi.stubGlobal('Image', class {
    onload: () => void = () => undefined;
    onerror: () => void = () => undefined;
    set src(address: string) {
      queueMicrotask(() => (loads(address) ? this.onload() : this.onerror()));
    }
  });
const icon = (): string => document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.getAttribute('href') ?? '';

beforeEach(() => {
  localStorage.clear();
  // Only the icon: the styles beside it belong to the pages of the files that follow.
  for (const link of document.head.querySelectorAll('link[rel="icon"]')) link.remove();
  document.head.insertAdjacentHTML('beforeend', '<link rel="icon" type="image/svg+xml" href="/v3/favicon.svg" />');
  setBrandColours(defaultBrandColours);
});
afterEach(() => vi.unstubAllGlobals());

describe('the look of an organisation', () => {
  it('is applied and kept: colours, icon on the public path, title', async () => {
    answer(organisation);
    pictures(() => true);
    await readOrganisation();
    await vi.waitFor(() => expect(icon()).toBe('/images/localhost/demo/icon.png'));
    expect(JSON.parse(localStorage.getItem('brand_color') ?? '{}')).toMatchObject({ Primary_Color: '#0B3954', Table_Header_Text_Color: '#111111' });
    expect([localStorage.getItem('Favicon_Filename'), localStorage.getItem('Page_Title')]).toEqual(['icon.png', 'Northwind people']);
  });

  it('goes back to the usual icon when the organisation’s cannot be loaded', async () => {
    answer(organisation);
    pictures(() => false);
    await readOrganisation();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(icon()).toMatch(/\/v3\/favicon\.svg$/);
  });

  it('is the default, and cached as such, when it cannot be read', async () => {
    setBrandColours({ ...defaultBrandColours, Primary_Color: '#123456' });
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await readOrganisation();
    expect([brandColours.get(), JSON.parse(localStorage.getItem('brand_color') ?? '{}')]).toEqual([defaultBrandColours, defaultBrandColours]);
  });

  it('follows another tab without a reload', () => {
    const next = { ...defaultBrandColours, Primary_Color: '#0B3954' };
    localStorage.setItem('brand_color', JSON.stringify(next));
    window.dispatchEvent(new StorageEvent('storage', { key: 'brand_color' }));
    expect(brandColours.get()).toEqual(next);
  });
});
