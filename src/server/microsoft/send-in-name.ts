/** A mail from the mailbox of the person who wrote it. */
import { createTransport } from 'nodemailer';
import type { Letter } from '../mail/letter.ts';
import { messageOf } from '../mail/transport.ts';
import { withOrg } from '../db/org.ts';
import { askGraph } from './ask-graph.ts';
import { readConnection, type Environment } from './connection.ts';

/** Only writes messages down; nothing leaves by it. */
const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', disableFileAccess: true, disableUrlAccess: true });

/** Answers whether it went out; false where the person is not connected, or Microsoft takes no such mail, so that it goes out as usual. Throws where it is to be tried again. */
export const sendInName = async (environment: Environment, orgCode: string, accountId: string, letter: Letter): Promise<boolean> => {
  const connection = await withOrg(environment.db, orgCode, (tx) => readConnection(tx, accountId));
  if (connection?.state !== 'CONNECTED') return false;
  const { message } = await writer.sendMail({ ...messageOf(letter, environment.settings.publicUrl), from: { name: '', address: connection.mailbox } });
  const answer = await askGraph(environment, orgCode, accountId, 'me/sendMail', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: (message as Buffer).toString('base64') });
  return answer?.ok === true;
};
