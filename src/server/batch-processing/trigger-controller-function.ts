import { createDecipheriv, createHash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { refuse, Refusal } from '../refuse.ts';
import type { Session } from '../session.ts';
import { controllerFunctions } from './controller-functions.ts';

type Arguments = { readonly encryptedData: string; readonly iv: string };

const MOST_CHARACTERS = 20_000;

const inner = z.strictObject({ function: z.string().max(100), arguments: z.record(z.string(), z.unknown()).default({}) });

const decrypted = (orgCode: string, { encryptedData, iv }: Arguments): string => {
  const key = createHash('sha256').update(orgCode).digest();
  const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(iv, 'base64'));
  return Buffer.concat([decipher.update(Buffer.from(encryptedData, 'base64')), decipher.final()]).toString('utf8');
};

/**
 * Document 0 §7, secure.md 20. One answer for every failure: wrong padding, unknown name and missing right cannot be told
 * apart, so that nothing is learnt by trying. What went wrong stands in the log.
 */
export const triggerControllerFunction = async (args: Arguments, context: Context) => {
  const { session, log } = context;
  if (session === null) throw refuse('UNAUTHENTICATED');
  try {
    return { errorCode: '', message: '', response: JSON.stringify(await run(args, context, session)) };
  } catch (error) {
    log.info({ reason: error instanceof Refusal ? error.code : (error as Error).name }, 'a controller function was refused');
    throw refuse('ACTION_FAILED');
  }
};

const run = async (args: Arguments, context: Context, session: Session): Promise<unknown> => {
  if (args.encryptedData.length > MOST_CHARACTERS) throw refuse('BODY_TOO_LARGE', { words: { size: `${MOST_CHARACTERS} characters` } });
  const { function: name, arguments: given } = inner.parse(JSON.parse(decrypted(session.orgCode, args)));
  const found = controllerFunctions.get(name);
  if (found === undefined || !found.mayCall(session)) throw refuse('ACCESS_DENIED');
  return found.run(context, session, given);
};
