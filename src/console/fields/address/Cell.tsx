import type { CellKind } from '../cellKind.ts';

const parts = ['street1', 'street2', 'city', 'state', 'pincode', 'country'] as const;

/** Its lines on one. */
export const addressCell: CellKind = {
  width: 220,
  text: (value) =>
    typeof value === 'object' && value !== null
      ? parts
          .map((part) => (value as Record<string, unknown>)[part])
          .filter((line) => typeof line === 'string' && line !== '')
          .join(', ')
      : '',
};
