import { cleanup, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ListModelProvider, useListNow, useListPart, type ListModel } from '../../../src/console/resource/list/ListModel.ts';

afterEach(cleanup);

const modelOf = (part: Partial<ListModel>): ListModel => ({ size: 50, sorts: [], ...part }) as ListModel;

test('a part of a list is drawn anew only where what it takes of the list has changed', () => {
  const drawn: string[] = [];
  const Size = memo(() => {
    const { size } = useListPart((model) => ({ size: model.size }));
    drawn.push(`size ${size}`);
    return <p>{size}</p>;
  });
  const Sorts = memo(() => {
    const sorts = useListPart((model) => model.sorts.map(({ field }) => field));
    drawn.push(`sorts ${sorts.join()}`);
    return <p>{sorts.join()}</p>;
  });
  Size.displayName = 'Size';
  Sorts.displayName = 'Sorts';
  const show = (model: ListModel) => (
    <ListModelProvider value={model}>
      <Size />
      <Sorts />
    </ListModelProvider>
  );
  const { rerender } = render(show(modelOf({})));
  drawn.length = 0;
  rerender(show(modelOf({ sorts: [{ field: 'code', order: 'ASC' }] })));
  expect(drawn).toEqual(['sorts code']);
  expect(screen.getByText('code')).toBeTruthy();
  rerender(show(modelOf({ sorts: [{ field: 'code', order: 'ASC' }] })));
  expect(drawn).toEqual(['sorts code']);
});

test('what acts on a list acts on the list as it is then', () => {
  const sizes: unknown[] = [];
  const Button = memo(() => {
    const now = useListNow();
    return <button onClick={() => sizes.push(now().size)}>Act</button>;
  });
  Button.displayName = 'Button';
  const show = (model: ListModel) => (
    <ListModelProvider value={model}>
      <Button />
    </ListModelProvider>
  );
  const { rerender } = render(show(modelOf({ size: 50 })));
  rerender(show(modelOf({ size: 100 })));
  screen.getByRole('button').click();
  expect(sizes).toEqual([100]);
});
