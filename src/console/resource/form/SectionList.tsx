import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'ra-core';
import { useShownSections } from './useShownSections.ts';
import type { Section } from './sections.ts';

const List = styled('nav')({
  padding: '20px 8px 0 16px',
  '& a': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, minHeight: 32, padding: '4px 10px', borderRadius: 6, color: 'var(--text-2)', textDecoration: 'none' },
  '& a:hover': { background: 'var(--hover)' },
  '& a[aria-current]': { background: 'var(--canvas)', color: 'var(--text)', fontWeight: 500 },
});

const Count = styled('span')({ height: 18, padding: '0 6px', borderRadius: 4, fontSize: 12, lineHeight: '18px', background: 'var(--bad-wash)', color: 'var(--bad)' });

/** The sections at the left, the one in view marked, each with the number of its fields that need a fix. */
export const SectionList = ({ entity, formId, sections: all }: { readonly entity: string; readonly formId: string; readonly sections: readonly Section[] }) => {
  const sections = useShownSections(entity, all);
  const translate = useTranslate();
  const { errors } = useFormState();
  const current = useSectionInView(sections.map(({ key }) => `${formId}-${key}`));
  return (
    <List aria-label={translate('form.sections')}>
      {sections.map(({ key, label, fields }) => {
        const count = fields.filter((field) => errors[field.key] !== undefined).length;
        const id = `${formId}-${key}`;
        return (
          <a
            key={key}
            href={`#${id}`}
            aria-current={current === id ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(id)?.scrollIntoView({ block: 'start' });
            }}
          >
            {translate(label)}
            {count > 0 ? <Count aria-label={translate('form.needFix', { smart_count: count })}>{count}</Count> : null}
          </a>
        );
      })}
    </List>
  );
};

const useSectionInView = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = key.split(' ').find((id) => seen.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: '-56px 0px -60% 0px' },
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
};
