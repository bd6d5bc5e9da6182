import { HttpError } from 'react-admin';
import { ask } from '../shell/ask.ts';
import { refusedOf } from '../shell/refusedOf.ts';
import { keptOf, type KeptReport } from './useReport.ts';
import type { Definition } from '../../domain/reports/definition.ts';
import type { Named } from './SaveReport.tsx';

const ROW = 'row { id version name description entity definition owner { id title } }';
const ADD = `mutation ($input: ReportInput!) { answer: addReport(input: $input) { ${ROW} } }`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: ReportPatch!) { answer: updateReport(id: $id, version: $version, input: $input) { ${ROW} } }`;

type Saved = { readonly answer: { readonly row: Parameters<typeof keptOf>[0] } };

/** A field's problem is the sentence to show; there is no field here to put it beside. */
const asSaid = async (saving: Promise<Saved>): Promise<KeptReport> => {
  try {
    return keptOf((await saving).answer.row);
  } catch (error) {
    const [problem] = refusedOf(error).problems;
    throw problem === undefined ? error : new HttpError(problem.message, (error as HttpError).status, (error as HttpError).body);
  }
};

export const addReport = (entity: string, definition: Definition, named: Named): Promise<KeptReport> => asSaid(ask<Saved>('settings', ADD, { input: { ...named, entity, definition } }));

/** Refused where somebody else saved it meanwhile. */
export const updateReport = ({ id, version }: KeptReport, definition: Definition): Promise<KeptReport> => asSaid(ask<Saved>('settings', UPDATE, { id, version, input: { definition } }));
