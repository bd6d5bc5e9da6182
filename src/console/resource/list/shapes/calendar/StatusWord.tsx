import { cellOf } from '../../../../fields/cells.tsx';
import type { EntryStatus } from './entries.ts';

/** How a record stands, as its list says it: a mark where the kind has one, and the word. */
export const StatusWord = ({ status: { field, value, text } }: { readonly status: EntryStatus }) => {
  const { Show } = cellOf(field);
  return <span className="state">{Show ? <Show value={value} text={text} field={field} /> : text}</span>;
};
