import type { Field } from '../../../domain/resource.ts';
import type { Condition } from '../../providers/data/listQuery.ts';
import type { Operator } from './operators.ts';

export type FilterProps = {
  readonly field: Field;
  /** Message stem of the entity. */
  readonly entity: string;
  readonly operator: Operator;
  readonly condition: Condition;
  readonly onChange: (condition: Condition) => void;
  /** DOM id of the label. */
  readonly labelId: string;
};
