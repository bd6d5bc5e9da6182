import { z } from 'zod';

/** `failures` name what failed, as a person finds it: the file, the test and the first line of what it said. */
export type Count = { readonly passed: number; readonly failed: number; readonly failures: readonly string[] };

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string().optional(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string().optional(), failureMessages: z.array(z.string()).optional() })),
    }),
  ),
});

const firstLine = (text: string | undefined): string => (text ?? '').split('\n', 1)[0] ?? '';

/** Tests by vitest's JSON report. A file that failed before its first test, or a run that failed without one, is one failure. */
export const countTests = (text: string, code: number): Count => {
  if (text === '') return { passed: 0, failed: 1, failures: ['The run ended without a report.'] };
  const { numPassedTests, numFailedTests, testResults } = report.parse(JSON.parse(text));
  const failures = testResults.flatMap(({ name = '', status, message, assertionResults }) => {
    const tests = assertionResults.filter((each) => each.status === 'failed').map((each) => `${name} > ${each.fullName ?? ''}: ${firstLine(each.failureMessages?.[0])}`);
    return status === 'failed' && tests.length === 0 ? [`${name}: ${firstLine(message)}`] : tests;
  });
  const failed = Math.max(failures.length, numFailedTests);
  if (code !== 0 && failed === 0) return { passed: numPassedTests, failed: 1, failures: [`The run ended with exit code ${code}, though no test failed.`] };
  return { passed: numPassedTests, failed, failures };
};
