import { useMemo, type ReactNode } from 'react';
import { unknown, type DayRange } from '@back-office/shared/format';
import type { LedgerColumns } from '../columns/columns';
import { columnsOfRows } from '../columns/columnsOfRows';
import type { TransactionLine } from '../model/lines';
import type { Payment } from '../model/tenders';
import type { Transaction } from '../model/transaction';
import type { Ledger } from '../sample/createLedger';
import { mapAnswer } from './answer';
import { sampleFacts, type LedgerFacts } from './ledgerFacts';
import { eachQuestion, type LedgerPort } from './ledgerPort';
import { LedgerPortProvider, useLedgerPort } from './LedgerPortProvider';
import { answersOfColumns } from './answersOfColumns';
import { localLedgerPort } from './localLedgerPort';

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

/** Answers at once from transactions that the sample does not have. */
export function portOfRows(
  rowsOf: (range: DayRange) => readonly Transaction[],
): Pick<LedgerPort, 'describe' | 'rows' | 'figures' | 'facets' | 'search' | 'customers'> {
  const known = new WeakMap<readonly Transaction[], LedgerColumns>();
  function columnsOf(range: DayRange): LedgerColumns {
    const rows = rowsOf(range);
    const columns = known.get(rows) ?? columnsOfRows(rows);
    known.set(rows, columns);
    return columns;
  }
  return {
    describe: () => ({ version: 'rows', ...sampleFacts, days: undefined }),
    ...answersOfColumns(columnsOf),
  };
}

/** A shop whose files hold no taxes, tips and fees, nor what was paid by digital wallet. `told`: what it says of them. */
export function portWithUnknown(ledger: Ledger, told: LedgerFacts['unknown'] = {}): LedgerPort {
  const sample = localLedgerPort(ledger);
  return {
    ...sample,
    version: 'with unknown amounts',
    ...portOfRows((range) => ledger.rowsOf(range).map(withUnknown)),
    describe: () => ({ version: 'with unknown amounts', ...sampleFacts, unknown: told, days: undefined }),
    row: (id) => mapAnswer(sample.row(id), (row) => row && withUnknown(row)),
  };
}

function withUnknown(row: Transaction): Transaction {
  const payments = row.payments.map((payment): Payment => ({
    ...payment,
    amount: payment.tender === 'Digital Wallet' ? unknown : payment.amount,
    tip: unknown,
    fee: unknown,
  }));
  const collected = payments.some(({ amount }) => amount === unknown) ? unknown : row.totalCollected;
  const lines = row.lines.map((line): TransactionLine => ({ ...line, tax: unknown }));
  return {
    ...row,
    taxes: unknown,
    tips: unknown,
    fee: unknown,
    totalCollected: collected,
    amount: collected,
    lines,
    payments,
  };
}

/** A port that answers after some milliseconds, or when the gate is opened. */
export function slowPort(port: LedgerPort, delay: number | Gate): LedgerPort {
  const wait = typeof delay === 'number' ? (signal?: AbortSignal) => pause(delay, signal) : delay.wait;
  return eachQuestion(port, (ask) => (question, options) => wait(options?.signal).then(() => ask(question, options)));
}

/** A port that fails the first times it is asked; what the shop says of itself is there. */
export function failingPort(port: LedgerPort, times: number): LedgerPort {
  let failures = 0;
  return eachQuestion(port, (ask, name) => async (question, options) => {
    if (name === 'describe') return ask(question, options);
    failures += 1;
    if (failures <= times) throw new Error('The ledger source failed.');
    return ask(question, options);
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

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
