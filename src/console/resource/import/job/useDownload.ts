import { useState } from 'react';
import { HttpError } from 'ra-core';
import { authFetch } from '../../../providers/authFetch.ts';
import { fileNameIn } from '../../../providers/data/fileNameIn.ts';
import { saveFile } from '../../saveFile.ts';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';

/** Fetches a spreadsheet and saves it under the server's name for it; a failure is said with another try. */
export const useDownload = () => {
  const tellFailure = useTellFailure();
  const [isWorking, setIsWorking] = useState(false);
  const run = async (address: string): Promise<void> => {
    setIsWorking(true);
    try {
      const answer = await authFetch(address);
      if (!answer.ok) throw new HttpError(answer.statusText, answer.status, await answer.json().catch(() => ({ errorCode: 'TEMPLATE_FAILED' })));
      saveFile(await answer.blob(), fileNameIn(answer.headers.get('content-disposition'), 'template.xlsx'));
    } catch (error) {
      tellFailure(error, { retry: () => void run(address) });
    } finally {
      setIsWorking(false);
    }
  };
  return { run, isWorking };
};
