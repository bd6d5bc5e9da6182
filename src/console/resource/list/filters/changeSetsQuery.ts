import { print } from 'graphql';
import { ReadChangeSetsDocument } from '../../../../../generated/monitoring/operations.ts';

export const changeSetsQuery = print(ReadChangeSetsDocument);
