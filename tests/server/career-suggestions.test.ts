/** Suggestions for the banner of the career page by a service in the form of OpenAI’s API. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { suggestBanners } from '../../src/server/careers/suggest/suggest-banners.ts';
import { createLog } from '../../src/server/log.ts';
import { readSettings } from '../../src/server/settings.ts';

let service: Server | undefined;
afterEach(() => service?.close());

type Asked = { readonly path: string | undefined; readonly authorization: string | undefined; readonly body: { readonly model: string; readonly messages: readonly { readonly content: string }[] } };
const WORDS = { organisation: 'Northwind', companyBranding: 'Honest cloth', industryTrends: 'Remote work', language: 'fr' } as const;

/** A service that answers so; what it was asked. */
const serve = async (status: number, content: string, afterMs = 0): Promise<{ readonly url: URL; readonly asked: Asked[] }> => {
  const asked: Asked[] = [];
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part)).on('end', () => {
      asked.push({ path: request.url, authorization: request.headers.authorization, body: JSON.parse(Buffer.concat(parts).toString()) });
      setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ choices: [{ message: { content } }] })), afterMs);
    });
  });
  await new Promise<void>((done) => service!.listen(0, '127.0.0.1', done));
  return { url: new URL(`http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`), asked };
};

const suggest = (url: URL) => suggestBanners({ settings: readSettings({ AI_URL: url.href, AI_KEY: 'key', AI_MODEL: 'small' }), log: createLog('silent') }, WORDS);
const banner = { heading: 'Tissons honnêtement', subtext: 'Depuis 1950.' };

it('asks the service for the language of the person, with the words of the organisation alone', async () => {
  const { url, asked } = await serve(200, JSON.stringify({ suggestions: [banner] }));
  expect(await suggest(url)).toEqual([banner]);
  expect(asked).toMatchObject([{ path: '/v1/chat/completions', authorization: 'Bearer key', body: { model: 'small' } }]);
  expect(asked[0]!.body.messages[0]!.content).toContain('Français');
  expect(JSON.parse(asked[0]!.body.messages[1]!.content)).toEqual({ organisation: 'Northwind', companyBranding: 'Honest cloth', industryTrends: 'Remote work' });
});

it('reads JSON that a model puts between words or in a block of code', async () => {
  const { url } = await serve(200, `Here you are:\n\`\`\`json\n${JSON.stringify({ suggestions: [banner, banner, { ...banner, heading: 'Le fil continue' }] })}\n\`\`\`\nGood luck.`);
  expect(await suggest(url)).toEqual([banner, { ...banner, heading: 'Le fil continue' }]);
});

it('leaves out what is longer than the banner takes, and keeps the others', async () => {
  const { url } = await serve(200, JSON.stringify({ suggestions: [{ heading: 'x'.repeat(121), subtext: 'Trop long.' }, banner] }));
  expect(await suggest(url)).toEqual([banner]);
});

it('waits for a model that takes its time', async () => {
  const { url } = await serve(200, JSON.stringify({ suggestions: [banner] }), 5500);
  expect(await suggest(url)).toEqual([banner]);
}, 10_000);

it.each([
  ['answers an error', 500, JSON.stringify({ suggestions: [banner] })],
  ['answers no JSON', 200, 'I cannot do that.'],
  ['has nothing that fits', 200, JSON.stringify({ suggestions: [{ heading: '', subtext: '' }] })],
])('says that no suggestions came where the service %s', async (_what, status, content) => {
  const { url } = await serve(status, content);
  await expect(suggest(url)).rejects.toMatchObject({ code: 'SUGGESTIONS_FAILED' });
});

it('says that no suggestions came where the service is down', async () => {
  const { url } = await serve(200, '');
  await new Promise((done) => service!.close(done));
  await expect(suggest(url)).rejects.toMatchObject({ code: 'SUGGESTIONS_FAILED' });
});
