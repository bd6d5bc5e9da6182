import { print } from 'graphql';
import { useQuery } from '@tanstack/react-query';
import { ReadDepartmentTreeDocument } from '../../../../generated/core-hr/operations.ts';
import type { ReadDepartmentTreeQuery } from '../../../../generated/core-hr/operations.ts';
import { ask } from '../../shell/ask.ts';

const query = print(ReadDepartmentTreeDocument);

/** Every department, read anew after each change of a department. */
export const useDepartmentTree = () =>
  useQuery({
    queryKey: ['core-hr/departments', 'tree'],
    queryFn: async ({ signal }) => (await ask<ReadDepartmentTreeQuery>('core-hr', query, {}, signal)).answer.departments,
  });
