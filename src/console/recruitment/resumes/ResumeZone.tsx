import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import FileText from 'lucide-react/icons/file-text';
import { useTranslate } from 'ra-core';
import { DropPlace } from '../../fields/file/FileBox.tsx';
import { useDrop } from '../../fields/file/useDrop.ts';

const Area = styled(DropPlace)({ minHeight: 132, padding: 16 });

/** Where resumes are dropped, or chosen from the device. */
export const ResumeZone = ({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) => {
  const translate = useTranslate();
  const { zone, chooser, choose } = useDrop(onFiles);
  return (
    <Area {...zone}>
      <FileText aria-hidden />
      <p>{translate('resumes.intro')}</p>
      <Button onClick={choose}>{translate('resumes.choose')}</Button>
      <small>{translate('resumes.limits')}</small>
      <input {...chooser} multiple accept=".pdf,.docx,.txt" aria-label={translate('resumes.choose')} />
    </Area>
  );
};
