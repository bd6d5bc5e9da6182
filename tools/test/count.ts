import { z } from 'zod';

export type Count = { readonly passed: number; readonly failed: number };

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/** Tests by vitest's JSON report. A file that failed before its first test, or a run that failed without one, is one failure. */
export const countTests = (text: string, code: number): Count => {
  if (text === '') return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = report.parse(JSON.parse(text));
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((each) => each.status === 'failed')).length;
  const failed = numFailedTests + broken;
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
};
