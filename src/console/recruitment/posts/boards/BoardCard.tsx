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
import { refusalText } from '../../candidates/acts/refusalText.ts';

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
const NumberForm = styled('form')({ display: 'flex', alignItems: 'flex-start', gap: 8, '& .MuiFormControl-root': { flex: '1 1 0', minWidth: 0 }, '& .MuiButton-root': { flex: 'none', marginTop: 20 } });
const Named = styled('label')({ display: 'flex', alignItems: 'center', gap: 4 });

type Wanted = { readonly isOn?: boolean; readonly needsKey?: boolean; readonly advertiserId?: string | null; readonly newKey?: boolean };

/** One job board: whether it may fetch the posts, by which address, and when it was there last. */
export const BoardCard = ({ feed, mayChange }: { readonly feed: Feed; readonly mayChange: boolean }) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const id = useId();
  const { run, isWorking, refusal } = useChange('recruitment');
  const [typed, setTyped] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { board, isOn, needsKey, advertiserId, address, posts, lastFetchedAt, lastFetchedBy, warning } = feed;
  const name = translate(`enum.JobBoard.${board}`);
  const number = typed ?? advertiserId ?? '';
  const wrong = refusal?.problems.find(({ field }) => field === 'advertiserId')?.message;
  const save = (wanted: Wanted) => run(SaveJobBoardDocument, { board, isOn, needsKey, advertiserId: advertiserId ?? null, ...wanted }, translate('boards.saved', { name }));
  const saveNumber = async (): Promise<void> => {
    if (await save({ advertiserId: number.trim() || null })) setTyped(undefined);
  };
  return (
    <Box aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{name}</h2>
      <p>{translate(`boards.feed.${board}`)}</p>
      {warning ? <Note tone="warning" title={warning} /> : null}
      <Named>
        <Switch checked={isOn} disabled={!mayChange || isWorking} onChange={(event) => void save({ isOn: event.target.checked })} slotProps={{ input: { 'aria-label': `${translate('boards.on')}: ${name}` } }} />
        {translate('boards.on')}
      </Named>
      {isOn ? (
        <>
          <FeedAddress name={name} address={address} />
          <p>
            {translate('boards.posts', { smart_count: posts })} · {lastFetchedAt ? translate('boards.fetched', { when: exactMoment(lastFetchedAt, formats), by: lastFetchedBy ?? '' }) : translate('boards.notFetched')}
          </p>
          {board === 'ANY' ? null : (
            <NumberForm
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void saveNumber();
              }}
            >
              <TextField
                size="small"
                label={translate('jobBoardIntegration.advertiserId')}
                value={number}
                disabled={!mayChange}
                error={wrong !== undefined}
                helperText={wrong}
                onChange={(event) => setTyped(event.target.value)}
                slotProps={{ htmlInput: { maxLength: 60 } }}
              />
              {mayChange && number.trim() !== (advertiserId ?? '') ? <Button type="submit" variant="contained" loading={isWorking}>{translate('form.save')}</Button> : null}
            </NumberForm>
          )}
          <Line>
            <Named>
              <Switch checked={needsKey} disabled={!mayChange || isWorking} onChange={(event) => void save({ needsKey: event.target.checked })} slotProps={{ input: { 'aria-label': `${translate('jobBoardIntegration.needsKey')}: ${name}` } }} />
              {translate('jobBoardIntegration.needsKey')}
            </Named>
            {needsKey && mayChange ? <Button onClick={() => setAsking(true)}>{translate('boards.newKey')}</Button> : null}
          </Line>
          <p>{translate('jobBoardIntegration.needsKey.help')}</p>
        </>
      ) : null}
      {refusal && wrong === undefined ? <Refused role="alert">{refusalText(refusal, translate)}</Refused> : null}
      {isAsking ? (
        <ConfirmDialog
          title={`${translate('boards.newKey')}: ${name}`}
          confirm={translate('boards.newKey')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void save({ newKey: true });
          }}
        >
          {translate('boards.newKeyAsk')}
        </ConfirmDialog>
      ) : null}
    </Box>
  );
};
