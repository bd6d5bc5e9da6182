import { HttpError } from 'react-admin';
import { ask } from '../shell/ask.ts';

const operation = `mutation getPresignedUrl($fileName: String!, $action: String!, $type: String) {
  getPresignedUrl(fileName: $fileName, action: $action, type: $type) { errorCode message presignedUrl s3DocumentDetails }
}`;

type Question = { readonly fileName: string; readonly action: 'upload' | 'retrieve'; readonly type?: string };
type Details = { readonly key: string; readonly fileName: string; readonly size: number | null };
type Answer = { readonly getPresignedUrl: { readonly presignedUrl: string; readonly s3DocumentDetails: Details | string } };

const request = async (question: Question): Promise<Details & { readonly address: string }> => {
  const { getPresignedUrl } = await ask<Answer>('core-hr', operation, question);
  const { presignedUrl, s3DocumentDetails } = getPresignedUrl;
  const details = typeof s3DocumentDetails === 'string' ? (JSON.parse(s3DocumentDetails) as Details) : s3DocumentDetails;
  return { ...details, address: presignedUrl };
};

type Upload = {
  /** What the file is for: `employee.photo`; its limits are the server's too. */
  readonly purpose: string;
  readonly signal: AbortSignal;
  /** Told the share that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
};

/** Uploads a file and answers its key, which is what the record keeps. Rejects with an AbortError when the signal is aborted. */
export const uploadFile = async (file: File, { purpose, signal, onProgress }: Upload): Promise<string> => {
  const { address, key } = await request({ fileName: file.name, action: 'upload', type: purpose });
  signal.throwIfAborted();
  await put(address, file, signal, onProgress);
  return key;
};

/** Why the server did not take or give a file, in its words; a store of files that is not ours has none for people. */
export const notServed = (status: number, responseText: string): Error => {
  try {
    const { errorCode, message } = JSON.parse(responseText) as { readonly errorCode?: unknown; readonly message?: unknown };
    if (typeof errorCode === 'string' && typeof message === 'string') return new HttpError(message, status, { errorCode, errors: {} });
  } catch {
    // Not JSON.
  }
  return new Error(responseText);
};

/** fetch cannot tell how much it has sent; XMLHttpRequest can. */
const put = (url: string, file: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open('PUT', url);
    sending.setRequestHeader('content-type', file.type || 'application/octet-stream');
    sending.setRequestHeader('cache-control', 'no-cache');
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    sending.onload = () => (sending.status < 300 ? resolve() : reject(notServed(sending.status, sending.responseText)));
    sending.onerror = () => reject(new TypeError('failed to fetch'));
    sending.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.send(file);
  });

export type StoredFile = { readonly name: string; /** Works for a few minutes. */ readonly address: string };

/** Where a stored file can be read, and what people called it. */
export const readFile = async (key: string): Promise<StoredFile> => {
  const { address, fileName } = await request({ fileName: key, action: 'retrieve' });
  return { address, name: fileName };
};
