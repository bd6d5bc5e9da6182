/** What the first drawing waits for. */
import { expect, test } from 'vitest';
import { awaitFirst, firstAnswer } from '../../../src/console/shell/firstAnswer.ts';

test('the first screen is drawn once its first answer is here, and a slow one is not waited for', async () => {
  const seen: string[] = [];
  let code = (): void => undefined;
  const coming = new Promise<void>((resolve) => (code = resolve));
  await firstAnswer(coming);
  seen.push('without a word of the screen');
  let answer = (): void => undefined;
  awaitFirst(new Promise<void>((resolve) => (answer = resolve)).then(() => seen.push('answered')));
  const drawn = firstAnswer(coming).then(() => seen.push('drawn'));
  code();
  answer();
  await drawn;
  expect(seen).toEqual(['without a word of the screen', 'answered', 'drawn']);
});
