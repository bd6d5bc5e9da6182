import { gzipSync } from 'node:zlib';
import type { BrowserContext, Response } from 'playwright';

/** Counts from now on. The function answers the bytes of all scripts that pages of the context fetched, as gzip makes them. */
export const javascriptOf = (context: BrowserContext): (() => Promise<number>) => {
  const answers: Response[] = [];
  context.on('response', (response) => {
    if (response.request().resourceType() === 'script') answers.push(response);
  });
  return async () => {
    const bodies = await Promise.all(answers.splice(0).map((answer) => answer.body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
};
