import { useCallback } from 'react';
import type { Field } from '../../../../domain/resource.ts';
import { cells as kinds } from '../../../fields/cells.tsx';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { Unreadable } from '../../../fields/input/unreadable.ts';
import type { Row } from '../../../providers/data/row.ts';
import { useListModel } from '../ListModel.ts';

/** What a cell holds and how it is written, its edit before what is saved. */
export const useCellTexts = () => {
  const { edits } = useListModel();
  const formats = useCellFormats();
  const valueOfCell = useCallback(
    (row: Row, field: Field): unknown => {
      const cell = edits.get().get(row.id)?.cells.get(field.key);
      return cell ? cell.after : row[field.name];
    },
    [edits],
  );
  const textOfCell = useCallback(
    (row: Row, field: Field): string => {
      const value = valueOfCell(row, field);
      return value instanceof Unreadable ? value.text : kinds[field.kind].text(value, field, row, formats);
    },
    [formats, valueOfCell],
  );
  return { valueOfCell, textOfCell };
};
