import { addDays, type Day, type DayRange } from '@back-office/shared/format';
import { writeRange, type MeasureId } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { withParams } from '@back-office/shared/url';
import { transactionsAddress } from '../../../domain/transactionsView';
import type { DeferredLineId } from './deferredLines';
import { deferredControls } from './deferredParams';
import type { Flow, RollForward } from './rollForward';
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

type Change = Exclude<keyof Flow, 'opening' | 'closing'>;

const changeLines: Readonly<Record<'deposits' | 'giftCards', Partial<Record<Change, DeferredLineId>>>> = {
  deposits: { collected: 'partial-payments', redeemed: 'deposit-redeemed' },
  giftCards: { collected: 'gift-card-sales', redeemed: 'gift-card', refunded: 'gc-refund' },
};

/**
 * The address behind a figure of a scenario's roll-forward, which ignores the filters: changes lead to their payments,
 * balances to the full cycle, which shows the balance after each payment.
 */
export function flowAddress(column: keyof RollForward, step: keyof Flow, params: URLSearchParams): string | undefined {
  const unfiltered = Object.fromEntries(
    deferredControls.flatMap(({ name, field }) => (field ? [[name, undefined]] : [])),
  );
  if (step === 'opening' || step === 'closing') return addressWith(paths.fullCycle(), params, unfiltered);
  const line = column === 'total' ? undefined : changeLines[column][step];
  return line && addressWith(paths.deferredTransactions(), params, { ...unfiltered, line });
}

/**
 * The list of what is deferred when a day begins, which is the balance at the end of the day before. `range` is that of
 * the report, to which the list leads back.
 */
export function balanceAddress(day: Day, range: DayRange): string {
  return addressWith(paths.deferredTransactions(), writeRange(new URLSearchParams(), range), { open: day });
}

const storeLines: Readonly<Record<'deposits' | 'giftCards', Partial<Record<Change, MeasureId>>>> = {
  deposits: { collected: 'deposits-collected', redeemed: 'deposits-redeemed' },
  giftCards: { collected: 'gift-card-sales', redeemed: 'gift-cards-redeemed' },
};

/**
 * The address behind a figure of the store's roll-forward: balances lead to their list, changes to their transactions.
 * The total of a change has no list of its own, because its parts are beside it.
 */
export function storeFlowAddress(column: keyof RollForward, step: keyof Flow, range: DayRange): string | undefined {
  if (step === 'opening') return balanceAddress(range.from, range);
  if (step === 'closing') return balanceAddress(addDays(range.to, 1), range);
  const line = column === 'total' ? undefined : storeLines[column][step];
  return line && transactionsAddress({ range, line });
}

export function addressWith(
  path: string,
  params: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  return `${path}?${withParams(params, { detail: undefined, txn: undefined, line: undefined, ...changes }).toString()}`;
}
