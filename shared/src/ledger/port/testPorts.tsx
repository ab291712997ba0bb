import { useMemo, type ReactNode } from 'react';
import type { DayRange } from '@back-office/shared/format';
import type { LedgerColumns } from '../columns/columns';
import { columnsOfRows } from '../columns/columnsOfRows';
import { figuresOf } from '../columns/figures';
import { transactionsOf } from '../columns/transactions';
import type { Transaction } from '../model/transaction';
import type { AskOptions, LedgerPort, LentLedgerPort } from './ledgerPort';
import { LedgerPortProvider, useLedgerPort } from './LedgerPortProvider';

/** For tests: holds answers back until `open` is called. */
export interface Gate {
  /** Releases the answers that are held back now. Later ones wait for the next call. */
  open(): void;
  /** How many answers are held back; aborted requests do not count. */
  waiting(): number;
  /** Resolves when the gate is opened. */
  wait(signal?: AbortSignal): Promise<void>;
}

export function createGate(): Gate {
  const held = new Set<() => void>();
  return {
    waiting: () => held.size,
    open() {
      for (const release of [...held]) release();
    },
    wait: (signal) =>
      new Promise((resolve, reject) => {
        const release = () => {
          held.delete(release);
          resolve();
        };
        held.add(release);
        signal?.addEventListener('abort', () => {
          held.delete(release);
          reject(signal.reason);
        });
      }),
  };
}

/** Transactions and their figures, at once, for tests with transactions that the sample does not have. */
export function portOfRows(
  rowsOf: (range: DayRange) => readonly Transaction[],
): Pick<LedgerPort, 'transactions' | 'figures'> {
  const known = new WeakMap<readonly Transaction[], LedgerColumns>();
  function columnsOf(range: DayRange): LedgerColumns {
    const rows = rowsOf(range);
    const columns = known.get(rows) ?? columnsOfRows(rows);
    known.set(rows, columns);
    return columns;
  }
  return {
    transactions: (question) => transactionsOf(columnsOf(question.scope.range), question),
    figures: (question) =>
      figuresOf(columnsOf(question.range), question, question.baseline && columnsOf(question.baseline.range)),
  };
}

/** A source of the first version: it sends rows and answers no questions. */
export function rowsPort({ version, rows, row, relatedRows, deferredBalance }: LedgerPort): LentLedgerPort {
  return { version, rows, row, relatedRows, deferredBalance };
}

/** A port that answers after some milliseconds, or when the gate is opened. */
export function slowPort(port: LedgerPort, delay: number | Gate): LedgerPort {
  const wait = typeof delay === 'number' ? (signal?: AbortSignal) => pause(delay, signal) : delay.wait;
  return eachAnswer(port, (ask, signal) => wait(signal).then(ask));
}

/** A port that fails the first times it is asked. */
export function failingPort(port: LedgerPort, times: number): LedgerPort {
  let failures = 0;
  return eachAnswer(port, (ask) => {
    failures += 1;
    return failures > times ? Promise.resolve().then(ask) : Promise.reject(new Error('The ledger source failed.'));
  });
}

interface TestLedgerProps {
  /** A stable function, such as `(port) => slowPort(port, gate)`. It wraps the new ledger after every Refresh. */
  readonly wrap: (port: LedgerPort) => LedgerPort;
  readonly children: ReactNode;
}

/** Gives the screens inside the sample ledger of the page through a wrapper. */
export function TestLedger({ wrap, children }: TestLedgerProps) {
  const port = useLedgerPort();
  const wrapped = useMemo(() => wrap(port), [wrap, port]);
  return <LedgerPortProvider port={wrapped}>{children}</LedgerPortProvider>;
}

type Answering = <Value>(ask: () => Value | Promise<Value>, signal: AbortSignal | undefined) => Promise<Value>;

function eachAnswer(port: LedgerPort, answer: Answering): LedgerPort {
  return {
    version: port.version,
    rows: (query, options) => answer(() => port.rows(query, options), signalOf(options)),
    row: (id, options) => answer(() => port.row(id, options), signalOf(options)),
    relatedRows: (row, options) => answer(() => port.relatedRows(row, options), signalOf(options)),
    deferredBalance: (day, options) => answer(() => port.deferredBalance(day, options), signalOf(options)),
    figures: (question, options) => answer(() => port.figures(question, options), signalOf(options)),
    facets: (question, options) => answer(() => port.facets(question, options), signalOf(options)),
    customers: (scope, options) => answer(() => port.customers(scope, options), signalOf(options)),
    transactions: (question, options) => answer(() => port.transactions(question, options), signalOf(options)),
    search: (question, options) => answer(() => port.search(question, options), signalOf(options)),
  };
}

function signalOf(options: AskOptions | undefined) {
  return options?.signal;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
