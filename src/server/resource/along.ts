import type { Resource } from '../../domain/resource.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import type { Caller } from './caller.ts';
import { hooksOf, type AskedChange, type MailsAhead, type Values } from './hooks.ts';
import { asCustomised, take } from './take.ts';

type AlongAnswer = { readonly errorCode: ''; readonly message: ''; readonly count: number; readonly mails: readonly MailsAhead[] };

/** How much an entity offers to do along with changes that are asked for (`Hooks.along`), and which mails leave with them (`Hooks.mails`). */
export const answerAlong = async (resource: Resource, caller: Caller, asked: (tx: Transaction) => Promise<readonly AskedChange[]>): Promise<AlongAnswer> => {
  const { along, mails } = await hooksOf(resource);
  if (along === undefined && mails === undefined) return { errorCode: '', message: '', count: 0, mails: [] };
  return withOrg(caller.db, caller.session.orgCode, async (tx) => {
    const changes = await asked(tx);
    return { errorCode: '', message: '', count: (await along?.count(tx, caller, changes)) ?? 0, mails: (await mails?.(tx, caller, changes)) ?? [] };
  });
};

/** Which mails leave where records of these inputs are added (`Hooks.mailsOfNew`). */
export const mailsOfNew = async (tx: Transaction, resource: Resource, caller: Caller, inputs: readonly Values[]): Promise<readonly MailsAhead[]> => {
  const { mailsOfNew: mails } = await hooksOf(resource);
  if (mails === undefined) return [];
  const customised = asCustomised(resource, caller);
  // Child rows would be given ids, and no mail tells of them.
  const whole = { ...customised, fields: customised.fields.filter(({ rows }) => rows === undefined) };
  const added: Values[] = [];
  for (const input of inputs) added.push((await take(tx, resource, whole, input, null, caller)).values);
  return mails(tx, caller, added);
};
