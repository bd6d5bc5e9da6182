import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { authFetch } from '../../../providers/authFetch.ts';
import { fileNameIn } from '../../../providers/data/fileNameIn.ts';
import { saveFile } from '../../saveFile.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';

/** Fetches a spreadsheet and saves it under the server's name for it; a failure is said with another try. */
export const useDownload = () => {
  const translate = useTranslate();
  const show = useSnackbar();
  const [isWorking, setIsWorking] = useState(false);
  const run = async (address: string): Promise<void> => {
    setIsWorking(true);
    try {
      const answer = await authFetch(address);
      if (!answer.ok) throw new Error(`${answer.status}`);
      saveFile(await answer.blob(), fileNameIn(answer.headers.get('content-disposition'), 'template.xlsx'));
    } catch {
      show({ type: 'error', message: translate('error.TEMPLATE_FAILED'), action: { label: translate('states.retry'), run: () => void run(address) } });
    } finally {
      setIsWorking(false);
    }
  };
  return { run, isWorking };
};
