import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { cellOf } from '../../fields/cells.tsx';
import { recordCode } from '../form/recordName.ts';
import { useFieldRights } from '../form/useFieldRights.ts';
import { listAddress } from './listAddress.ts';
import { useEntityWords } from '../list/entityWords.ts';
import { useLinked } from './useLinked.ts';
import type { Link as Linked, ShownAt } from './useLinked.ts';
import type { CellFormats } from '../../fields/cellKind.ts';
import type { Values } from '../form/values.ts';
import type { Resource, Screen } from '../../../domain/resource.ts';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  marginTop: 2,
  color: 'var(--text-2)',
  '& a': { color: 'var(--accent-text)', fontWeight: 500, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
});

const CountLink = ({ link, shownAt }: { readonly link: Linked; readonly shownAt: ShownAt }) => {
  const words = useEntityWords(link);
  return <Link to={listAddress(shownAt.path, shownAt.filter)}>{words.counted(link.total, link.isEstimate)}</Link>;
};

type Props = { readonly resource: Resource; readonly screen: Screen; readonly record: Values & { readonly id: string }; readonly formats: CellFormats };

/** What a record is in one line: its code, up to two references or choices of the list's columns, its status, and how many refer to it. */
export const KeyFacts = ({ resource, screen, record, formats }: Props) => {
  const translate = useTranslate();
  const { visible } = useFieldRights(resource, screen);
  const { linked } = useLinked(resource, [record.id]);
  const facts = visible.filter(({ kind, inList }) => inList && (kind === 'reference' || kind === 'choice')).slice(0, 2);
  const status = visible.find(({ kind }) => kind === 'status');
  const most = linked.filter(({ shownAt }) => shownAt !== undefined).toSorted((a, b) => b.total - a.total)[0];
  return (
    <Line>
      {recordCode(resource, record) === undefined ? null : <span>{recordCode(resource, record)}</span>}
      {[...facts, ...(status ? [status] : [])].map((field) => {
        const kind = cellOf(field);
        const text = kind.text(record[field.name], field, record, formats);
        if (text === '') return null;
        return (
          <span key={field.key} title={translate(`${resource.name}.${field.name}`)}>
            {kind.Show ? <kind.Show value={record[field.name]} text={text} field={field} /> : text}
          </span>
        );
      })}
      {most?.shownAt && most.total > 0 ? <CountLink link={most} shownAt={most.shownAt} /> : null}
    </Line>
  );
};
