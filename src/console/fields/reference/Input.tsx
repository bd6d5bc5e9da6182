import { useContext, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { AddContext } from '../input/AddContext.ts';
import { Combobox } from '../input/Combobox.tsx';
import { rememberReference } from './recent.ts';
import { titleOf } from './titleOf.ts';
import { useCanAdd } from './useCanAdd.ts';
import { useWhoAdds } from './useWhoAdds.ts';
import { chosenKey, useChosen, useOffers } from './useOffers.ts';
import type { Option } from '../input/Combobox.tsx';
import type { InputProps } from '../input/types.ts';
import type { Linked } from '../../providers/data/row.ts';

const optionOf = ({ id, title, code }: Linked): Option => ({ value: id, label: title, hint: code ?? undefined });

/** A record of another entity, found by title or code. Twenty offers at a time come from the server, those chosen lately first. */
export const ReferenceInput = (props: InputProps) => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const target = props.field.reference;
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState<string>();
  const { offers, loading } = useOffers(target, search, open);
  const chosen = useChosen(target, props.value, titleOf(props));
  const screen = useCanAdd(target);
  const nothing = useWhoAdds(target);
  const showAdd = useContext(AddContext);
  const choose = (linked: Linked | null) => {
    if (linked && target) {
      rememberReference(target.type, linked);
      queryClient.setQueryData(chosenKey(target, linked.id), linked);
    }
    props.onChange(linked?.id ?? null);
  };
  const lately = translate('form.lately');
  const options = offers.map(({ linked, recent }) => ({ ...optionOf(linked), section: recent ? lately : search === '' && offers[0]?.recent ? translate('form.all') : undefined }));
  return (
    <>
      <Combobox
        {...props}
        options={options}
        chosen={chosen ? optionOf(chosen) : null}
        loading={loading}
        onOpen={() => setOpen(true)}
        onSearch={setSearch}
        onChoose={(option) => choose(option ? (offers.find(({ linked }) => linked.id === option.value)?.linked ?? { id: option.value, title: option.label }) : null)}
        onAdd={
          screen && showAdd
            ? { label: (text) => (text === '' ? translate('form.addNew') : translate('form.addNamed', { name: text })), run: setAdding }
            : undefined
        }
        nothing={screen ? undefined : nothing}
      />
      {screen && showAdd && adding !== undefined
        ? showAdd({
            screen,
            title: adding,
            among: target?.among,
            onClose: () => setAdding(undefined),
            onAdded: (linked) => {
              setAdding(undefined);
              choose(linked);
            },
          })
        : null}
    </>
  );
};
