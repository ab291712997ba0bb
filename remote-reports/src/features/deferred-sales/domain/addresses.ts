import type { Day } from '@back-office/shared/format';
import { paths } from '@back-office/shared/routes';
import { withParams } from '@back-office/shared/url';
import type { DeferredLineId } from './deferredLines';
import type { Scenario } from './scenario';

/** Where the amount of a line leads. */
export type LineTarget = 'sales detail' | 'full cycle' | 'invoice' | 'transactions';

/** The lines that merchants open most; they look like links also when their amount is zero. */
const mainTargets: Partial<Record<DeferredLineId, LineTarget>> = {
  'gross-sales': 'sales detail',
  'partial-payments': 'transactions',
  'partial-payments-deposit': 'transactions',
  'appointments-deposit': 'transactions',
  'deposit-redeemed': 'invoice',
  'appointments-deposit-redeemed': 'invoice',
};

export function mainTarget(line: DeferredLineId, { opensFullCycle }: Pick<Scenario, 'opensFullCycle'>) {
  return line === 'gross-sales' && opensFullCycle ? 'full cycle' : mainTargets[line];
}

/** The address of a target with the same scenario, range and filters. A sales detail opens over the report. */
export function lineAddress(target: LineTarget, line: DeferredLineId, params: URLSearchParams): string {
  const { path, changes } = {
    'sales detail': { path: '', changes: { detail: line } },
    'full cycle': { path: paths.fullCycle(), changes: {} },
    invoice: { path: paths.invoiceDetail(), changes: {} },
    transactions: { path: paths.deferredTransactions(), changes: { line } },
  }[target];
  return addressWith(path, params, changes);
}

/** The list of what is deferred when a day begins, which is the balance at the end of the day before. */
export function balanceAddress(day: Day): string {
  return `${paths.deferredTransactions()}?open=${day}`;
}

export function addressWith(
  path: string,
  params: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  return `${path}?${withParams(params, { detail: undefined, txn: undefined, line: undefined, ...changes }).toString()}`;
}
