/** What people wrote, read and checked: the entities and the messages of the product. */
import { completeSdl } from './complete.ts';
import { currentModel, forgetModel } from './current.ts';
import { nothingKept, type Kept } from './kept.ts';
import { listed } from './listed.ts';
import { readMessages, resolveMessages, type Messages } from './messages.ts';
import type { Model } from './model.ts';
import { ruleMessages } from './rule-messages.ts';

export type Product = { readonly model: Model; readonly messages: Messages };

/**
 * Reads schema/ and src/messages/ again.
 * @param root the project's folder
 * @param kept what earlier runs read of messages
 * @throws Mistake at the first fault, with file, line and a suggestion
 */
export const readProduct = (root: string, kept: Kept = nothingKept): Product => {
  process.env.TENURE_CODEGEN_ROOT = root;
  forgetModel();
  const model = currentModel();
  listed(model);
  for (const endpoint of model.authored.endpoints.keys()) completeSdl(model, endpoint);
  const messages = resolveMessages(model, readMessages(root, kept));
  ruleMessages(model, messages);
  return { model, messages };
};
