import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import FileText from 'lucide-react/icons/file-text';
import { ReadFile } from '../../../resource/show/ReadFile.tsx';
import { canOpen, openStored, PLAIN_PDF, release, type Opened } from '../../../fields/file/openStored.ts';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, overflowWrap: 'anywhere' });
const Frame = styled('iframe')({ width: '100%', height: 560, marginTop: 12, border: '1px solid var(--line)', borderRadius: 8, background: 'var(--canvas)' });
const Text = styled('pre')({ maxHeight: 560, margin: '12px 0 0', padding: 12, border: '1px solid var(--line)', borderRadius: 8, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: 'inherit' });
const None = styled('p')({ margin: 0, color: 'var(--text-2)' });

/** The resume to download, and to read on the spot where the browser can: it is fetched when it is asked for. */
export const Resume = ({ file, mayAdd }: { readonly file: unknown; readonly mayAdd: boolean }) => {
  const translate = useTranslate();
  const [opened, setOpened] = useState<Opened>();
  const [isWorking, setWorking] = useState(false);
  const key = typeof file === 'string' ? file : '';
  useEffect(() => () => release(opened), [opened]);
  /** The file that the page shows; none once it is left. */
  const here = useRef<string>(undefined);
  useEffect(() => {
    here.current = key;
    setOpened(undefined);
    setWorking(false);
    return () => {
      here.current = undefined;
    };
  }, [key]);
  if (key === '') return <None>{translate(mayAdd ? 'candidates.resumeNone' : 'candidates.resumeNoneYet')}</None>;
  const read = async (): Promise<void> => {
    setWorking(true);
    const next = await openStored(key, key).catch((): Opened => ({ kind: 'failed' }));
    // What comes after the page was left, or for another file, is let go.
    if (here.current !== key) return release(next);
    setOpened(next);
    setWorking(false);
  };
  return (
    <>
      <Line>
        <ReadFile value={key} isImage={false} />
        {canOpen(key) ? (
          <Button size="small" startIcon={<FileText size={16} />} loading={isWorking} aria-expanded={opened !== undefined} onClick={() => (opened ? setOpened(undefined) : void read())}>
            {translate(opened ? 'candidates.resumeHide' : 'candidates.resumeRead')}
          </Button>
        ) : null}
      </Line>
      {opened?.kind === 'frame' ? <Frame src={`${opened.address}${PLAIN_PDF}`} title={translate('candidates.resume')} referrerPolicy="no-referrer" /> : null}
      {opened?.kind === 'text' ? <Text tabIndex={0}>{opened.text}</Text> : null}
      {opened?.kind === 'failed' ? <None role="alert">{translate('candidates.resumeUnread')}</None> : null}
    </>
  );
};
