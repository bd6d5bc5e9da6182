/** How a number series writes employee numbers. */
export type NumberSeries = { readonly prefix: string | null; readonly suffix: string | null; readonly digits: number };

/** The highest number that has as many digits. */
export const lastOf = ({ digits }: Pick<NumberSeries, 'digits'>): number => 10 ** digits - 1;

/** Prefix, the number filled up with zeros, suffix. */
export const writeNumber = ({ prefix, suffix, digits }: NumberSeries, number: number): string => `${prefix ?? ''}${String(number).padStart(digits, '0')}${suffix ?? ''}`;
