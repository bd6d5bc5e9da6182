import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { talkKey, type RecordName } from '../panel/useTalk.ts';
import { askedName, withPerson, type Written } from './composerText.ts';
import { readMentionable, type TalkPerson } from './talk.ts';

type Of = { readonly record: RecordName; readonly written: Written; readonly onWrite: (written: Written) => void; readonly box: RefObject<HTMLTextAreaElement | null> };

/** Who may be meant by the @ before the caret: offers people who may view the record; arrows move, Enter and Tab take, Escape closes. */
export const useMention = ({ record, written, onWrite, box }: Of) => {
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const next = useRef<number | null>(null);
  // With the drawing of the text itself: a frame later somebody may have typed on, and would go on in the middle of a word.
  useLayoutEffect(() => {
    if (next.current === null) return;
    box.current?.focus();
    box.current?.setSelectionRange(next.current, next.current);
    next.current = null;
  }, [box, written.text]);
  const found = caret === null ? undefined : askedName(written.text, caret);
  // A name that was just taken asks for nobody any more.
  const asked = found && written.named.some(({ name }) => found.search.startsWith(name)) ? undefined : found;
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: [...talkKey(record), 'people', asked?.search.trim() ?? ''],
    queryFn: ({ signal }) => readMentionable(record, asked?.search.trim() ?? '', signal),
    enabled: asked !== undefined,
    staleTime: 30_000,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const offers: readonly TalkPerson[] = asked ? (data ?? []) : [];
  const isNobody = asked !== undefined && !isFetching && !isPlaceholderData && data?.length === 0 && asked.search.length > 0 && !asked.search.includes(' ');
  const at = Math.min(chosen, Math.max(0, offers.length - 1));

  const take = ({ id, name: called }: TalkPerson): void => {
    if (!asked || caret === null) return;
    const { name, named } = withPerson(written.named, { userId: id, name: called });
    const text = `${written.text.slice(0, asked.from)}@${name} ${written.text.slice(caret).replace(/^ /, '')}`;
    next.current = asked.from + name.length + 2;
    onWrite({ text, named });
    setCaret(null);
    setChosen(0);
  };

  /** Whether the key was the list's. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    // While a word is being put together its keys are the input method's.
    if (event.nativeEvent.isComposing || asked === undefined || (offers.length === 0 && event.key !== 'Escape') || event.ctrlKey || event.metaKey) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((at + step + offers.length) % offers.length);
    else if (event.key === 'Escape') setCaret(null);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offers[at]!);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  const look = (): void => {
    const { current } = box;
    setCaret(current && current.selectionStart === current.selectionEnd ? current.selectionStart : null);
    setChosen(0);
  };
  return { offers, isNobody, chosen: at, take, onKeyDown, look, close: () => setCaret(null) };
};
