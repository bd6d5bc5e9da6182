import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useBackToRows } from '../../../src/console/resource/list/useBackToRows.ts';

afterEach(cleanup);

const List = () => {
  const [isUnderWay, set] = useState(true);
  const onFocus = useBackToRows(isUnderWay);
  return (
    <>
      <div role="grid"><span tabIndex={0}>Loom fitter</span></div>
      <footer onFocus={onFocus}>{isUnderWay ? <button type="button" onClick={() => set(false)}>Archive</button> : null}</footer>
    </>
  );
};

test('whoever works by keyboard is in the rows again once what was done with the selection is over', async () => {
  render(<List />);
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Loom fitter'));
});
