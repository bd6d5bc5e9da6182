/** A browser with one jar a host; it draws nothing and follows no redirect by itself. */
export class BareBrowser {
  readonly #jars = new Map<string, Map<string, string>>();

  /** With the cookies of somebody who signed in at the origin, or with none. */
  constructor(origin?: string, cookie = '') {
    if (origin !== undefined) this.#jars.set(new URL(origin).host, new Map(cookie.split('; ').map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])));
  }

  async go(address: string, form?: Record<string, string>): Promise<Response> {
    const { host } = new URL(address);
    const jar = this.#jars.get(host) ?? new Map<string, string>();
    this.#jars.set(host, jar);
    const response = await fetch(address, { redirect: 'manual', headers: { cookie: this.cookies(address) }, ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}) });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  cookie(origin: string, name: string): string | undefined {
    return this.#jars.get(new URL(origin).host)?.get(name);
  }

  cookies(origin: string): string {
    return [...(this.#jars.get(new URL(origin).host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
