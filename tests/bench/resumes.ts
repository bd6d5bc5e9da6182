/** Precision and recall of the resume parser, field by field, on the published resumes, and how long one takes. */
import { parseResume } from '../../src/server/recruitment/resumes/parse-resume.ts';
import { factsRead, publishedResumes, resumeBytes, scoresOf } from '../support/resume-truth.ts';
import type { Result } from './table.ts';

export const benchResumes = async (): Promise<Result[]> => {
  const times: number[] = [];
  const pairs = [];
  for (const { path, facts } of await publishedResumes()) {
    const bytes = await resumeBytes(path);
    const from = performance.now();
    pairs.push({ facts, read: factsRead(await parseResume(bytes, path, 'en')) });
    times.push(performance.now() - from);
  }
  console.log('field              precision  recall  held');
  for (const { field, precision, recall, held } of scoresOf(pairs)) console.log(`${field.padEnd(18)} ${precision.toFixed(2).padStart(9)} ${recall.toFixed(2).padStart(7)} ${String(held).padStart(5)}`);
  console.log(`${times.length} resumes, ${Math.round(times.reduce((sum, one) => sum + one, 0) / times.length)} ms each`);
  return [];
};
