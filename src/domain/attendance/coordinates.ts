/** Degrees north and east. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

type Given = number | string | null | undefined;

const degrees = (value: Given, most: number): number | null => {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) && Math.abs(number) <= most ? number : null;
};

/** A position on earth, or null when a part is missing or beyond ±90 and ±180 degrees. */
export const coordinatesOf = (latitude: Given, longitude: Given): Coordinates | null => {
  const [north, east] = [degrees(latitude, 90), degrees(longitude, 180)];
  return north === null || east === null ? null : { latitude: north, longitude: east };
};
