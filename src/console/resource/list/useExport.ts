import { useCallback, useState } from 'react';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../providers/data/ConsoleDataProvider.ts';
import type { ListQuery } from '../../providers/data/listQuery.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { saveFile } from '../saveFile.ts';
import { useEntityWords } from './entityWords.ts';
import { exportedColumns, type Listed } from './exportedColumns.ts';

/** Downloads what a query of this list matches, in the columns of the grid. */
export const useExport = ({ target, columns, fields }: Listed) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  const [isWorking, setIsWorking] = useState(false);

  const run = useCallback(
    async (format: 'xlsx' | 'csv', query: ListQuery, count: number) => {
      setIsWorking(true);
      try {
        const { file, name, rows = count } = await dataProvider.exportList(target.name, { query, format, columns: exportedColumns({ target, columns, fields }) });
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
