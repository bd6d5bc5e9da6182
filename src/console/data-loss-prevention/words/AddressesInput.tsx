import { useTranslate } from 'ra-core';
import { WordList, type ListOf } from './WordList.tsx';
import type { InputProps } from '../../fields/input/types.ts';

/** As the server takes them: one plain address. */
const ADDRESS = /^[^\s@<>,;:"\\()[\]]+@[^\s@<>,;:"\\()[\]]+\.[^\s@<>,;:"\\()[\]]+$/;

/** The additional e-mail addresses of an alert. */
export const AddressesInput = (props: InputProps) => {
  const translate = useTranslate();
  const list: ListOf = {
    key: 'email',
    keyOf: (entry) => entry.toLowerCase(),
    fault: (entry) => (ADDRESS.test(entry) && entry.length <= 254 ? null : translate('wordList.noAddress', { entry })),
    words: { add: 'wordList.addAddresses', paste: 'wordList.pasteAddresses', twice: 'error.EMAIL_LISTED', allTwice: 'error.EMAIL_LISTED' },
  };
  return <WordList input={props} list={list} />;
};
