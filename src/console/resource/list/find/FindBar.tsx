import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import SquareDashed from 'lucide-react/icons/square-dashed';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { BareInput, InputBox } from '../../../fields/input/InputBox.tsx';
import type { CellChange } from '../cells/applyEdits.ts';
import type { Range } from '../cells/range.ts';
import { useEntityWords } from '../entityWords.ts';
import type { useGridFocus } from '../grid/useGridFocus.ts';
import { useListModel } from '../ListModel.ts';
import type { Column } from '../state/columns.ts';
import { FindOption } from './FindOption.tsx';
import { useFind } from './useFind.ts';
import { useReplace } from './useReplace.ts';
import { MOST_WALKED } from './useWalkedRows.ts';

const Bar = styled('section')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 8px',
  minHeight: 44,
  padding: '6px 16px',
  borderTop: '1px solid var(--line)',
  background: 'var(--surface)',
  fontSize: 13,
  '--box-height': '30px',
  '--box-size': '13px',
  '& .box': { flex: '0 1 220px', minWidth: 140 },
  '& .said': { flex: '1 1 120px', minWidth: 0, color: 'var(--text-2)', fontVariantNumeric: 'tabular-nums' },
});

type Props = {
  readonly columns: readonly Column[];
  readonly focus: ReturnType<typeof useGridFocus>;
  readonly isEditable: (column: number) => boolean;
  readonly change: (changes: readonly CellChange[]) => number;
  /** Several cells that were chosen before. */
  readonly range: Range | undefined;
  /** Opened to replace. */
  readonly replaces: boolean;
  /** So often it was asked for: it takes the focus each time. */
  readonly asked: number;
  /** What was typed before it was there; emptied by it. */
  readonly typed: RefObject<string | undefined>;
  readonly onClose: () => void;
};

/** Finds texts in the cells of all rows, and replaces them in those that may be edited: what is replaced waits in the tray like any edit. */
export const FindBar = ({ columns, focus, isEditable, change, range, replaces, asked, typed, onClose }: Props) => {
  const { target, rights } = useListModel();
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  const id = useId();
  const [wish, setWish] = useState({ text: '', matchCase: false, wholeCell: false });
  const [by, setBy] = useState('');
  const [isEverywhere, setEverywhere] = useState(false);
  const [isReplacing, setReplacing] = useState(replaces);
  const input = useRef<HTMLInputElement>(null);
  const { walk, found, current, go } = useFind({ columns, focus, wish, within: isEverywhere ? undefined : range });
  const { said, hush, replace } = useReplace({ columns, isEditable, change, wish, by });
  const shown = current === undefined ? undefined : found[current];
  useEffect(() => {
    const text = typed.current;
    typed.current = undefined;
    input.current?.focus();
    if (text === undefined) input.current?.select();
    else if (text !== '') setWish((last) => ({ ...last, text }));
  }, [asked, typed]);
  useEffect(() => (replaces ? setReplacing(true) : undefined), [replaces]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    // Pressed again it is the browser's own.
    if (isCommand && event.key.toLowerCase() === 'f') return event.stopPropagation();
    const isFind = event.key === 'Enter' && event.target === input.current;
    if (event.key === 'Escape') onClose();
    else if (isCommand && event.key.toLowerCase() === 'h' && rights.EDIT) setReplacing(true);
    else if (isFind) {
      hush();
      go(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void replace(shown ? [shown] : []);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const state =
    walk.state === 'TOO_MANY'
      ? translate('find.tooMany', { number: words.number(MOST_WALKED) })
      : walk.state === 'FAILED'
        ? translate('states.error.title')
        : wish.text === ''
          ? ''
          : walk.state === 'WALKING' && found.length === 0
            ? translate('find.walking', { done: words.number(walk.done), all: words.number(walk.all) })
            : current === undefined
              ? translate('find.nothing')
              : translate('find.count', { at: words.number(current + 1), all: words.number(found.length) });

  return (
    <Bar role="search" aria-label={translate('find.title')} onKeyDown={onKeyDown}>
      <InputBox className="box">
        <BareInput
          ref={input}
          id={id}
          value={wish.text}
          autoComplete="off"
          aria-label={translate('find.text')}
          placeholder={translate('find.text')}
          onChange={({ target: { value } }) => {
            hush();
            setWish({ ...wish, text: value });
          }}
        />
        <FindOption label={translate('find.case')} sign="Aa" isOn={wish.matchCase} onToggle={() => setWish({ ...wish, matchCase: !wish.matchCase })} />
        <FindOption label={translate('find.whole')} sign="[ ]" isOn={wish.wholeCell} onToggle={() => setWish({ ...wish, wholeCell: !wish.wholeCell })} />
        {range ? <FindOption label={translate('find.range')} sign={<SquareDashed size={14} />} isOn={!isEverywhere} onToggle={() => setEverywhere(!isEverywhere)} /> : null}
      </InputBox>
      <IconButton size="small" disabled={found.length === 0} aria-label={translate('find.previous')} title={translate('find.previous')} onClick={() => go(-1)}>
        <ChevronUp size={16} />
      </IconButton>
      <IconButton size="small" disabled={found.length === 0} aria-label={translate('find.next')} title={translate('find.next')} onClick={() => go(1)}>
        <ChevronDown size={16} />
      </IconButton>
      {rights.EDIT && !isReplacing ? (
        <Button size="small" variant="text" onClick={() => setReplacing(true)}>
          {translate('find.showReplace')}
        </Button>
      ) : null}
      {isReplacing ? (
        <>
          <InputBox className="box">
            <BareInput value={by} autoComplete="off" aria-label={translate('find.by')} placeholder={translate('find.by')} onChange={({ target: { value } }) => setBy(value)} />
          </InputBox>
          <Button size="small" disabled={!shown || !isEditable(shown.column)} onClick={() => void replace(shown ? [shown] : [])}>
            {translate('find.replace')}
          </Button>
          <Button size="small" disabled={!found.some(({ column }) => isEditable(column))} onClick={() => void replace(found)}>
            {translate('find.replaceAll')}
          </Button>
        </>
      ) : null}
      <span className="said" role="status">
        {[said, state].filter((part) => part !== '').join(' · ')}
      </span>
      {walk.state === 'FAILED' ? (
        <Button size="small" variant="text" onClick={walk.retry}>
          {translate('states.retry')}
        </Button>
      ) : null}
      <IconButton size="small" aria-label={translate('shell.close')} onClick={onClose}>
        <X size={16} />
      </IconButton>
    </Bar>
  );
};
