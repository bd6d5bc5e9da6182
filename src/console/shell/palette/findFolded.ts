const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Where a query stands in a text, in units of the text; case, accents and width make no difference. */
export const findFolded = (text: string, query: string): { readonly from: number; readonly to: number } | undefined => {
  const sought = fold(query.trim());
  if (sought === '') return undefined;
  const starts: number[] = [];
  let folded = '';
  let at = 0;
  for (const sign of text) {
    const part = fold(sign);
    for (let unit = 0; unit < part.length; unit += 1) starts.push(at);
    folded += part;
    at += sign.length;
  }
  starts.push(text.length);
  const found = folded.indexOf(sought);
  if (found < 0) return undefined;
  return { from: starts[found] ?? 0, to: starts[found + sought.length] ?? text.length };
};
