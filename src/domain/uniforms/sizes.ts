const folded = (size: string): string => size.normalize('NFKC').toLowerCase();

/** The sizes of an item as they are written, each once; none where it has one for everybody. */
export const sizesOf = (text: string | null | undefined): readonly string[] => {
  const written = (text ?? '').split(/[,;、，；]/u).map((size) => size.trim()).filter((size) => size !== '');
  return written.filter((size, at) => written.findIndex((other) => folded(other) === folded(size)) === at);
};

/** The size as the item writes it, however it was entered; undefined where it comes in none such. */
export const sizeAmong = (sizes: readonly string[], entered: string): string | undefined => sizes.find((size) => folded(size) === folded(entered.trim()));
