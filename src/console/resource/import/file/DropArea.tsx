import Button from '@mui/material/Button';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useTranslate } from 'ra-core';
import { DropPlace } from '../../../fields/file/FileBox.tsx';
import { useDrop } from '../../../fields/file/useDrop.ts';

/** A place to drop one spreadsheet, or to choose it from the device. */
export const DropArea = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const translate = useTranslate();
  const { zone, chooser, choose } = useDrop(([file]) => onFile(file));
  return (
    <DropPlace {...zone}>
      <FileSpreadsheet aria-hidden />
      <p>{translate('import.choose.drop')}</p>
      <Button onClick={choose}>{translate('import.choose.choose')}</Button>
      <small>{translate('import.choose.limits')}</small>
      <input {...chooser} aria-label={translate('import.choose.choose')} accept=".csv,.tsv,.txt,.xlsx,.xls" />
    </DropPlace>
  );
};
