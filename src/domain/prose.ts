/** A run of plain text: lines of a paragraph, or the items of a list. */
export type Prose = { readonly kind: 'lines' | 'items'; readonly lines: readonly string[] };

const isItem = (line: string): boolean => /^[-*•・]\s*\S/.test(line);

/** Plain text as people wrote it: paragraphs, and lines that begin with a dash or a dot as a list. */
export const proseOf = (text: string): Prose[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((block): Prose[] => {
      const lines = block.split('\n').map((line) => line.trim()).filter((line) => line !== '');
      const first = lines.findIndex(isItem);
      const before = first < 0 ? lines : lines.slice(0, first);
      const items = first < 0 ? [] : lines.slice(first).map((line) => line.replace(/^[-*•・]\s*/, ''));
      return [{ kind: 'lines' as const, lines: before }, { kind: 'items' as const, lines: items }].filter((part) => part.lines.length > 0);
    });
