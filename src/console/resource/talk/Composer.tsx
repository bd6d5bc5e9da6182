import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import Button from '@mui/material/Button';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { commentLength, MOST_COMMENT } from '../../../domain/talk/commentText.ts';
import { useFormats } from '../../fields/input/useFormats.ts';
import { keyLabel } from '../../shell/pieces/Kbd.tsx';
import { asSent, type Written } from './composerText.ts';
import { MentionList } from './MentionList.tsx';
import { useMention } from './useMention.ts';
import type { RecordName } from '../panel/useTalk.ts';

const Box = styled(TextareaAutosize)(({ theme }) => ({
  display: 'block',
  width: '100%',
  padding: '7px 10px',
  border: '1px solid var(--field)',
  borderRadius: 6,
  background: 'var(--surface)',
  color: 'var(--text)',
  font: 'inherit',
  fontSize: 14,
  lineHeight: '20px',
  resize: 'none',
  '&:focus-visible': { outline: 0, borderColor: 'var(--accent-text)', boxShadow: '0 0 0 1px var(--accent-text)' },
  '&[aria-invalid=true]': { borderColor: 'var(--bad-mark)' },
  [theme.breakpoints.down('sm')]: { fontSize: 16 },
}));
const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 8, '& > span': { flex: '1 1 120px', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' }, '& > span[data-bad]': { color: 'var(--bad)' } });

/** From here on it is said how many characters are left. */
const NEAR = 500;

type Props = {
  readonly record: RecordName;
  readonly written: Written;
  readonly onWrite: (written: Written) => void;
  readonly isSending: boolean;
  readonly send: string;
  readonly onSend: (text: string) => void;
  /** An edit can be left. */
  readonly onCancel?: () => void;
};

/** Where one writes a comment: grows with its text, @ names people, Ctrl Enter sends. */
export const Composer = ({ record, written, onWrite, isSending, send, onSend, onCancel }: Props) => {
  const translate = useTranslate();
  const { locale } = useFormats();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const mention = useMention({ record, written, onWrite, box });
  const text = asSent(written);
  const left = MOST_COMMENT - commentLength(text);
  const isEmpty = written.text.trim() === '';
  const submit = (): void => {
    if (!isEmpty && left >= 0 && !isSending) onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (mention.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.stopPropagation();
      submit();
    }
    if (event.key === 'Escape' && onCancel && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
  };
  const number = new Intl.NumberFormat(locale).format(Math.abs(left));
  return (
    <div>
      <Box
        ref={box}
        dir="auto"
        minRows={2}
        maxRows={10}
        value={written.text}
        readOnly={isSending}
        autoFocus={onCancel !== undefined}
        placeholder={translate('talk.composer')}
        aria-label={translate(onCancel ? 'talk.edit' : 'talk.composer')}
        aria-describedby={`${id}-hint`}
        aria-invalid={left < 0}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={mention.offers.length > 0 ? `${id}-people` : undefined}
        aria-activedescendant={mention.offers.length > 0 ? `${id}-people-${mention.chosen}` : undefined}
        onChange={({ target }) => {
          onWrite({ ...written, text: target.value });
          mention.look();
        }}
        onSelect={mention.look}
        onBlur={mention.close}
        onKeyDown={onKeyDown}
      />
      <MentionList id={`${id}-people`} anchor={box.current} offers={mention.offers} isNobody={mention.isNobody} chosen={mention.chosen} onTake={mention.take} />
      <Foot>
        <span id={`${id}-hint`} data-bad={left < 0 || undefined} role={left < 0 ? 'alert' : undefined}>
          {left > NEAR ? translate('talk.composerHint', { keys: keyLabel('Ctrl Enter') }) : translate(left < 0 ? 'talk.over' : 'talk.left', { smart_count: Math.abs(left), number })}
        </span>
        {onCancel ? (
          <Button size="small" onClick={onCancel}>
            {translate('form.cancel')}
          </Button>
        ) : null}
        <Button size="small" variant="contained" disabled={isEmpty || left < 0 || isSending} onClick={submit}>
          {send}
        </Button>
      </Foot>
    </div>
  );
};
