import { GenerateTaxStatementDocument } from '../../../../generated/tax-and-statutory/operations.ts';
import { workDialog } from '../../resource/acts/workDialog.tsx';

export const GenerateDialog = workDialog({
  endpoint: 'tax-and-statutory', document: GenerateTaxStatementDocument, variables: (statementId) => ({ statementId }),
  words: { menu: 'taxStatements.generate.menu', body: 'taxStatements.generate.body', begun: 'taxStatements.generating', done: 'taxStatement.done' }, count: ({ people }) => people,
});
