import { fold } from '../input/fold.ts';
import type { Linked } from '../../providers/data/row.ts';

/** Whether a record has the text in its title or code: until the answer for a new text is there, only what fits of the old one is offered, for Enter must never take another. */
export const fits = ({ title, code }: Linked, search: string): boolean => fold(`${title} ${code ?? ''}`).includes(fold(search.trim()));
