import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { saveFile } from '../resource/saveFile.ts';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { useSnackbar } from '../shell/snackbar/useSnackbar.ts';
import { fetchReportFile } from './fetchReportFile.ts';
import type { Definition } from '../../domain/reports/definition.ts';

/** Downloads the report as it stands. */
export const useReportFile = (entity: string, name: string, definition: Definition) => {
  const translate = useTranslate();
  const language = useLocale();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const [isWorking, setWorking] = useState(false);
  const run = async (format: 'XLSX' | 'CSV'): Promise<void> => {
    setWorking(true);
    try {
      const file = await fetchReportFile({ entity, name, definition, format, language });
      saveFile(file.file, file.name);
      show({ type: 'success', message: translate('reports.exported', { file: file.name }) });
    } catch (error) {
      tellFailure(error, { action: 'export', form: name, retry: () => void run(format) });
    } finally {
      setWorking(false);
    }
  };
  return { run, isWorking };
};
