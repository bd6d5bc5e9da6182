import { pastedText } from './pastedText.ts';

/** What is on the clipboard, as a table. Rejects where the browser does not let a page read it. */
export const readClipboard = async (): Promise<string> => {
  const [item] = await navigator.clipboard.read();
  const data = new Map<string, string>();
  for (const type of item?.types ?? []) if (type === 'text/plain' || type === 'text/html') data.set(type, await (await item!.getType(type)).text());
  return pastedText({ getData: (type) => data.get(type) ?? '' });
};
