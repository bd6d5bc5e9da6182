/** What page tests do counts only if what it leads to is drawn as in a browser. */
import { Suspense, startTransition, use, useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

const Content = ({ coming }: { readonly coming: Promise<string> }) => <p>{use(coming)}</p>;

/** As a record that is opened by its address: the router goes there in a transition, and the panel waits for what its screen is made of. */
const Page = ({ coming }: { readonly coming: Promise<string> }) => {
  const [presses, setPresses] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const press = (): void => {
    setPresses(presses + 1);
    startTransition(() => setOpen(true));
  };
  return (
    <>
      <button onClick={press}>Pressed {presses} times</button>
      {isOpen ? (
        <Suspense fallback="Loading">
          <Content coming={coming} />
        </Suspense>
      ) : null}
    </>
  );
};

const presses = [
  { by: 'an event', press: async (button: HTMLElement) => void fireEvent.click(button) },
  { by: 'a click as a person does it', press: (button: HTMLElement) => userEvent.click(button) },
];

test.each(presses)('what waits for a promise after $by is drawn, and once it comes so is what it says', async ({ press }) => {
  const { promise, resolve } = Promise.withResolvers<string>();
  render(<Page coming={promise} />);
  await press(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBeTruthy();
  expect(await screen.findByText('Loading')).toBeTruthy();
  resolve('Content');
  expect(await screen.findByText('Content')).toBeTruthy();
});

test('several events at once lead to what the last one leads to', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  render(<Page coming={promise} />);
  for (let at = 0; at < 3; at += 1) fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: 'Pressed 3 times' })).toBeTruthy();
  resolve('Content');
  expect(await screen.findByText('Content')).toBeTruthy();
});

test('what a page lacks when time is up is said with the page', async () => {
  render(<p>Something else</p>);
  await expect(screen.findByText('Missing', undefined, { timeout: 100 })).rejects.toThrow('Something else');
  expect(() => screen.getByText('Missing')).toThrow('Something else');
});
