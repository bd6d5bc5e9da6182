import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import FileText from 'lucide-react/icons/file-text';
import { useTranslate } from 'ra-core';

const Area = styled('div')({
  display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', gap: 8, minHeight: 132, padding: 16, textAlign: 'center', border: '1px dashed var(--field)', borderRadius: 8,
  '& > svg': { width: 28, height: 28, color: 'var(--text-3)', strokeWidth: 1.25 },
  '& p': { margin: 0, maxWidth: 560, color: 'var(--text-2)' },
  '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  '&[data-over]': { borderColor: 'var(--accent-text)', background: 'var(--accent-wash)' },
});

/** Where resumes are dropped, or chosen from the device. */
export const ResumeZone = ({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) => {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <Area
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <FileText aria-hidden />
      <p>{translate('resumes.intro')}</p>
      <Button onClick={() => chooser.current?.click()}>{translate('resumes.choose')}</Button>
      <small>{translate('resumes.limits')}</small>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept=".pdf,.docx,.txt"
        aria-label={translate('resumes.choose')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(files);
        }}
      />
    </Area>
  );
};
