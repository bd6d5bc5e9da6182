/** A step of somebody who joins: a file is sent as soon as it is chosen, and the answer takes the place of the page. */
import { afterEach, expect, test } from 'vitest';
import { joining } from '../../../src/careers/joining.ts';

afterEach(() => document.body.replaceChildren());

const FORM = `<form data-sending="Sending the file…" data-saved="Saved" novalidate><input type="hidden" name="version" value="1">
  <div id="papers"><input type="file" name="documents.0.file" data-most="100" data-too-large="Too large"><input type="file" name="documents.1.file" data-most="100"></div>
  <div><p><button name="go" value="next">Save</button></p><p data-note role="status"></p></div></form>`;

const begin = () => {
  document.body.innerHTML = FORM;
  const form = document.querySelector('form')!;
  const sent: FormData[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(new FormData(form));
  });
  joining(form);
  const held = (): readonly boolean[] => [form.querySelector<HTMLElement>('#papers')!, form.querySelector('button')!.parentElement!, form.querySelector<HTMLElement>('[data-note]')!].map(({ inert }) => inert);
  const choose = (bytes: number): void => {
    const input = form.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(input, 'files', { configurable: true, value: [new File(['x'.repeat(bytes)], 'card.pdf', { type: 'application/pdf' })] });
    Object.defineProperty(input, 'value', { configurable: true, writable: true, value: '' });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { form, sent, held, choose };
};

test('nothing else can be chosen or typed while a file is sent, and what is said of it is read', async () => {
  const { form, sent, held, choose } = begin();
  choose(10);
  expect(held()).toEqual([true, true, undefined]);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]!.get('now')).toBe('documents.0');
  expect(form.querySelector('[data-note]')!.textContent).toBe('Sending the file…');
  expect(held().slice(0, 2)).toEqual([true, true]);
  window.dispatchEvent(new Event('pageshow'));
  expect(held().slice(0, 2)).toEqual([false, false]);
});

test('a file that is too large leaves the page to another one', async () => {
  const { sent, held, choose } = begin();
  choose(200);
  await expect.poll(() => held()[0]).toBe(false);
  expect(sent).toEqual([]);
});
