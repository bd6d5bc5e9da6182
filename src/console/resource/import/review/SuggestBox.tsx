import { useState } from 'react';
import type { ReactNode } from 'react';
import Popper from '@mui/material/Popper';
import useAutocomplete from '@mui/material/useAutocomplete';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Field } from '../../../../domain/resource.ts';
import { ListBox } from '../../../fields/input/ListBox.tsx';
import { BareInput, InputBox } from '../../../fields/input/InputBox.tsx';
import { OfferRow } from './OfferRow.tsx';
import { useTargetOffers } from './useTargetOffers.ts';
import type { Offer } from './useTargetOffers.ts';

/** Something to do besides choosing a text: it stands below a line. */
export type OfferAct = { readonly key: string; readonly label: string; readonly icon: ReactNode; readonly run: () => void };
export type Entry = { readonly key: string; readonly label: string; readonly hint?: string; readonly icon?: ReactNode; readonly isAct?: boolean; readonly run: () => void };

/** As many offers as leave the acts in sight. */
const withActs = 5;

/** What is probably meant, with the name of the record whose code it is. */
const offerOf = (text: string, offers: readonly Offer[]): Offer => {
  const named = offers.find(({ hint }) => hint === text);
  return offers.find((offer) => offer.text === text) ?? (named ? { text, hint: named.text } : { text });
};

const hasOffers = (field: Field | undefined): boolean => field !== undefined && (field.reference !== undefined || field.options !== undefined || field.kind === 'yesNo');

type Props = {
  readonly field: Field | undefined;
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** A text was taken: chosen, or typed and finished with Enter. */
  readonly onTake: (text: string) => void;
  readonly onLeave?: () => void;
  /** Texts that are probably meant, shown first. */
  readonly near?: readonly string[];
  readonly acts?: readonly OfferAct[];
  readonly autoFocus?: boolean;
  /** The text is the first key of what is being typed: more follows it. */
  readonly isBegun?: boolean;
  readonly placeholder?: string;
  readonly id?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string;
};

/** A text with offers below it: Enter takes what is marked or typed, Escape leaves. */
export const SuggestBox = ({ field, label, text, onText, onTake, onLeave, near = [], acts = [], autoFocus = false, isBegun = false, placeholder, id, invalid = false, describedBy }: Props) => {
  const [open, setOpen] = useState(autoFocus);
  const [isTyped, setIsTyped] = useState(isBegun);
  const offers = useTargetOffers(field, isTyped ? text : '', open);
  const take = (taken: string): void => {
    onText(taken);
    onTake(taken);
  };
  const meant: readonly Offer[] = isTyped ? [] : near.map((one) => offerOf(one, offers));
  const texts = [...meant, ...offers.filter(({ text: one, hint }) => !meant.some((offer) => offer.text === one || offer.text === hint))].slice(0, acts.length > 0 ? withActs : undefined);
  const entries: Entry[] = [
    ...texts.map((offer) => ({ key: `text ${offer.text}`, label: offer.text, ...(offer.hint === undefined ? {} : { hint: offer.hint }), ...(offer.text === text ? { icon: <Check size={14} aria-hidden /> } : {}), run: () => take(offer.text) })),
    ...acts.map((act) => ({ ...act, isAct: true })),
  ];
  const auto = useAutocomplete<Entry, false, false, true>({
    freeSolo: true,
    ...(id === undefined ? {} : { id }),
    options: entries,
    open,
    onOpen: () => setOpen(true),
    onClose: (_event, reason) => {
      setOpen(false);
      if (reason === 'escape') onLeave?.();
    },
    inputValue: text,
    value: null,
    getOptionLabel: (entry) => (typeof entry === 'string' ? entry : entry.label),
    getOptionKey: (entry) => (typeof entry === 'string' ? entry : entry.key),
    filterOptions: (all) => all,
    onInputChange: (_event, value, reason) => {
      if (reason !== 'input') return;
      setIsTyped(true);
      onText(value);
    },
    onChange: (_event, entry) => (typeof entry === 'string' ? take(entry) : entry?.run()),
    selectOnFocus: !isBegun,
    clearOnBlur: false,
    openOnFocus: false,
  });
  const { ref, ...input } = auto.getInputProps() as ReturnType<typeof auto.getInputProps> & { ref: React.Ref<HTMLInputElement> };
  return (
    <div {...auto.getRootProps()}>
      <InputBox ref={auto.setAnchorEl} data-open={open} data-invalid={invalid}>
        <BareInput
          {...input}
          ref={ref}
          aria-label={label}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          placeholder={placeholder}
          autoFocus={autoFocus}
          onFocus={(event) => {
            input.onFocus?.(event);
            if (isBegun) event.currentTarget.setSelectionRange(text.length, text.length);
          }}
          onBlur={(event) => {
            input.onBlur?.(event);
            onLeave?.();
          }}
        />
        {hasOffers(field) ? <ChevronDown size={14} strokeWidth={1.5} aria-hidden /> : null}
      </InputBox>
      <Popper open={open && entries.length > 0} anchorEl={auto.anchorEl} placement="bottom-start" sx={{ zIndex: 'modal', minWidth: Math.max(216, auto.anchorEl?.clientWidth ?? 0) }}>
        <ListBox {...auto.getListboxProps()} aria-label={label}>
          {entries.map((entry, index) => {
            const { key, ...row } = auto.getOptionProps({ option: entry, index });
            return <OfferRow key={key} row={row} entry={entry} isFirstAct={entry.isAct === true && entries[index - 1]?.isAct !== true && index > 0} />;
          })}
        </ListBox>
      </Popper>
    </div>
  );
};
