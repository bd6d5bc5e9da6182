/**
 * The same elements in another order, neighbours far apart. A page names itself anew only where its name changes, so a walk from one screen to the
 * next of the same name takes a detour: lists with several scopes have one name and stand together.
 */
export const spread = <Element>(all: readonly Element[]): readonly Element[] => {
  const common = (one: number, other: number): number => (other === 0 ? one : common(other, one % other));
  let stride = Math.max(1, Math.round(all.length * 0.382));
  while (common(all.length, stride) !== 1) stride += 1;
  return all.map((_, at) => all[(at * stride) % all.length]!);
};
