import { useTranslate } from 'ra-core';
import { KEYWORD, keywordFault, keywordKey } from '../../../domain/data-loss-prevention/keyword.ts';
import { WordList, type ListOf } from './WordList.tsx';
import type { InputProps } from '../../fields/input/types.ts';

/** The keywords of an alert. */
export const KeywordsInput = (props: InputProps) => {
  const translate = useTranslate();
  const list: ListOf = {
    key: 'keyword',
    keyOf: keywordKey,
    fault: (entry) => {
      const fault = keywordFault(entry);
      if (fault === null) return null;
      return fault === 'keyword.tooShort' ? translate('wordList.tooShort', { entry }) : translate('wordList.tooLong', { entry: `${entry.slice(0, 20)}…`, smart_count: KEYWORD.most });
    },
    words: { add: 'wordList.addKeywords', paste: 'wordList.pasteKeywords', twice: 'error.KEYWORD_LISTED', allTwice: 'error.KEYWORDS_LISTED' },
    mark: (entry) => (entry.includes('*') ? translate('wordList.wildcard') : null),
  };
  return <WordList input={props} list={list} />;
};
