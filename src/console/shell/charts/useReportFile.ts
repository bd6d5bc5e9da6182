import { useState } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { authFetch } from '../../providers/authFetch.ts';
import { refusalOf } from '../../providers/data/exportList.ts';
import { fileNameIn } from '../../providers/data/fileNameIn.ts';
import { saveFile } from '../../resource/saveFile.ts';
import { useTellFailure } from '../failure/useTellFailure.ts';
import { useSnackbar } from '../snackbar/useSnackbar.ts';

/** Downloads a report as it stands from `/export/<address>`: every line, also those beyond what a page shows. */
export const useReportFile = (address: string, asked: object, title: string) => {
  const translate = useTranslate();
  const language = useLocale();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const [isWorking, setWorking] = useState(false);
  const run = async (format: 'XLSX' | 'CSV'): Promise<void> => {
    setWorking(true);
    try {
      const answer = await authFetch(`/export/${address}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...asked, format, language }) });
      if (!answer.ok) throw await refusalOf(answer);
      const name = fileNameIn(answer.headers.get('content-disposition'), `${title}.${format.toLowerCase()}`);
      saveFile(await answer.blob(), name);
      show({ type: 'success', message: translate('reports.exported', { file: name }) });
    } catch (error) {
      tellFailure(error, { action: 'export', form: title, retry: () => void run(format) });
    } finally {
      setWorking(false);
    }
  };
  return { run, isWorking };
};
