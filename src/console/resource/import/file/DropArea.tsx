import { useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useTranslate } from 'ra-core';

const Area = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 200,
  padding: 24,
  textAlign: 'center',
  border: '1px dashed var(--field)',
  borderRadius: 8,
  '& > svg': { width: 28, height: 28, color: 'var(--text-3)', strokeWidth: 1.25 },
  '& p': { color: 'var(--text-2)' },
  '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  '&[data-over]': { borderColor: 'var(--accent-text)', background: 'var(--accent-wash)' },
});

/** A place to drop one spreadsheet, or to choose it from the device. */
export const DropArea = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    <Area
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      <FileSpreadsheet aria-hidden />
      <p>{translate('import.choose.drop')}</p>
      <Button onClick={() => input.current?.click()}>{translate('import.choose.choose')}</Button>
      <small>{translate('import.choose.limits')}</small>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={translate('import.choose.choose')}
        accept=".csv,.tsv,.txt,.xlsx,.xls"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </Area>
  );
};
