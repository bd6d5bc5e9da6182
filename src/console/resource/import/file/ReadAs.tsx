import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ImportJob, ReadOptions } from '../job/importJob.ts';
import { PickOne } from '../../../shell/pieces/PickOne.tsx';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', margin: '8px 0 12px', color: 'var(--text-2)' });

const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'shift_jis', 'euc-jp', 'gb18030'];
const separators = [',', ';', '\t', '|'];

type Props = { readonly job: ImportJob; /** Reads the file again in another way; absent once its upload is no longer at hand. */ readonly onChange: ((options: ReadOptions) => void) | undefined };

/** How the file was read: the sheet of a workbook, the encoding and separator of text. Each can be corrected. */
export const ReadAs = ({ job, onChange }: Props) => {
  const translate = useTranslate();
  const { sheet, encoding, separator, sheets, format } = job;
  const now: ReadOptions = { ...(sheet ? { sheet } : {}), ...(encoding ? { encoding } : {}), ...(separator ? { separator } : {}) };
  const pick = (part: keyof ReadOptions, label: string, options: readonly string[], word: (option: string) => string = (option) => option) =>
    now[part] === undefined ? null : (
      <PickOne label={label} value={now[part]} disabled={onChange === undefined} options={options.map((option) => ({ value: option, label: word(option) }))} onChange={(value) => onChange?.({ ...now, [part]: value })} />
    );
  if (format !== 'CSV' && sheets.length < 2) return null;
  return (
    <Line>
      {pick('sheet', translate('import.choose.sheet'), sheets)}
      {pick('encoding', translate('import.choose.encoding'), encodings, (option) => option.toUpperCase().replace('_', '-'))}
      {pick('separator', translate('import.choose.separator'), separators, (option) => translate(`import.separator.${option === '\t' ? 'tab' : option === ',' ? 'comma' : option === ';' ? 'semicolon' : 'bar'}`))}
    </Line>
  );
};
