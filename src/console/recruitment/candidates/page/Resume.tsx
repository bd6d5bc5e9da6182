import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import FileText from 'lucide-react/icons/file-text';
import { ReadFile } from '../../../resource/show/ReadFile.tsx';
import { readFile } from '../../../providers/upload.ts';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, overflowWrap: 'anywhere' });
const Frame = styled('iframe')({ width: '100%', height: 560, marginTop: 12, border: '1px solid var(--line)', borderRadius: 8, background: 'var(--canvas)' });
const Text = styled('pre')({ maxHeight: 560, margin: '12px 0 0', padding: 12, border: '1px solid var(--line)', borderRadius: 8, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: 'inherit' });
const None = styled('p')({ margin: 0, color: 'var(--text-2)' });

/** How viewers that know it open a PDF: without its contents beside it, as wide as there is room. */
const PLAIN = '#navpanes=0&view=FitH';

type Opened = { readonly kind: 'frame'; readonly address: string } | { readonly kind: 'text'; readonly text: string } | { readonly kind: 'failed' };

/** Whatever it is called: only what begins as a PDF is shown as one. */
const isPdf = (bytes: Uint8Array): boolean => new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

const open = async (key: string): Promise<Opened> => {
  const { address } = await readFile(key);
  const answer = await fetch(address);
  if (!answer.ok) return { kind: 'failed' };
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (/\.txt$/i.test(key)) return { kind: 'text', text: new TextDecoder().decode(bytes) };
  return isPdf(bytes) ? { kind: 'frame', address: URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' })) } : { kind: 'failed' };
};

/** The resume to download, and to read on the spot where the browser can: it is fetched when it is asked for. */
export const Resume = ({ file }: { readonly file: unknown }) => {
  const translate = useTranslate();
  const [opened, setOpened] = useState<Opened>();
  const [isWorking, setWorking] = useState(false);
  const key = typeof file === 'string' ? file : '';
  useEffect(() => () => {
    if (opened?.kind === 'frame') URL.revokeObjectURL(opened.address);
  }, [opened]);
  if (key === '') return <None>{translate('candidates.resumeNone')}</None>;
  const read = async (): Promise<void> => {
    setWorking(true);
    setOpened(await open(key).catch((): Opened => ({ kind: 'failed' })));
    setWorking(false);
  };
  return (
    <>
      <Line>
        <ReadFile value={key} isImage={false} />
        {/\.(pdf|txt)$/i.test(key) ? (
          <Button size="small" startIcon={<FileText size={16} />} loading={isWorking} aria-expanded={opened !== undefined} onClick={() => (opened ? setOpened(undefined) : void read())}>
            {translate(opened ? 'candidates.resumeHide' : 'candidates.resumeRead')}
          </Button>
        ) : null}
      </Line>
      {opened?.kind === 'frame' ? <Frame src={`${opened.address}${PLAIN}`} title={translate('candidates.resume')} referrerPolicy="no-referrer" /> : null}
      {opened?.kind === 'text' ? <Text tabIndex={0}>{opened.text}</Text> : null}
      {opened?.kind === 'failed' ? <None role="alert">{translate('candidates.resumeUnread')}</None> : null}
    </>
  );
};
