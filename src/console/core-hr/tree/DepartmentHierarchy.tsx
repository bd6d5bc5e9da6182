import { useMemo, useState } from 'react';
import List from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { fold } from '../../fields/input/fold.ts';
import { useSession } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { DepartmentTree } from './DepartmentTree.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { MoveQuestion } from './MoveQuestion.tsx';
import { TreeTools } from './TreeTools.tsx';
import { countFitting, findIn, linesOf, narrowed, treeOf } from './departments.ts';
import { useDepartmentTree } from './useDepartmentTree.ts';
import { useFolding } from './useFolding.ts';
import type { Line, Node } from './departments.ts';
import type { Move } from './MoveQuestion.tsx';

const path = '/core-hr/department-hierarchy';

const linkedOf = (line: Line | null) => (line === null ? null : { id: line.node.department.id, title: line.node.department.name, code: line.node.department.code });

/** /core-hr/department-hierarchy: the departments as a tree, in which they are moved. */
export const DepartmentHierarchy = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const rights = useSession()?.rights.DEPARTMENT_HIERARCHY;
  const label = useScreenLabel()({ path });
  const crumbs = useCrumbs(path);
  const { data, error, refetch } = useDepartmentTree();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Line>();
  const [move, setMove] = useState<Move>();
  const departments = data ?? [];
  const tree = useMemo(() => treeOf(data ?? []), [data]);
  const folding = useFolding(departments);
  const words = fold(search.trim());
  const shown: readonly Node[] = words === '' ? tree : narrowed(tree, words);
  const lines = linesOf(shown, words === '' ? folding.isOpen : () => true);
  const parentOf = ({ parent }: Line) => linkedOf(lines.find(({ node }) => node.department.id === parent) ?? null);
  if (error && !data) return <ErrorState error={error} isPage onRetry={() => void refetch()} />;
  const add = { label: translate('departmentTree.add'), run: () => void navigate('/core-hr/departments/create') };
  return (
    <>
      <PageHeader
        title={label}
        crumbs={crumbs}
        favourite={path}
        actions={[
          { key: 'list', kind: 'outlined', label: translate('departmentTree.list'), icon: <List />, run: () => void navigate('/core-hr/departments') },
          ...(rights?.add ? [{ key: 'add', kind: 'filled' as const, icon: <Plus />, shortLabel: translate('action.add'), ...add }] : []),
        ]}
      />
      {data === undefined ? (
        <Skeleton widths={[320, 280, 360, 300]} />
      ) : departments.length === 0 ? (
        <EmptyState title={translate('departmentTree.noneTitle')} message={translate('departmentTree.noneWhy')} {...(rights?.add ? { action: add } : {})} />
      ) : (
        <>
          <TreeTools
            search={search}
            onSearch={setSearch}
            told={words === '' ? translate('departmentTree.count', { smart_count: departments.length }) : translate('departmentTree.found', { smart_count: countFitting(tree, words) })}
            isOpen={folding.isAll}
            onOpen={folding.openAll}
          />
          {lines.length === 0 ? (
            <EmptyState title={translate('departmentTree.nothing')} action={{ label: translate('departmentTree.clear'), run: () => setSearch('') }} />
          ) : (
            <DepartmentTree lines={lines} onToggle={folding.toggle} {...(rights?.update ? { onAskWhere: setAsked } : {})} onDrop={(line, on) => setMove({ node: line.node, parent: linkedOf(on) })} />
          )}
        </>
      )}
      {asked ? (
        <MoveDialog
          // A search leaves out departments below it, into which it cannot move either.
          node={findIn(tree, asked.node.department.id) ?? asked.node}
          parent={parentOf(asked)}
          onClose={() => setAsked(undefined)}
          onChoose={(parent) => {
            setAsked(undefined);
            setMove({ node: asked.node, parent });
          }}
        />
      ) : null}
      {move ? <MoveQuestion move={move} onClose={() => setMove(undefined)} /> : null}
    </>
  );
};
