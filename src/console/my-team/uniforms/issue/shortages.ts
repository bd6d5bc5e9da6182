import type { UniformChoice } from '../useUniforms.ts';

export type Shortage = { readonly size: string | null; readonly asked: number; readonly onHand: number };

/** Sizes of which more is to be issued than the store has; none of an item that nobody counts, nor of who has no size yet. */
export const shortages = ({ isCounted, sizes, stock }: UniformChoice, people: readonly { readonly size: string | null; readonly quantity: number }[]): readonly Shortage[] => {
  if (!isCounted) return [];
  const told = people.filter(({ size }) => size !== null || sizes.length === 0);
  return [...Map.groupBy(told, ({ size }) => size)].flatMap(([size, some]) => {
    const asked = some.reduce((sum, { quantity }) => sum + quantity, 0);
    const onHand = stock.find((one) => (one.size ?? null) === size)?.onHand ?? 0;
    return asked > onHand ? [{ size, asked, onHand }] : [];
  });
};
