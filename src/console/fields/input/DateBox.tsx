import { useRef, useState } from 'react';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { BoxButton } from './InputBox.tsx';
import { Calendar } from './Calendar.tsx';
import { TextBox } from './TextBox.tsx';
import { dateShape, writeDate } from './dateText.ts';
import { readDay } from './readDay.ts';
import { useFormats } from './useFormats.ts';
import { useTypedText } from './useTypedText.ts';
import type { InputProps } from './types.ts';

/** A day, typed in the organisation's format or chosen from a month (Alt ↓). The value is 'YYYY-MM-DD'. */
export const DateBox = (props: InputProps) => {
  const translate = useTranslate();
  const { locale, dateFormat } = useFormats();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const read = (text: string) => (text.trim() === '' ? null : (readDay(text, dateFormat) ?? text));
  const typed = useTypedText(props.value, (value) => (typeof value === 'string' ? writeDate(value, dateFormat) : ''), read, props.onChange);
  const close = () => {
    setOpen(false);
    document.getElementById(props.id)?.focus();
  };
  return (
    <div ref={box}>
      <TextBox
        {...props}
        text={typed.text}
        onText={typed.setText}
        onBlur={() => {
          if (readDay(typed.text, dateFormat) !== undefined) typed.settle();
          props.onBlur();
        }}
        input={{
          inputMode: 'numeric',
          placeholder: dateShape(dateFormat),
          onKeyDown: (event) => {
            if (event.key !== 'ArrowDown' || !event.altKey) return;
            event.preventDefault();
            setOpen(true);
          },
        }}
        after={
          <BoxButton type="button" tabIndex={-1} aria-label={translate('form.openCalendar')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <CalendarDays size={16} strokeWidth={1.5} />
          </BoxButton>
        }
      />
      <Popover open={open} anchorEl={box.current} onClose={close} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} slotProps={{ paper: { sx: { mt: 0.5, border: 0, boxShadow: 'none' }, role: 'dialog', 'aria-label': translate('form.openCalendar') } }}>
        <Calendar
          value={typeof props.value === 'string' ? props.value : null}
          locale={locale}
          onChoose={(date) => {
            typed.settle();
            props.onChange(date);
            close();
          }}
        />
      </Popover>
    </div>
  );
};
