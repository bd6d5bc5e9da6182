import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Section } from './sections.ts';

const Tag = styled('span')({ marginLeft: 4, padding: '0 6px', borderRadius: 4, fontSize: 12, lineHeight: '20px', fontWeight: 500, whiteSpace: 'nowrap', background: 'var(--canvas)', color: 'var(--text-2)' });

/** The title of a section; one that the organisation made says so. */
export const SectionTitle = ({ of: { label, isOwn }, id }: { readonly of: Section; readonly id?: string }) => {
  const translate = useTranslate();
  return (
    <h2 id={id}>
      {translate(label)}
      {isOwn ? ' ' : null}
      {isOwn ? <Tag>{translate('form.section.own')}</Tag> : null}
    </h2>
  );
};
