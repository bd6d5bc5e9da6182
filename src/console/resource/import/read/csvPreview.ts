import Papa from 'papaparse';
import { previewOf } from './preview.ts';
import type { PreviewAnswer } from './preview.ts';
import { textEncoding } from './textEncoding.ts';

const keptRows = 40;

/** Reads a text file piece by piece: keeps the first rows and counts the others. */
export const csvPreview = async (file: File, language: string): Promise<PreviewAnswer> => {
  const encoding = textEncoding(await file.slice(0, 65_536).arrayBuffer(), language);
  return new Promise((resolve) => {
    const first: string[][] = [];
    let total = 0;
    Papa.parse<string[]>(file, {
      encoding,
      skipEmptyLines: 'greedy',
      delimitersToGuess: [',', ';', '\t', '|'],
      chunk: ({ data }) => {
        total += data.length;
        for (const row of data) if (first.length < keptRows) first.push(row);
      },
      complete: () => resolve(previewOf(first, total)),
      error: () => resolve({ problem: 'unreadable' }),
    });
  });
};
