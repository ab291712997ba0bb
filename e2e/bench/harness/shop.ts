import './largeLedger';
import { openShopLedger, sizesOf, type ShopLedger } from '@back-office/shared/shop/store';
import { year } from '../../support/manyTransactions';
import { byItemIn, pageOf, summaryOf } from './questions';
import type { WrittenMonth } from './shopWriter.worker';

declare global {
  interface Window {
    /** Fills an own shop with transactions. */
    writeShop: (count: number) => Promise<ShopWritten>;
    /** Opens it and asks for the first figures, as a page does that is loaded. */
    openShop: () => Promise<{ readonly open: number; readonly firstAnswer: number }>;
    askShop: (task: ShopTask) => Promise<number>;
  }
}

export interface ShopWritten {
  /** Milliseconds. */
  readonly layOut: number;
  readonly commit: number;
  readonly bytes: number;
}

const shop = {
  id: 'bench',
  name: 'Bench',
  currency: { code: 'USD', decimals: 2 },
  timeZone: 'America/New_York',
  dayStart: 0,
};
const now = () => ({ day: '2026-01-01', minute: 0 });
const workerUrl = '/shopLedger.worker.js';
let ledger: ShopLedger | undefined;

window.writeShop = async (count) => {
  const opened = await openShopLedger(shop, { now, workerUrl });
  const started = performance.now();
  const months = await layOut(count);
  const laidOut = performance.now();
  const result = await opened.commit({ months });
  if (!result.ok || result.storage !== 'saved') throw new Error(`The shop was not stored: ${JSON.stringify(result)}`);
  const committed = performance.now();
  const { ledger: bytes } = sizesOf(await opened.manifest());
  opened.close();
  return { layOut: laidOut - started, commit: committed - laidOut, bytes };
};

/** In a worker, as an import does. */
function layOut(count: number): Promise<readonly WrittenMonth[]> {
  const worker = new Worker(new URL('./shopWriter.worker.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<readonly WrittenMonth[]>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = ({ message }) => reject(new Error(`The writer failed: ${message}`));
    worker.postMessage(count);
  });
}

window.openShop = async () => {
  const started = performance.now();
  ledger = await openShopLedger(shop, { now, workerUrl });
  await ledger.describe();
  const opened = performance.now();
  await ledger.figures(summaryOf({ from: '2025-12-22', to: '2025-12-28' }));
  return { open: opened - started, firstAnswer: performance.now() - started };
};

const all = { from: '2023-01-01', to: '2025-12-31' };

const tasks = {
  'summary of a year': (asked: ShopLedger) => asked.figures(summaryOf(year)),
  'summary of all years': (asked: ShopLedger) => asked.figures(summaryOf(all)),
  'a year by item': (asked: ShopLedger) => asked.figures(byItemIn(year)),
  'all years by item': (asked: ShopLedger) => asked.figures(byItemIn(all)),
  'first page of a year': (asked: ShopLedger) => asked.rows(pageOf(year, 0)),
  'another page of a year': (asked: ShopLedger) => asked.rows(pageOf(year, 5_000)),
  'a transaction by its id': (asked: ShopLedger) => asked.row('T-77'),
} as const;

export type ShopTask = keyof typeof tasks;

window.askShop = async (task) => {
  if (!ledger) throw new Error('Open the shop first.');
  const started = performance.now();
  await tasks[task](ledger);
  return performance.now() - started;
};
