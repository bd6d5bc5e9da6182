/** What people wrote, read and checked: the entities and the messages of the product. */
import { completeSdl } from './complete.ts';
import { currentModel, forgetModel } from './current.ts';
import { readMessages, resolveMessages, type Messages } from './messages.ts';
import type { Model } from './model.ts';

export type Product = { readonly model: Model; readonly messages: Messages };

/**
 * Reads schema/ and src/messages/ again.
 * @param root the project's folder
 * @throws Mistake at the first fault, with file, line and a suggestion
 */
export const readProduct = (root: string): Product => {
  process.env.TENURE_CODEGEN_ROOT = root;
  forgetModel();
  const model = currentModel();
  for (const endpoint of model.authored.endpoints.keys()) completeSdl(model, endpoint);
  return { model, messages: resolveMessages(model, readMessages(root)) };
};
