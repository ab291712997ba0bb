import type { BrowserContext, Page } from 'playwright/test';
import { encodeMonth, monthsOf } from '../../shared/src/shop/store/encodeMonth';
import { monthParts } from '../../shared/src/shop/store/month';
import type { FromHost, ToHost } from '../../shared/src/shop/store/shopHost';
import { manyTransactions } from './manyTransactions';
import { openBlank } from './product';

/** A shop of the merchant's own, as the browser stores it. */
export const bakery = {
  id: 'corner-bakery-k3f1',
  name: 'Corner Bakery',
  source: 'browser',
  currency: 'USD',
  timeZone: 'America/New_York',
  dayStart: 0,
  locale: 'en-US',
};

declare global {
  interface Window {
    /** Asks the worker of the shop; resolves to its answer. */
    askStore: (method: string, ...args: readonly unknown[]) => Promise<unknown>;
    /** Commits months that are in the page; does not wait if it is told so. */
    commitMonths: (months: readonly SentMonth[]) => Promise<unknown>;
  }
}

type EncodedMonth = ReturnType<typeof encodeMonth>;

/** A month, with its records as texts that can be sent to a page. */
type SentMonth = Omit<EncodedMonth, 'records'> & { readonly records: Readonly<Record<string, string>> };

/** Months of a year with as many transactions in all. Another `first` gives other transactions. */
export function sentMonths(count: number, first: number, names: readonly string[]): readonly SentMonth[] {
  const columns = monthsOf(manyTransactions(count, undefined, first));
  return [...columns]
    .filter(([month]) => names.includes(month))
    .map(([month, own]) => {
      const encoded = encodeMonth(month, own);
      const records = monthParts.map((part) => [part, Buffer.from(encoded.records[part]).toString('base64')]);
      return { ...encoded, records: Object.fromEntries(records) as SentMonth['records'] };
    });
}

/** A shop in a page without any screen: the worker that the host builds, and nothing else. */
export class ShopStorePage {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(context: BrowserContext, origin: string, shopId: string): Promise<ShopStorePage> {
    const page = await context.newPage();
    const html = await (await page.request.get(origin)).text();
    const script = /src="([^"]+)main\.js"/.exec(html)?.[1];
    if (script === undefined) throw new Error('The host page names no script.');
    await openBlank(page, origin);
    await page.evaluate(startStore, { url: `${script}shopLedger.worker.js`, shopId });
    return new ShopStorePage(page);
  }

  ask(method: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.page.evaluate(([name, given]) => window.askStore(name, ...given), [method, args] as const);
  }

  commit(months: readonly SentMonth[]): Promise<unknown> {
    return this.page.evaluate((given) => window.commitMonths(given), months);
  }

  /** Hands months to the page. Returns a function that tells it to commit them, and waits for that if it is told to. */
  async prepare(months: readonly SentMonth[]): Promise<(waits: boolean) => Promise<void>> {
    const handle = await this.page.evaluateHandle((given) => ({ given }), months);
    return (waits) =>
      handle.evaluate(async ({ given }, isWaiting) => {
        const commit = window.commitMonths(given);
        if (isWaiting) await commit;
      }, waits);
  }

  /** What is stored: the generation, the months, and how many of them are damaged. */
  async state(): Promise<StoredState> {
    const manifest = (await this.ask('manifest')) as StoredState;
    const damaged = (await this.ask('damage', 'all')) as readonly unknown[];
    const hashes = manifest.months.map((entry) => Object.values(entry.records).map(({ hash }) => hash));
    return { ...manifest, hashes: hashes.flat(), damaged: damaged.length };
  }
}

export interface StoredState {
  readonly generation: number;
  readonly months: readonly {
    readonly month: string;
    readonly records: Readonly<Record<string, { readonly hash: string }>>;
  }[];
  readonly hashes: readonly string[];
  readonly damaged: number;
}

/** Runs in the page. */
async function startStore({ url, shopId }: { readonly url: string; readonly shopId: string }) {
  const worker = new Worker(url);
  const pending = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let count = 0;
  const send = (message: ToHost) => worker.postMessage(message);
  await new Promise<void>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
      if (data.kind === 'ready') resolve();
      else if (data.kind === 'result') pending.get(data.id)?.resolve(data.result);
      else if (data.kind === 'error')
        pending.get(data.id)?.reject(new Error('message' in data.error ? data.error.message : data.error.reason));
    };
  });
  const format = { currency: 'USD', timeZone: 'America/New_York', dayStart: 0, locale: 'en-US' };
  send({ kind: 'open', shopId, format });
  window.askStore = (method, ...args) =>
    new Promise((resolve, reject) => {
      const id = (count += 1);
      pending.set(id, { resolve, reject });
      send({ kind: 'call', id, method: method as 'manifest', args });
    });
  window.commitMonths = (months) => {
    const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
    const encoded = months.map((month) => {
      const records = Object.entries(month.records).map(([part, text]) => [part, bytesOf(text)]);
      return [month.month, { ...month, records: Object.fromEntries(records) as unknown }];
    });
    return window.askStore('commit', { months: encoded });
  };
}
