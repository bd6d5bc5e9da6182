import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FindOpenPostsDocument } from '../../../../../generated/recruitment/operations.ts';
import { Combobox } from '../../../fields/input/Combobox.tsx';
import { askAnswer } from '../../../shell/askAnswer.ts';
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

/** A post that is still to be filled, found by title or code: candidates come to no other. */
export const OpenPostBox = ({ input, chosen, onChoose, except = [] }: Props) => {
  const [search, setSearch] = useState('');
  const text = search.trim();
  const { data, isFetching } = useQuery({ queryKey: ['recruitment/open-posts', text], placeholderData: keepPreviousData, queryFn: async ({ signal }) => (await askAnswer('recruitment', FindOpenPostsDocument, { search: text === '' ? null : text }, signal)).rows });
  const offered = (data ?? []).filter(({ id }) => !except.includes(id));
  return (
    <Combobox
      {...input}
      value={chosen?.id ?? null}
      onChange={() => undefined}
      options={offered.map(optionOf)}
      chosen={chosen ? optionOf(chosen) : null}
      loading={isFetching}
      onOpen={() => undefined}
      onSearch={setSearch}
      onChoose={(option) => onChoose(offered.find((one) => one.id === option?.value) ?? null)}
    />
  );
};
