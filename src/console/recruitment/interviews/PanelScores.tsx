import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueries } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { cardQuery } from './cardQuery.ts';
import type { Card } from './useScorecard.ts';
import type { Round } from './useSchedule.ts';

const Scroll = styled('div')({ overflowX: 'auto' });
const Table = styled('table')({ borderCollapse: 'collapse', width: '100%', '& th, & td': { textAlign: 'left', padding: '6px 12px 6px 0', borderBottom: '1px solid var(--hair)', fontWeight: 400, verticalAlign: 'top' }, '& thead th': { fontSize: 12, fontWeight: 500, color: 'var(--text-2)' }, '& td[data-number]': { fontVariantNumeric: 'tabular-nums' }, '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', overflowWrap: 'anywhere' } });

type Props = { readonly round: Round; readonly interviewId: number; readonly candidateId: number };

const named = (status: string): string => (status === 'Submitted' ? 'enum.ScorecardStatus.SUBMITTED' : `enum.PanelResponse.${status.toUpperCase()}`);

/** Scores of the panel side by side, skill by skill: those that the reader may see. */
const SideBySide = ({ round, interviewId, candidateId }: Props) => {
  const translate = useTranslate();
  const seen = round.panelDetails.filter(({ scorecardId }) => scorecardId != null);
  const cards = useQueries({ queries: seen.map(({ memberId }) => cardQuery({ interviewId, candidateId, roundId: round.roundId }, memberId)) }).flatMap(({ data }) => data ?? []);
  const lines = new Map(cards.flatMap(({ categories }) => categories.flatMap(({ category, skills }) => skills.map(({ skillId, skill }) => [`${category} ${skillId}`, { category, skill }] as const))));
  const of = (card: Card, key: string) => card.categories.flatMap(({ category, skills }) => skills.map((skill) => ({ key: `${category} ${skill.skillId}`, ...skill }))).find((line) => line.key === key);
  return (
    <Scroll tabIndex={0} role="region" aria-label={translate('interviews.scorecards')}>
      <Table>
        <thead><tr><th scope="col">{translate('scorecardSkill.skill')}</th>{cards.map(({ scorecardId, panelMember }) => <th key={scorecardId} scope="col">{panelMember}</th>)}</tr></thead>
        <tbody>
          {[...lines].map(([key, { skill }]) => (
            <tr key={key}>
              <th scope="row">{skill}</th>
              {cards.map((card) => <td key={card.scorecardId} data-number>{of(card, key)?.score ?? translate('interviews.notAsked')}<small>{of(card, key)?.comment}</small><small>{of(card, key)?.note}</small></td>)}
            </tr>
          ))}
          <tr><th scope="row">{translate('scorecard.note')}</th>{cards.map(({ scorecardId, note }) => <td key={scorecardId}><small>{note}</small></td>)}</tr>
        </tbody>
      </Table>
    </Scroll>
  );
};

/** Who is on the panel, who has submitted, and what they found, as far as the reader may know it. */
export const PanelScores = (props: Props) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const [isOpen, setOpen] = useState(false);
  const { panelDetails } = props.round;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const isBlind = panelDetails.some(({ status, scorecardId }) => status === 'Submitted' && scorecardId == null);
  return (
    <>
      <Scroll>
        <Table>
          <thead><tr>{['interviews.panel', 'scheduledRoundMember.response', 'scheduledRoundMember.score', 'scorecard.recommendation'].map((key) => <th key={key} scope="col">{translate(key)}</th>)}</tr></thead>
          <tbody>
            {panelDetails.map(({ memberId, name, designation, status, totalScore, recommendation }) => (
              <tr key={memberId}>
                <th scope="row">{name}<small>{designation}</small></th>
                <td>{translate(named(status))}</td>
                <td data-number>{totalScore == null ? '–' : number.format(totalScore)}</td>
                <td>{recommendation ? translate(`enum.Recommendation.${recommendation}`) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      {isBlind ? <p>{translate('interviews.blind')}</p> : null}
      {panelDetails.some(({ scorecardId }) => scorecardId != null) ? <Button size="small" variant="text" sx={{ justifySelf: 'start' }} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>{translate('interviews.scorecards')}</Button> : null}
      {isOpen ? <SideBySide {...props} /> : null}
    </>
  );
};
