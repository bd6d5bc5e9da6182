import { finding, type Problem } from '../problem.ts';

const LEAST = 5;
const MOST = { subject: 200, body: 10_000 } as const;

type Words = { readonly subject: string; readonly body: string };

/** What is wrong with subject and body of the mail that brings a document (document 1 §5). */
export const mailProblems = ({ subject, body }: Words): Problem[] =>
  ([['subject', subject], ['body', body]] as const).flatMap(([field, given]): Problem[] => {
    const text = given.trim();
    if (text === '') return [{ field, ...finding(`rule.${field}Required`) }];
    if (text.length < LEAST) return [{ field, ...finding(`rule.${field}Short`) }];
    return text.length > MOST[field] ? [{ field, ...finding('rule.maxLength', { smart_count: MOST[field], length: text.length }) }] : [];
  });
