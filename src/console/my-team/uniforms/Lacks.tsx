import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { StatusMark, type StatusTone } from '../../shell/pieces/StatusMark.tsx';
import { useDays } from './useDays.ts';
import type { UniformPerson } from './useUniforms.ts';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: '2px 16px', margin: 0, padding: '6px 0', listStyle: 'none', color: 'var(--text)', '& li': { display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' }, '& small': { fontSize: 12, color: 'var(--text-2)' } });

const one = (standings: UniformPerson['standings'], of: 'missing' | 'due'): string | null => {
  const found = standings.filter((standing) => standing[of] > 0);
  return found.length === 0 ? null : found.map(({ item }) => item).join(', ');
};

/** What there is to be done about somebody's uniform, in words; nothing where all is well. */
export const Lacks = ({ person }: { readonly person: UniformPerson }) => {
  const translate = useTranslate();
  const day = useDays();
  const { missing, due, unacknowledged, unsigned, toReturn, isLeaving, lastWorkingDay, standings } = person;
  const lines: { readonly key: string; readonly tone: StatusTone; readonly text: string; readonly more: string | null }[] = [
    ...(toReturn > 0 ? [{ key: 'toReturn', tone: 'off' as const, text: translate('uniforms.toReturn', { smart_count: toReturn }), more: lastWorkingDay == null ? null : translate('uniforms.leavesOn', { day: day(lastWorkingDay) }) }] : []),
    ...(missing > 0 ? [{ key: 'missing', tone: 'off' as const, text: translate('uniforms.missing', { smart_count: missing }), more: one(standings, 'missing') }] : []),
    ...(due > 0 ? [{ key: 'due', tone: 'wait' as const, text: translate('uniforms.due', { smart_count: due }), more: one(standings, 'due') }] : []),
    ...(unacknowledged > 0 ? [{ key: 'unacknowledged', tone: 'info' as const, text: translate('uniforms.unacknowledged', { smart_count: unacknowledged }), more: null }] : []),
    ...(unsigned > 0 ? [{ key: 'unsigned', tone: 'info' as const, text: translate('uniforms.unsigned', { smart_count: unsigned }), more: translate('uniforms.noAccount') }] : []),
  ];
  if (lines.length === 0) return <List><li><StatusMark tone="ok" />{translate(isLeaving ? 'uniforms.nothingToReturn' : 'uniforms.complete')}</li></List>;
  return <List>{lines.map(({ key, tone, text, more }) => <li key={key}><StatusMark tone={tone} />{text}{more === null ? null : <small>{more}</small>}</li>)}</List>;
};
