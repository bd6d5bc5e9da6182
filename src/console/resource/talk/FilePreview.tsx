import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import Button from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { openStored, PLAIN_PDF, release, type Opened } from '../../fields/file/openStored.ts';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { widths } from '../../shell/widths.ts';
import type { TalkFile } from './talk.ts';

const Head = styled('header')({ display: 'flex', alignItems: 'center', gap: 4, flex: 'none', padding: '8px 8px 8px 20px', borderBottom: '1px solid var(--line)', '& h2': { flex: 1, minWidth: 0, fontSize: 16, lineHeight: '24px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } });
const Body = styled('div')({ flex: 1, minHeight: 0, display: 'flex', background: 'var(--canvas)' });
const Frame = styled('iframe')({ flex: 1, border: 0 });
const Picture = styled('img')({ margin: 'auto', maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' });
const Text = styled('pre')({ flex: 1, minWidth: 0, margin: 0, padding: 20, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: 'inherit', background: 'var(--surface)' });
const Rest = styled('p')({ margin: '16px 0 0', paddingTop: 12, borderTop: '1px solid var(--line)', color: 'var(--text-2)' });
const Failed = styled('div')({ margin: 'auto', padding: 20, display: 'grid', justifyItems: 'center', gap: 12, color: 'var(--text-2)' });

/** So much of a text is drawn; browsers stand still over more. */
const MOST_LETTERS = 200_000;

type Props = {
  readonly file: TalkFile;
  readonly onDownload: () => void;
  readonly onClose: () => void;
  /** The file before or after it that can be looked at. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
};

/** A file of a record as it looks, without downloading it. Escape closes it, the arrows lead to the next one. */
export const FilePreview = ({ file, onDownload, onClose, onPrevious, onNext }: Props) => {
  const translate = useTranslate();
  const isPhone = useMediaQuery(widths.phone, { noSsr: true });
  const { key, name } = file;
  const id = useId();
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isHere = true;
    let mine: Opened | undefined;
    const show = (next: Opened): void => {
      mine = next;
      if (isHere) setOpened(next);
      else release(next);
    };
    setOpened(undefined);
    setFailure(undefined);
    openStored(key, name).then(show, (error: unknown) => isHere && setFailure(error));
    return () => {
      isHere = false;
      release(mine);
    };
  }, [key, name, tries]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const go = event.key === 'ArrowLeft' ? onPrevious : event.key === 'ArrowRight' ? onNext : undefined;
    // A long text scrolls by its keys.
    if (!go || event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).tagName === 'PRE') return;
    event.preventDefault();
    go();
  };
  const button = translate('talk.download', { name });
  return (
    <MuiDialog open onClose={onClose} onKeyDown={onKeyDown} fullScreen={isPhone} aria-labelledby={id} slotProps={{ paper: { sx: isPhone ? {} : { width: 'min(960px, calc(100vw - 64px))', maxWidth: 'none', height: 'calc(100vh - 64px)', maxHeight: 'none' } } }}>
      <Head>
        <h2 id={id}>{name}</h2>
        {onPrevious || onNext ? (
          <>
            <IconButton aria-label={translate('talk.previousFile')} disabled={!onPrevious} onClick={onPrevious}>
              <ChevronLeft />
            </IconButton>
            <IconButton aria-label={translate('talk.nextFile')} disabled={!onNext} onClick={onNext}>
              <ChevronRight />
            </IconButton>
          </>
        ) : null}
        <IconButton aria-label={button} title={button} onClick={onDownload}>
          <Download />
        </IconButton>
        <IconButton aria-label={translate('shell.close')} onClick={onClose} autoFocus>
          <X />
        </IconButton>
      </Head>
      <Body aria-busy={(opened === undefined && failure === undefined) || undefined}>
        {failure === undefined ? null : <ErrorState error={failure} small onRetry={() => setTries(tries + 1)} />}
        {opened === undefined && failure === undefined ? <Skeleton widths={[260, 180, 240]} /> : null}
        {opened?.kind === 'picture' ? <Picture src={opened.address} alt={name} onError={() => setOpened({ kind: 'failed' })} /> : null}
        {opened?.kind === 'frame' ? <Frame src={`${opened.address}${PLAIN_PDF}`} title={name} referrerPolicy="no-referrer" /> : null}
        {opened?.kind === 'text' ? (
          <Text tabIndex={0}>
            {opened.text.slice(0, MOST_LETTERS)}
            {opened.text.length > MOST_LETTERS ? <Rest>{translate('talk.restInDownload')}</Rest> : null}
          </Text>
        ) : null}
        {opened?.kind === 'failed' ? (
          <Failed role="alert">
            {translate('talk.unread')}
            <Button startIcon={<Download size={16} />} onClick={onDownload}>
              {button}
            </Button>
          </Failed>
        ) : null}
      </Body>
    </MuiDialog>
  );
};
