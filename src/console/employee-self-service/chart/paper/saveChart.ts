import { saveFile } from '../../../resource/saveFile.ts';
import { chartPng } from './png.ts';
import type { Layout } from '../layout.ts';
import type { PaperWords } from './drawChart.ts';

/** Keeps what is open as 'Organisation chart.png' or 'Organisation chart.pdf'. */
export const saveChart = async (as: 'png' | 'pdf', layout: Layout, words: PaperWords): Promise<void> => {
  const file = as === 'png' ? await chartPng(layout, words) : await (await import('./pdf.ts')).chartPdf(layout, words);
  saveFile(file, `Organisation chart.${as}`);
};
