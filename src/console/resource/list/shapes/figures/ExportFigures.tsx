import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import { useTranslate } from 'ra-core';
import { csvText } from '../../../../../domain/values/csvText.ts';
import { useCellFormats } from '../../../../fields/useCellFormats.ts';
import { useTellFailure } from '../../../../shell/failure/useTellFailure.ts';
import { ActionMenu } from '../../../../shell/pieces/ActionMenu.tsx';
import { useSnackbar } from '../../../../shell/snackbar/useSnackbar.ts';
import { saveFile } from '../../../saveFile.ts';
import { useEntityWords } from '../../entityWords.ts';
import { useListModel } from '../../ListModel.ts';
import { pivotCells } from './pivotCells.ts';
import type { PivotTableProps } from './PivotTable.tsx';

type Format = 'png' | 'xlsx' | 'csv';
type Props = {
  /** Undefined until the figures are there. */
  readonly table: PivotTableProps | undefined;
  /** What draws them, where something does. */
  readonly chart?: () => HTMLElement | null | undefined;
};

/** Saves figures as they are shown: their table as XLSX or CSV, and what draws them as PNG. Offered to whoever may export. */
export const ExportFigures = ({ table, chart }: Props) => {
  const { target, rights } = useListModel();
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const { dateFormat } = useCellFormats();
  if (!rights.EXPORT) return null;
  const formats: readonly Format[] = chart ? ['png', 'xlsx', 'csv'] : ['xlsx', 'csv'];
  const fileOf = async (format: Format, of: PivotTableProps): Promise<Blob | undefined> => {
    if (format === 'png') {
      const drawn = chart?.();
      return drawn ? (await import('../../../../shell/charts/chartPicture.ts')).chartPicture(drawn) : undefined;
    }
    const cells = pivotCells(of);
    if (format === 'csv') return new Blob([csvText(cells)], { type: 'text/csv;charset=utf-8' });
    const { workbookOf } = await import('./workbookOf.ts');
    return new Blob([workbookOf(cells, words.title, dateFormat)], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
  };
  const exporting = async (format: Format): Promise<void> => {
    const file = table && (await fileOf(format, table));
    if (!file) return;
    const name = `${words.title}.${format}`;
    saveFile(file, name);
    show({ type: 'success', message: translate('shapes.exported', { file: name }) });
  };
  const label = translate('grid.action.export');
  return (
    <ActionMenu
      label={label}
      actions={formats.map((format) => ({ key: format, label: translate(`grid.export.${format}`), run: () => void exporting(format).catch((error: unknown) => tellFailure(error, { action: 'export', form: words.title })) }))}
      trigger={(props) => (
        <Button size="small" startIcon={<Download size={16} />} disabled={table === undefined} {...props}>
          {label}
        </Button>
      )}
    />
  );
};
