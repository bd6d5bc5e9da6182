import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { flushSync } from 'react-dom';
import { InputBox } from '../input/InputBox.tsx';
import { aria } from '../input/types.ts';
import { Offers } from './Offers.tsx';
import { Reading } from './Reading.tsx';
import { completed, completionsOf, wordAt } from './completions.ts';
import { useFormulaWords } from './useFormulaWords.ts';
import type { Completion } from './completions.ts';
import type { InputProps } from '../input/types.ts';

const Area = styled('textarea')({
  flex: 1, minWidth: 0, minHeight: 56, maxHeight: 240, padding: '8px 0', border: 0, outline: 0, resize: 'vertical', background: 'transparent', color: 'inherit',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: 'inherit', lineHeight: '20px', fieldSizing: 'content', caretColor: 'var(--accent)',
});
const Frame = styled('div')({ position: 'relative' });

/** A formula: names and functions are offered while they are typed; below stands what it says and what it gives. */
export const FormulaInput = (props: InputProps) => {
  const translate = useTranslate();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [marked, setMarked] = useState(0);
  const words = useFormulaWords(props.field.formula ?? 'SALARY');
  const text = typeof props.value === 'string' ? props.value : '';
  const typed = caret === null ? null : wordAt(text, caret);
  const names = words.map(({ name, label }) => ({ name, label: label ?? translate(`formula.fact.${name}`) }));
  const offers = typed === null ? [] : completionsOf(typed.word, names, (name) => translate(`formula.function.${name}`));
  const listId = `${props.id}-offers`;
  const change = (value: string, at: number | null): void => {
    props.onChange(value === '' ? null : value);
    setCaret(at);
    setMarked(0);
  };
  const take = (offer: Completion): void => {
    if (!typed) return;
    const next = completed(text, typed, offer);
    // Drawn at once: a key that follows at the same moment goes to the new place.
    flushSync(() => change(next.text, null));
    area.current?.focus();
    area.current?.setSelectionRange(next.caret, next.caret);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const offer = offers[marked];
    if (!offer) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setMarked((marked + (event.key === 'ArrowDown' ? 1 : offers.length - 1)) % offers.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offer);
    else if (event.key === 'Escape') setCaret(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Frame>
      <InputBox data-invalid={props.invalid}>
        <Area
          {...aria(props)}
          ref={area}
          rows={2}
          value={text}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-autocomplete="list"
          aria-controls={offers.length > 0 ? listId : undefined}
          aria-activedescendant={offers.length > 0 ? `${listId}-${marked}` : undefined}
          onChange={(event) => change(event.target.value, event.target.selectionStart)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setCaret(null);
            props.onBlur();
          }}
        />
      </InputBox>
      {offers.length > 0 ? <Offers id={listId} offers={offers} marked={marked} onTake={take} /> : null}
      <Reading text={text} words={words} isAnnual={props.record['calculationType'] === 'ANNUALLY'} />
    </Frame>
  );
};
