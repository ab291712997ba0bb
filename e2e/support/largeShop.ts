import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { rowAt } from '../../shared/src/ledger/columns/rowAt';
import type { LedgerPort, QuestionName } from '../../shared/src/ledger/port/ledgerPort';
import { answersOfColumns } from '../../shared/src/ledger/port/answersOfColumns';
import { manyTransactions, year } from './manyTransactions';
import type { ServedLedger } from './plainPage';

/** What the largest answer to a question took, in bytes. */
interface Largest {
  /** On the wire, compressed. */
  readonly sent: number;
  readonly uncompressed: number;
}

export interface LargeShop extends ServedLedger {
  /** By the name of the question. */
  readonly largest: ReadonlyMap<string, Largest>;
}

/** A shop with random transactions of a year, behind a server that answers the questions of the port. */
export function largeShop(count: number): LargeShop {
  const largest = new Map<string, Largest>();
  const port = portOf(count);
  return {
    largest,
    async answer(request: IncomingMessage, response: ServerResponse) {
      const name = (request.url ?? '').slice(1) as QuestionName;
      const question: unknown = await json(request);
      const text = Buffer.from(JSON.stringify(answerOf(port, name, question) ?? null));
      const body = gzipSync(text);
      if (body.length > (largest.get(name)?.sent ?? 0))
        largest.set(name, { sent: body.length, uncompressed: text.length });
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(body);
    },
  };
}

function answerOf(port: LedgerPort, name: QuestionName, question: unknown): unknown {
  return name === 'describe' ? port.describe() : port[name](question as never);
}

function portOf(count: number): LedgerPort {
  const columns = manyTransactions(count);
  const version = String(count);
  const noRows = {
    sale: undefined,
    refunds: [],
    deposit: undefined,
    completion: undefined,
    giftCards: [],
    giftCardUses: [],
  };
  return {
    version,
    describe: () => ({
      version,
      name: 'Large shop',
      currency: { code: 'USD', decimals: 2 },
      timeZone: 'America/New_York',
      dayStart: 0,
      days: year,
      unknown: {},
      feeRules: {},
    }),
    ...answersOfColumns(() => columns),
    row(id) {
      const index = /^T-\d+$/.test(id) ? Number(id.slice(2)) : count;
      return index < count ? rowAt(columns, index) : undefined;
    },
    related: () => noRows,
    deferred: (day) => ({ day, openDeposits: [], giftCards: [] }),
  };
}
