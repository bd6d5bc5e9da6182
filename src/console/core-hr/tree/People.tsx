import { useTranslate } from 'ra-core';
import type { Node } from './departments.ts';

/** How many people a department has, and how many with those below; nothing where they may not be counted. */
export const People = ({ node: { department, people, below } }: { readonly node: Node }) => {
  const translate = useTranslate();
  if (department.people === null || department.people === undefined) return <span className="people" />;
  return (
    <span className="people">
      {translate('departmentTree.people', { smart_count: department.people })}
      {below.length > 0 && people !== null ? <small>{translate('departmentTree.below', { smart_count: people })}</small> : null}
    </span>
  );
};
