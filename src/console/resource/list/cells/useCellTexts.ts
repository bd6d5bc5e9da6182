import { useCallback } from 'react';
import type { Field } from '../../../../domain/resource.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import type { Row } from '../../../providers/data/row.ts';
import { useListModel } from '../ListModel.ts';
import { cellText } from './cellText.ts';

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
    (row: Row, field: Field): string => cellText(field, valueOfCell(row, field), row, formats),
    [formats, valueOfCell],
  );
  return { valueOfCell, textOfCell };
};
