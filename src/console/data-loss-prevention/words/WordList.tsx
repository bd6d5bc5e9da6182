import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { mergeLists } from '../../../domain/data-loss-prevention/mergeLists.ts';
import { InputBox } from '../../fields/input/InputBox.tsx';
import { TickBox } from '../../fields/rows/TickBox.tsx';
import type { InputProps } from '../../fields/input/types.ts';
import type { ChildRow } from '../../fields/rows/row.ts';

const Parts = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });
const Box = styled('div')({
  border: '1px solid var(--line)', borderRadius: 8, overflow: 'hidden',
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, padding: '0 8px 0 4px', borderBottom: '1px solid var(--hair)', background: 'var(--sunken)', color: 'var(--text-2)' },
  '& > header .MuiButton-root': { marginLeft: 'auto', flex: 'none', color: 'var(--bad)' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, maxHeight: 262, overflow: 'auto' },
  '& li': { display: 'flex', alignItems: 'center', gap: 4, minHeight: 37, padding: '0 12px 0 4px', '& + li': { borderTop: '1px solid var(--hair)' }, '&[data-wrong]': { background: 'var(--bad-wash)' } },
  '& li > label': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', padding: '6px 0' },
  '& small': { flex: 'none', fontSize: 12, color: 'var(--text-2)' },
  '& small[data-wrong]': { color: 'var(--bad)' },
});
const Add = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start', '& > div': { width: '100%' }, '& > label': { fontSize: 12, lineHeight: '16px', fontWeight: 500 } });
const Area = styled('textarea')({ flex: 1, minWidth: 0, minHeight: 54, maxHeight: 200, padding: '7px 0', border: 0, outline: 0, resize: 'vertical', background: 'transparent', color: 'inherit', font: 'inherit', fieldSizing: 'content', caretColor: 'var(--accent)' });
const Said = styled('p')({ margin: 0, fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', '&[data-wrong]': { color: 'var(--bad)' } });

type Said = { readonly text: string; readonly isWrong: boolean };
/** What a list is of: how its entries are compared, and what is said of it. */
export type ListOf = {
  readonly key: 'keyword' | 'email';
  readonly keyOf: (entry: string) => string;
  /** What is wrong with an entry, in words; null where nothing is. */
  readonly fault: (entry: string) => string | null;
  /** Message keys: the button, the label of what is pasted, and that one or all are there already. */
  readonly words: { readonly add: string; readonly paste: string; readonly twice: string; readonly allTwice: string };
  /** A word behind an entry. */
  readonly mark?: (entry: string) => string | null;
};

/** A list of short entries: many are pasted at once, those that are there already are left out and counted, and chosen ones are taken out together. */
export const WordList = ({ input, list }: { readonly input: InputProps; readonly list: ListOf }) => {
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = Array.isArray(input.value) ? (input.value as readonly ChildRow[]) : [];
  const entries = rows.map((row) => String(row[list.key] ?? ''));
  const picked = entries.filter((entry) => chosen.has(entry)).length;

  const add = (): void => {
    const { added, duplicates, given } = mergeLists(entries, text, list.keyOf);
    const wrong = added.map(list.fault).find((fault) => fault !== null) ?? null;
    if (given === 0) return;
    if (wrong !== null) return setSaid({ text: wrong, isWrong: true });
    if (added.length === 0) return setSaid({ text: translate(given === 1 ? list.words.twice : list.words.allTwice), isWrong: true });
    input.onChange([...rows, ...added.map((entry) => ({ [list.key]: entry }))]);
    setText('');
    setSaid({ text: [translate('wordList.added', { smart_count: added.length }), ...(duplicates > 0 ? [translate('wordList.skipped', { smart_count: duplicates })] : [])].join(' · '), isWrong: false });
  };
  const remove = (): void => {
    if (picked === 0) return setSaid({ text: translate('error.NOTHING_SELECTED'), isWrong: true });
    input.onChange(rows.filter((_, at) => !chosen.has(entries[at]!)));
    setChosen(new Set());
    setSaid({ text: translate('wordList.deleted', { smart_count: picked }), isWrong: false });
  };
  const tick = (entry: string, isOn: boolean): void => setChosen((now) => new Set(isOn ? [...now, entry] : [...now].filter((one) => one !== entry)));

  return (
    <Parts id={input.id} role="group" aria-labelledby={input.labelId} aria-describedby={input.describedBy} tabIndex={-1}>
      <Box>
        <header>
          {entries.length > 0 ? <TickBox id={`${id}-all`} label={translate('wordList.selectAll')} value={picked === 0 ? false : picked === entries.length ? true : undefined} onChange={(isOn) => setChosen(new Set(isOn ? entries : []))} /> : null}
          <span style={{ paddingLeft: entries.length > 0 ? 0 : 12 }}>{picked > 0 ? translate('wordList.selected', { smart_count: picked }) : entries.length > 0 ? translate('wordList.count', { smart_count: entries.length }) : translate('wordList.none')}</span>
          {entries.length > 0 ? <Button variant="text" size="small" onClick={remove}>{translate('wordList.deleteSelected')}</Button> : null}
        </header>
        {entries.length > 0 ? (
          // Wider than its box it is moved by the keyboard, too.
          <ul tabIndex={0} aria-labelledby={input.labelId}>
            {entries.map((entry, at) => {
              const problem = input.problems?.get(`${at}.${list.key}`);
              const mark = list.mark?.(entry) ?? null;
              return (
                <li key={entry} data-wrong={problem === undefined ? undefined : true}>
                  <TickBox id={`${id}-${at}`} label={entry} value={chosen.has(entry)} invalid={problem !== undefined} describedBy={problem === undefined ? undefined : `${id}-${at}-wrong`} onChange={(isOn) => tick(entry, isOn)} onBlur={input.onBlur} />
                  <label htmlFor={`${id}-${at}`} dir="auto">{entry}</label>
                  {problem === undefined ? mark === null ? null : <small>{mark}</small> : <small id={`${id}-${at}-wrong`} data-wrong>{problem}</small>}
                </li>
              );
            })}
          </ul>
        ) : null}
      </Box>
      <Add>
        <label htmlFor={`${id}-new`}>{translate(list.words.paste)}</label>
        <InputBox data-invalid={said?.isWrong === true}>
          <Area id={`${id}-new`} rows={2} dir="auto" value={text} aria-invalid={said?.isWrong === true || undefined} aria-describedby={`${id}-said`} onChange={({ target }) => { setText(target.value); setSaid(null); }} onKeyDown={(event) => { if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) { event.preventDefault(); add(); } }} onBlur={input.onBlur} />
        </InputBox>
        <Button variant="outlined" onClick={add} disabled={text.trim() === ''}>{translate(list.words.add)}</Button>
        <Said id={`${id}-said`} role="status" data-wrong={said?.isWrong || undefined}>{said?.text ?? ''}</Said>
      </Add>
    </Parts>
  );
};
