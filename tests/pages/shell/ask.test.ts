import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../src/console/shell/ask.ts';

const answering = (body: object): void => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }));
};

describe('A request of the frame', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('answers the whole', async () => {
    answering({ data: { one: { total: 1 }, other: null } });
    expect(await ask('core-hr', '{ one { total } other { total } }')).toEqual({ one: { total: 1 }, other: null });
  });

  it('is refused where a part of it was, rather than to pass half for all', async () => {
    answering({ data: { one: { total: 1 }, other: null }, errors: [{ message: 'Not yours', path: ['other'], extensions: { code: 'FORBIDDEN', errorCode: '_DB0100' } }] });
    await expect(ask('core-hr', '{ one { total } other { total } }')).rejects.toMatchObject({ message: 'Not yours', body: { extensions: { errorCode: '_DB0100' } } });
  });
});
