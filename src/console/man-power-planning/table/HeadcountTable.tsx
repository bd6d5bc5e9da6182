import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { sumOfFigures, type HeadcountNode } from '../../../domain/planning/headcount-tree.ts';
import { Table } from '../Table.ts';
import { useTold } from '../useTold.ts';
import { FigureCells } from './FigureCells.tsx';
import { PositionRows } from './PositionRows.tsx';
import type { ReadTableOfOrganizationQuery } from '../../../../generated/recruitment/operations.ts';

type Department = ReadTableOfOrganizationQuery['answer']['departments'][number];
type DepartmentNode = HeadcountNode<Department>;

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8 });

type Props = {
  readonly label: string;
  readonly nodes: readonly DepartmentNode[];
  readonly isOpen: (departmentId: string) => boolean;
  readonly onToggle: (departmentId: string) => void;
  readonly planId: string | null;
  readonly quarter: number;
  readonly currency: string;
};

/** Departments with the figures of all below them; each opens to its positions and departments. */
export const HeadcountTable = ({ label, nodes, isOpen, onToggle, planId, quarter, currency }: Props) => {
  const { translate } = useTold();
  const whole = sumOfFigures(nodes.map(({ all }) => all));
  const hasCosts = whole.annualCost != null;
  const rows = (node: DepartmentNode, level: number) => {
    const { departmentId, name, headName } = node.department;
    const opened = isOpen(departmentId);
    return [
      <tr key={departmentId}>
        <th scope="row" style={{ paddingLeft: level * 24 + 8 }}>
          <span className="name department">
            <button type="button" aria-expanded={opened} onClick={() => onToggle(departmentId)}>
              <ChevronRight size={16} aria-hidden />
              <span>{name}</span>
            </button>
            {headName ? <small>{headName}</small> : null}
          </span>
        </th>
        <FigureCells figures={node.all} currency={currency} hasCosts={hasCosts} />
      </tr>,
      ...(opened ? [<PositionRows key={`${departmentId} positions`} department={node.department} planId={planId} quarter={quarter} level={level + 1} currency={currency} hasCosts={hasCosts} />, ...node.below.flatMap((below): React.JSX.Element[] => rows(below, level + 1))] : []),
    ];
  };
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{translate('planning.department')}</th>
            <th scope="col">{translate('planning.planned')}</th>
            <th scope="col">{translate('planning.filled')}</th>
            <th scope="col" className="wide bar" aria-label={translate('planning.staffing')} />
            <th scope="col" className="wide">{translate('planning.onNotice')}</th>
            <th scope="col" className="wide">{translate('planning.hiring')}</th>
            <th scope="col">{translate('planning.open')}</th>
            <th scope="col">{translate('planning.over')}</th>
            {hasCosts ? <th scope="col" className="wide">{translate('planning.annualCost')}</th> : null}
          </tr>
        </thead>
        <tbody>{nodes.flatMap((node) => rows(node, 0))}</tbody>
        <tfoot>
          <tr>
            <th scope="row">{translate('planning.all')}</th>
            <FigureCells figures={whole} currency={currency} hasCosts={hasCosts} />
          </tr>
        </tfoot>
      </Table>
    </Scroll>
  );
};
