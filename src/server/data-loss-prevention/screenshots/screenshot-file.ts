/** The bytes of a picture in the file store: encrypted, and bound to the organization and the row. */
import { storeOf } from '../../files/open-store.ts';
import { decrypt, encrypt } from '../../secrets/cipher.ts';
import { keyFor } from '../../secrets/key-for.ts';
import type { Settings } from '../../settings.ts';
import type { Claimed } from './take-screenshot.ts';

/** As `sealIn` has it of a transaction. */
const aboutOf = (orgCode: string, id: string): string => `${orgCode} ${screenshotPlace(id)}`;

/** Within the organization. */
export const screenshotPlace = (id: string): string => `screenshot ${id}`;

export const writeScreenshot = (settings: Settings, orgCode: string, { id, fileKey }: Claimed, bytes: Uint8Array): Promise<void> =>
  storeOf(settings).write(fileKey, encrypt(keyFor(settings, 'screenshots'), Buffer.from(bytes), aboutOf(orgCode, id)), 'application/octet-stream');

/** Undefined of a file that is gone, and of one that does not open. */
export const readScreenshot = async (settings: Settings, orgCode: string, { id, fileKey }: Claimed): Promise<Buffer | undefined> => {
  const sealed = await storeOf(settings).read(fileKey);
  if (sealed === undefined) return undefined;
  try {
    return decrypt(keyFor(settings, 'screenshots'), sealed, aboutOf(orgCode, id));
  } catch {
    return undefined; // sealed by another key, as in files that were restored elsewhere, or changed
  }
};
