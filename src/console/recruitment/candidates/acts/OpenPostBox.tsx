import { useEffect, useEffectEvent, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FindOpenPostsDocument } from '../../../../../generated/recruitment/operations.ts';
import { useTranslate } from 'ra-core';
import { Combobox } from '../../../fields/input/Combobox.tsx';
import { fits } from '../../../fields/reference/fits.ts';
import { useSettled } from '../../../fields/reference/useSettled.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import type { InputProps } from '../../../fields/input/types.ts';
import type { Linked } from '../../../providers/data/row.ts';

type Props = {
  /** As a field of the dialog takes them; the value is the post. */
  readonly input: Omit<InputProps, 'value' | 'onChange'>;
  readonly chosen: Linked | null;
  readonly onChoose: (post: Linked | null) => void;
  /** Ids that are not offered. */
  readonly except?: readonly string[];
};

const optionOf = ({ id, title, code }: Linked) => ({ value: id, label: title, hint: code ?? undefined });

/** A post that is still to be filled, found by title or code 200 ms after the last key: candidates come to no other. */
export const OpenPostBox = ({ input, chosen, onChoose, except = [] }: Props) => {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const [search, setSearch] = useState('');
  const text = useSettled(search.trim(), 200);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['recruitment/open-posts', text],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => ({ text, posts: (await askAnswer('recruitment', FindOpenPostsDocument, { search: text === '' ? null : text }, signal)).rows }),
  });
  const again = (): void => void refetch();
  const tell = useEffectEvent(() => tellFailure(error, { action: 'view', form: translate('jobPost', { smart_count: 2 }), retry: again }));
  useEffect(() => {
    if (error) tell();
  }, [error]);
  const isOld = data?.text !== search.trim();
  const offered = (data?.posts ?? []).filter((post) => !except.includes(post.id) && (!isOld || fits(post, search)));
  return (
    <Combobox
      {...input}
      value={chosen?.id ?? null}
      onChange={() => undefined}
      options={offered.map(optionOf)}
      chosen={chosen ? optionOf(chosen) : null}
      // What could not be asked for is not 'nothing found'.
      {...(error && !isFetching ? {} : { loading: isFetching || isOld })}
      onOpen={() => error && again()}
      onSearch={setSearch}
      onChoose={(option) => onChoose(offered.find((one) => one.id === option?.value) ?? null)}
    />
  );
};
