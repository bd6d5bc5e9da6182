import { say } from '../messages.ts';
import { gapLabel } from './gap-label.ts';
import type { ReportFile } from './report-file.ts';
import type { Reading } from './report-sight.ts';
import type { ReportContext } from './report-table.ts';

/** What a file does not hold although its report asks for it, in sentences; empty where it holds everything. */
export const fileNotes = ({ gaps, cut }: Pick<ReportFile, 'gaps' | 'cut'>, reading: Reading, { language }: ReportContext): string => {
  const names = [...new Set(gaps.map(({ field }) => gapLabel(reading, field, language)))];
  return [...(names.length === 0 ? [] : [say(language, 'reports.gaps', { names: names.join(', ') })]), ...(gaps.some(({ part }) => part === 'filter') ? [say(language, 'reports.gaps.filter')] : []), ...(cut === null ? [] : [cut])].join(' ');
};
