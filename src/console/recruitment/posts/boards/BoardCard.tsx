import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { SaveJobBoardDocument, type ReadJobBoardFeedsQuery } from '../../../../../generated/recruitment/operations.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { exactMoment } from '../../../resource/history/momentText.ts';
import { ConfirmDialog } from '../../../shell/pieces/ConfirmDialog.tsx';
import { Note } from '../../../shell/pieces/Note.tsx';
import { Refused } from '../../../shell/pieces/Refused.tsx';
import { FeedAddress } from '../publishing/FeedAddress.tsx';
import { useChange } from '../../../resource/acts/useChange.ts';

export type Feed = ReadJobBoardFeedsQuery['answer']['feeds'][number];

const Box = styled('section')({
  display: 'grid',
  gap: 12,
  padding: 16,
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--surface)',
  '& h2': { margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  '& p': { margin: 0, color: 'var(--text-2)', lineHeight: '20px', overflowWrap: 'anywhere' },
});
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Named = styled('label')({ display: 'flex', alignItems: 'center', gap: 4 });

type Wanted = { readonly isOn?: boolean; readonly needsKey?: boolean; readonly advertiserId?: string | null; readonly newKey?: boolean };

/** One job board: whether it may fetch the posts, by which address, and when it was there last. */
export const BoardCard = ({ feed, mayChange }: { readonly feed: Feed; readonly mayChange: boolean }) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const id = useId();
  const { run, isWorking, refusal } = useChange('recruitment');
  const [number, setNumber] = useState(feed.advertiserId ?? '');
  const [isAsking, setAsking] = useState(false);
  const { board, isOn, needsKey, advertiserId, address, posts, lastFetchedAt, lastFetchedBy, warning } = feed;
  const name = translate(`enum.JobBoard.${board}`);
  const save = (wanted: Wanted): void => void run(SaveJobBoardDocument, { board, isOn, needsKey, advertiserId: advertiserId ?? null, ...wanted }, translate('boards.saved', { name }));
  return (
    <Box aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{name}</h2>
      <p>{translate(`boards.feed.${board}`)}</p>
      {warning ? <Note tone="warning" title={warning} /> : null}
      <Named>
        <Switch checked={isOn} disabled={!mayChange || isWorking} onChange={(event) => save({ isOn: event.target.checked })} slotProps={{ input: { 'aria-label': `${translate('boards.on')}: ${name}` } }} />
        {translate('boards.on')}
      </Named>
      {isOn ? (
        <>
          <FeedAddress name={name} address={address} />
          <p>
            {translate('boards.posts', { smart_count: posts })} · {lastFetchedAt ? translate('boards.fetched', { when: exactMoment(lastFetchedAt, formats), by: lastFetchedBy ?? '' }) : translate('boards.notFetched')}
          </p>
          {board === 'ANY' ? null : (
            <Line>
              <TextField
                size="small"
                label={translate('jobBoardIntegration.advertiserId')}
                value={number}
                disabled={!mayChange}
                onChange={(event) => setNumber(event.target.value)}
                slotProps={{ htmlInput: { maxLength: 60 } }}
              />
              {mayChange && number.trim() !== (advertiserId ?? '') ? (
                <Button variant="contained" loading={isWorking} onClick={() => save({ advertiserId: number.trim() || null })}>
                  {translate('form.save')}
                </Button>
              ) : null}
            </Line>
          )}
          <Line>
            <Named>
              <Switch checked={needsKey} disabled={!mayChange || isWorking} onChange={(event) => save({ needsKey: event.target.checked })} slotProps={{ input: { 'aria-label': `${translate('jobBoardIntegration.needsKey')}: ${name}` } }} />
              {translate('jobBoardIntegration.needsKey')}
            </Named>
            {needsKey && mayChange ? <Button onClick={() => setAsking(true)}>{translate('boards.newKey')}</Button> : null}
          </Line>
          <p>{translate('jobBoardIntegration.needsKey.help')}</p>
        </>
      ) : null}
      {refusal ? <Refused role="alert">{[refusal.message, ...refusal.told].join(' ')}</Refused> : null}
      {isAsking ? (
        <ConfirmDialog
          title={`${translate('boards.newKey')}: ${name}`}
          confirm={translate('boards.newKey')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            save({ newKey: true });
          }}
        >
          {translate('boards.newKeyAsk')}
        </ConfirmDialog>
      ) : null}
    </Box>
  );
};
