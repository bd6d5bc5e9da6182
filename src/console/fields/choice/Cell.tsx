import type { CellKind } from '../cellKind.ts';

export const choiceCell: CellKind = { width: 92, text: (value, field, _record, { translate }) => (typeof value === 'string' && value !== '' ? translate(`enum.${field.enumName}.${value}`) : '') };
