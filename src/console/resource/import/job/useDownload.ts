import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { authFetch } from '../../../providers/authFetch.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';

/** The name that the server gives a file: RFC 5987 where it is not ASCII. */
const nameIn = (header: string | null): string => {
  const encoded = header?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  return encoded ? decodeURIComponent(encoded) : (header?.match(/filename="([^"]+)"/)?.[1] ?? 'template.xlsx');
};

const save = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

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
      save(await answer.blob(), nameIn(answer.headers.get('content-disposition')));
    } catch {
      show({ type: 'error', message: translate('error.TEMPLATE_FAILED'), action: { label: translate('states.retry'), run: () => void run(address) } });
    } finally {
      setIsWorking(false);
    }
  };
  return { run, isWorking };
};
