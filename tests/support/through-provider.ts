import type { BareBrowser } from './bare-browser.ts';

/** From the page of an OpenID provider, signed in there as `sub`, to the address of `home` that it sends the person back to. */
export const throughProvider = async (browser: BareBrowser, start: string, home: string, sub: string, agrees = true): Promise<string> => {
  let address = start;
  for (let step = 0; step < 12 && !address.startsWith(home); step += 1) {
    const response = await browser.go(address);
    const location = response.headers.get('location');
    if (response.status < 400 && location !== null) {
      address = new URL(location, address).href;
      continue;
    }
    const page = await response.text();
    const [action, abort] = [/action="([^"]+)"/.exec(page)?.[1], /href="([^"]*abort)"/.exec(page)?.[1]];
    if (action === undefined || abort === undefined) throw new Error(`${response.status} ${page.slice(0, 300)}`);
    const next = agrees ? await browser.go(new URL(action, address).href, page.includes('name="login"') ? { prompt: 'login', login: sub, password: 'x' } : { prompt: 'consent' }) : await browser.go(new URL(abort, address).href);
    address = new URL(next.headers.get('location') ?? '', address).href;
  }
  return address;
};
