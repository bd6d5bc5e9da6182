import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import type { Sending } from './useFileUploads.ts';

const Line = styled('li')({ display: 'flex', alignItems: 'flex-start', gap: 12, padding: '10px 0', borderBottom: '1px solid var(--hair)', '& > svg': { flex: 'none', marginTop: 2, color: 'var(--text-2)' }, '&[data-bad] > svg, &[data-bad] p': { color: 'var(--bad)' } });
const Body = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', '& p': { margin: 0, fontSize: 12, lineHeight: '16px' }, '& .MuiLinearProgress-root': { marginTop: 6 } });

/** A file on its way, which can be cancelled, or why it was not taken. */
export const SendingLine = ({ sending: { name, share, problem }, onDrop }: { readonly sending: Sending; readonly onDrop: () => void }) => {
  const translate = useTranslate();
  const percent = Math.round(share * 100);
  return (
    <Line data-bad={problem === undefined ? undefined : ''}>
      {problem === undefined ? <Upload size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
      <Body>
        {problem === undefined ? (
          <>
            {translate('talk.sending', { name, percent })}
            <LinearProgress variant="determinate" value={percent} aria-label={name} />
          </>
        ) : (
          <>
            {name}
            <p role="alert">{problem}</p>
          </>
        )}
      </Body>
      <IconButton size="small" aria-label={translate(problem === undefined ? 'talk.sendingCancel' : 'talk.dismiss', { name })} onClick={onDrop}>
        <X size={16} />
      </IconButton>
    </Line>
  );
};
