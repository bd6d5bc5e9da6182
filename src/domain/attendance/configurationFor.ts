type Choice = { readonly id: string; readonly locationId: string | null; readonly status: string };

/** The configuration that holds for somebody at a location: the location's own before the one for all; of several the newest. */
export const configurationFor = <C extends Choice>(configurations: readonly C[], locationId: string | null): C | null => {
  const active = configurations.filter(({ status }) => status === 'ACTIVE').toSorted((left, right) => Number(right.id) - Number(left.id));
  const own = locationId === null ? undefined : active.find((one) => one.locationId === locationId);
  return own ?? active.find((one) => one.locationId === null) ?? null;
};
