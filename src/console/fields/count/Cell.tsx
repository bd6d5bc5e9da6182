import { integerCell } from '../integer/Cell.tsx';
import { behindCount } from './behind.ts';
import type { CellKind, CellProps } from '../cellKind.ts';

/** A figure that opens the list it counts. A plain link, which the list follows by itself: it is drawn before the router is here. */
const Show = ({ value, text, field, record }: CellProps) =>
  field.count === undefined || value === 0 || typeof record?.['id'] !== 'string' ? (
    text
  ) : (
    <a href={`/v3${behindCount(field.count, record['id'])}`} draggable={false} tabIndex={-1}>
      {text}
    </a>
  );

export const countCell: CellKind = { ...integerCell, Show };
