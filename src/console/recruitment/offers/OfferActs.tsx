import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { print } from 'graphql';
import { Link } from 'react-router-dom';
import Send from 'lucide-react/icons/send';
import { ReadOffersDocument } from '../../../../generated/recruitment/operations.ts';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useSession } from '../../providers/authSession.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { ask } from '../../shell/ask.ts';
import { Buttons } from '../salary/columns.ts';
import { PreviewOfferDialog } from './PreviewOfferDialog.tsx';
import { SendOfferDialog } from './SendOfferDialog.tsx';
import { WithdrawOfferDialog } from './WithdrawOfferDialog.tsx';
import type { ReadOffersQuery } from '../../../../generated/recruitment/operations.ts';
import type { Row } from '../../providers/data/row.ts';
import type { DraftSalary } from './usePreview.ts';

const Said = styled('div')({ '& p': { margin: '0 0 4px' }, '& blockquote': { margin: '0 0 12px', padding: '0 0 0 12px', borderLeft: '3px solid var(--line)', color: 'var(--text-2)', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } });

type Props = {
  readonly record: Row;
  readonly maySend: boolean;
  /** The first day that the salary names. */
  readonly effectiveFrom: string | null;
  /** The figures beside it are not the saved ones, which the letter would name; null while they are not complete. */
  readonly draft?: DraftSalary | null;
};

/** The candidate's offer: sent of the saved salary, withdrawn while it waits, and its letter. */
export const OfferActs = ({ record, maySend, effectiveFrom, draft }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const mayWrite = useSession()?.rights['CANDIDATE_SALARY']?.update === true;
  const [open, setOpen] = useState<'send' | 'withdraw' | 'preview'>();
  const isUnsaved = draft !== undefined;
  const { standing = 'ACTIVE', employee = null } = record;
  const whyNot = standing !== 'ACTIVE' || employee !== null ? translate('offers.needsActive') : isUnsaved ? translate('offerActs.saveFirst') : undefined;
  const { data } = useQuery({ queryKey: ['offers', record.id], queryFn: ({ signal }) => ask<ReadOffersQuery>('recruitment', print(ReadOffersDocument), { candidateId: record.id }, signal) });
  if (!data || !mayWrite) return null;
  const waiting = data.offers.rows.find(({ answer }) => answer === 'PENDING');
  const shown = waiting ?? data.offers.rows[0];
  const mayPreview = !waiting && (isUnsaved || maySend);
  if (!shown && !maySend && !mayPreview) return null;
  const close = () => setOpen(undefined);
  return (
    <section data-keeps-focus>
      <h2>{translate('offerActs.title')}</h2>
      {waiting ? <p>{translate('offerActs.waits', { sent: exactMoment(String(waiting.sentOn), formats), until: writeDate(String(waiting.expiresOn), formats.dateFormat) })}<br /><span style={{ color: 'var(--text-2)' }}>{translate('offerActs.keepLetter')}</span></p> : null}
      {!waiting && shown?.respondedOn ? <Said><p>{translate('offerActs.was', { answer: translate(`enum.OfferReply.${shown.answer}`), moment: exactMoment(String(shown.respondedOn), formats) })}</p>{shown.comment ? <blockquote>{shown.comment}</blockquote> : null}</Said> : null}
      <Buttons>
        {waiting ? (
          <Button color="error" onClick={() => setOpen('withdraw')}>{translate('offerActs.withdraw')}</Button>
        ) : maySend ? (
          <Button startIcon={<Send />} disabled={whyNot !== undefined} aria-describedby={whyNot === undefined ? undefined : 'offer-why-not'} onClick={() => setOpen('send')}>{translate('offerActs.send')}</Button>
        ) : null}
        {mayPreview ? <Button disabled={draft === null} onClick={() => setOpen('preview')}>{translate('offerActs.preview')}</Button> : null}
        {shown ? <Button component={Link} to={`/recruitment/offers/${shown.id}`}>{translate('offer.letter')}</Button> : null}
      </Buttons>
      {!waiting && maySend && whyNot !== undefined ? <p id="offer-why-not" style={{ margin: '4px 0 0', color: 'var(--text-2)' }}>{whyNot}</p> : null}
      {open === 'send' ? <SendOfferDialog record={record} effectiveFrom={effectiveFrom} onClose={close} /> : null}
      {open === 'preview' ? <PreviewOfferDialog record={record} draft={draft ?? undefined} effectiveFrom={effectiveFrom} onClose={close} /> : null}
      {open === 'withdraw' && waiting ? <WithdrawOfferDialog offerId={Number(waiting.id)} who={String(record['name'])} onClose={close} /> : null}
    </section>
  );
};
