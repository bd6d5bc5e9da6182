import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { IssueUniformsDocument } from '../../../../../generated/core-hr/operations.ts';
import { AddGate } from '../../../resource/ahead/AddGate.tsx';
import { AheadPage } from '../../../resource/ahead/AheadPage.tsx';
import { askAnswer } from '../../../shell/askAnswer.ts';
import { Note } from '../../../shell/pieces/Note.tsx';
import { Skeleton } from '../../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../../shell/states/ErrorState.tsx';
import { useToday } from '../../../shell/useToday.ts';
import { BOARD } from '../addresses.ts';
import { useUniformChoices } from '../useUniforms.ts';
import { AheadTable } from './AheadTable.tsx';
import { IssueChoice } from './IssueChoice.tsx';
import { shortages } from './shortages.ts';
import { givenOf, piecesOf, useIssueAhead, type Asked, type Given } from './useAhead.ts';
import type { Terms } from './IssueChoice.tsx';

/** …/uniform-monitoring/issue: an item for many people, with what each is entitled to and has; one undo takes it back. */
export const IssueUniforms = () => {
  const title = useTranslate()('screen.my-team.uniform-monitoring.issue');
  return (
    <AddGate form="UNIFORM_MONITORING" title={title}>
      <Issuing title={title} />
    </AddGate>
  );
};

const Issuing = ({ title }: { readonly title: string }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const today = useToday();
  const [address] = useSearchParams();
  const { data: items, error: failure, refetch: again } = useUniformChoices();
  const [asked, setAsked] = useState<Asked>({ itemId: null, issuedOn: today, employeeIds: (address.get('people') ?? '').split(',').filter((id) => /^\d{1,18}$/.test(id)), departmentId: null, locationId: null });
  const [terms, setTerms] = useState<Terms>({ condition: 'NEW', note: '' });
  const [entered, setEntered] = useState<ReadonlyMap<string, Given>>(new Map());
  const { ahead, error, refetch, isOld } = useIssueAhead(asked);
  const item = items?.find(({ id }) => id === asked.itemId);
  const rows = ahead?.rows ?? [];
  const people = rows.flatMap((person) => {
    const given = givenOf(person, entered);
    const quantity = piecesOf(given);
    return person.problem == null && quantity > 0 ? [{ employeeId: person.employeeId, size: given.size || null, quantity }] : [];
  });
  const pieces = people.reduce((sum, { quantity }) => sum + quantity, 0);
  const unsized = item !== undefined && item.sizes.length > 0 ? people.filter(({ size }) => size === null).length : 0;
  const short = item === undefined ? [] : shortages(item, people);
  const add = async () => {
    const answer = await askAnswer('core-hr', IssueUniformsDocument, { itemId: asked.itemId!, issuedOn: asked.issuedOn!, condition: terms.condition, note: terms.note.trim() || null, people });
    await client.invalidateQueries();
    return answer;
  };
  if (failure && !items) return <ErrorState error={failure} isPage onRetry={() => void again()} />;
  return (
    <AheadPage title={title} list={BOARD} endpoint="core-hr" label={pieces === 0 ? translate('uniforms.nothingToIssue') : translate('uniforms.issuePieces', { smart_count: pieces })} isReady={pieces > 0 && unsized === 0 && !isOld} add={add} done={(added) => translate('uniforms.issuedTo', { smart_count: added })}>
      <p>{translate('uniforms.issueIntro')}</p>
      <IssueChoice items={items ?? []} asked={asked} terms={terms} onTerms={setTerms} onAsked={(next) => {
        if (next.itemId !== asked.itemId) setEntered(new Map());
        setAsked(next);
      }} />
      {error && !ahead ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {asked.itemId !== null && asked.issuedOn !== null && ahead === undefined && !error ? <Skeleton widths={[320, 480, 480]} /> : null}
      {ahead && ahead.totalRecords > rows.length ? <Note tone="warning" title={translate('uniforms.tooMany', { smart_count: ahead.totalRecords })} /> : null}
      {ahead?.totalRecords === 0 ? <EmptyState title={translate('common.noResults')} message={translate('teamDays.nobody')} /> : null}
      {short.map(({ size, asked: wanted, onHand }) => <Note key={size ?? ''} tone="warning" title={translate(size === null ? 'uniforms.short' : 'uniforms.shortOf', { size: size ?? '', smart_count: wanted, left: Math.max(onHand, 0) })} />)}
      {unsized > 0 ? <Note tone="info" title={translate('uniforms.unsized', { smart_count: unsized })} /> : null}
      {rows.length > 0 && item ? <AheadTable rows={rows} item={item} entered={entered} onEntered={setEntered} /> : null}
    </AheadPage>
  );
};
