/** What is wrong with the lists of an alert: its keywords, its addresses, and that nobody would hear of it. */
import { finding, type Problem } from '../problem.ts';
import { KEYWORD, keywordFault, keywordKey } from './keyword.ts';

export const LIST_MOST = { keywords: 500, addresses: 50 } as const;

const tooMany = (field: keyof typeof LIST_MOST, list: readonly string[]): Problem[] => (list.length > LIST_MOST[field] ? [{ field, ...finding('wordList.tooMany', { smart_count: LIST_MOST[field] }) }] : []);

/** Each entry that is the same as one before it. */
const twice = (list: readonly string[], keyOf: (entry: string) => string): number[] => {
  const keys = list.map(keyOf);
  return keys.flatMap((key, at) => (keys.indexOf(key) < at ? [at] : []));
};

export const keywordProblems = (keywords: readonly string[], isNeeded: boolean): Problem[] => [
  ...(isNeeded && keywords.length === 0 ? [{ field: 'keywords', ...finding('wordList.noKeywords') }] : []),
  ...tooMany('keywords', keywords),
  ...keywords.flatMap((keyword, at) => {
    const fault = keywordFault(keyword);
    const field = `keywords.${at}.keyword`;
    if (fault === 'keyword.tooShort') return [{ field, ...finding('wordList.tooShort', { entry: keyword }) }];
    return fault === null ? [] : [{ field, ...finding('wordList.tooLong', { entry: `${keyword.slice(0, 20)}…`, smart_count: KEYWORD.most }) }];
  }),
  ...twice(keywords, keywordKey).map((at) => ({ field: `keywords.${at}.keyword`, ...finding('error.KEYWORD_LISTED') })),
];

export const addressProblems = (addresses: readonly string[], recipients: unknown): Problem[] => [
  ...(recipients === 'ADDITIONAL_ADDRESSES' && addresses.length === 0 ? [{ field: 'addresses', ...finding('error.NO_RECIPIENTS') }] : []),
  ...tooMany('addresses', addresses),
  ...twice(addresses, (address) => address.toLowerCase()).map((at) => ({ field: `addresses.${at}.email`, ...finding('error.EMAIL_LISTED') })),
];
