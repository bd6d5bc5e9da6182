import { saveFile } from '../../../resource/saveFile.ts';
import { chartPng } from './png.ts';
import type { Layout } from '../layout.ts';
import type { PaperWords } from './drawChart.ts';

/** Keeps what is open as a picture or a document under the chart's name in the person's language. */
export const saveChart = async (as: 'png' | 'pdf', layout: Layout, words: PaperWords & { readonly name: string }): Promise<void> => {
  const file = as === 'png' ? await chartPng(layout, words) : await (await import('./pdf.ts')).chartPdf(layout, words);
  saveFile(file, `${words.name}.${as}`);
};
