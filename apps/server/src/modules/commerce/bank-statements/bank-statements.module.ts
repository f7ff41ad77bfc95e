import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { loadDemoStatement } from './bank-statements.demo.ts';
import { bankStatementRoutes } from './bank-statements.routes.ts';

/** Bank statements: what came in on the account, and which orders it pays. */
export const bankStatementsModule = defineModule({
  name: 'bank-statements',
  partOf: ['marketplace'],
  owns: ['bank_statement_lines', 'bank_statements'],
  personalRows: [signedRows('bank_statements', 'imported_by', 'books of account are kept by law')],
  uses: ['media', 'members', 'orders'],
  contributes: [contribute(demoLoading, loadDemoStatement)],
  routes: bankStatementRoutes,
});
