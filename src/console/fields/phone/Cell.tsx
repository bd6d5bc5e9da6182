import type { CellKind } from '../cellKind.ts';
import { spacedPhone } from './spacedPhone.ts';

/** International, in groups that can be read out; the library that knows each country's own is too heavy for a list. */
export const phoneCell: CellKind = { width: 128, text: (value) => (typeof value === 'string' ? spacedPhone(value) : '') };
