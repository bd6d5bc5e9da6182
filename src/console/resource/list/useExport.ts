import { useCallback, useState } from 'react';
import { useTranslate } from 'ra-core';
import type { ListQuery } from '../../providers/data/listQuery.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { followDownload } from '../../shell/work/downloads.ts';
import { useData } from '../../shell/Steady.tsx';
import { saveFile } from '../saveFile.ts';
import { useEntityWords } from './entityWords.ts';
import { exportedColumns, type Listed } from './exportedColumns.ts';

/** Downloads what a query of this list matches, in the columns of the grid; what takes long is shown and may be cancelled. */
export const useExport = ({ target, columns, fields }: Listed) => {
  const dataProvider = useData();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  const [isWorking, setIsWorking] = useState(false);

  const run = useCallback(
    async (format: 'xlsx' | 'csv', query: ListQuery, count: number): Promise<void> => {
      setIsWorking(true);
      try {
        const what = translate('grid.export.title', { what: words.counted(count) });
        const exported = await followDownload(what, (signal, onProgress) => dataProvider.exportList(target.name, { query, format, columns: exportedColumns({ target, columns, fields }), signal, onProgress }));
        if (!exported) return show({ type: 'info', message: translate('grid.export.cancelled') });
        const { file, name, rows = count } = exported;
        saveFile(file, name);
        show({ type: 'success', message: translate('grid.export.done', { what: words.counted(rows), file: name }) });
      } catch (error) {
        tellFailure(error, { action: 'export', form: words.title, retry: () => void run(format, query, count) });
      } finally {
        setIsWorking(false);
      }
    },
    [columns, dataProvider, fields, show, target, tellFailure, translate, words],
  );
  return { run, isWorking };
};
