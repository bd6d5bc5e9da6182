import { ReadResumeDocument } from '../../../../../generated/recruitment/operations.ts';
import { readFile } from '../../../providers/upload.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import type { Parsed } from './proposals.ts';

const contentOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^data:[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new TypeError('unreadable')));
    reader.readAsDataURL(blob);
  });

/** The fields that a stored resume tells; null where the file cannot be had. Rejects with the server's words where it cannot be read. */
export const readResume = async (key: string): Promise<Parsed | null> => {
  const { address, name } = await readFile(key);
  const answer = await fetch(address);
  if (!answer.ok) return null;
  return (await askAnswer('recruitment', ReadResumeDocument, { FileName: name, Content: await contentOf(await answer.blob()) })).resume;
};
