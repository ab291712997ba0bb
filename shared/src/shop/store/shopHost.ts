import { createShopAnswers, daysOf, type CheckedMonths, type ShopQuestion } from './shopAnswers';
import type { DamagedRecord } from './monthRecords';
import type { StoredRecord } from './manifest';
import { ManifestError, sentError, type SentError } from './shopErrors';
import type { ShopChange } from './shopChange';
import { createShopStore, type ShopStorage } from './shopStore';
import { setPageFormat, type DayRange, type Moment, type PageFormat } from '@back-office/shared/format';

/** What a page knows of a shop without asking. */
export interface ShopState {
  readonly generation: number;
  readonly storage: ShopStorage;
  readonly days: DayRange | undefined;
  /** The records of months that could not be read so far, without their bytes. */
  readonly damage: readonly Omit<DamagedRecord, 'bytes'>[];
  /** Why nothing of the shop can be read: a sentence for merchants. */
  readonly failure?: string;
}

export const noState: ShopState = { generation: 0, storage: 'saved', days: undefined, damage: [] };

/** Opens a shop: its store, and the answers to questions about it. It runs in a worker, or in the page if there is none. */
export function createShopHost(shopId: string, onState: (state: ShopState) => void) {
  const store = createShopStore(shopId);
  const answers = createShopAnswers(store);
  let lastState = '';

  /** Tells the page what has changed, if anything has. */
  async function tell(): Promise<void> {
    try {
      const [{ generation, months }, storage, damage] = await Promise.all([
        store.manifest(),
        store.storage(),
        answers.damage(),
      ]);
      send({ generation, storage, days: daysOf(months), damage: damage.map(({ bytes: _, ...told }) => told) });
    } catch (error) {
      console.warn(`The state of the shop ${shopId} cannot be read.`, error);
      if (error instanceof ManifestError) send({ ...noState, failure: error.message });
    }
  }

  function send(state: ShopState) {
    const text = JSON.stringify(state);
    if (text === lastState) return;
    lastState = text;
    onState(state);
  }

  store.subscribe(() => void tell());

  const methods = {
    async ask(signal: AbortSignal, name: ShopQuestion, question: unknown, until: Moment) {
      const answer = await answers.answer(name, question, { until, signal });
      await tell();
      return answer;
    },
    manifest: () => answers.manifest(),
    record: (_: AbortSignal, record: StoredRecord) => store.record(record),
    salvage: () => store.salvage(),
    commit: (signal: AbortSignal, change: ShopChange) => store.commit(change, { signal }),
    async damage(_: AbortSignal, checked: CheckedMonths) {
      const damage = await answers.damage(checked);
      await tell();
      return damage;
    },
    tell,
    async retry() {
      store.retry();
    },
  };

  return { methods, close: store.close };
}

export type ShopMethods = ReturnType<typeof createShopHost>['methods'];
export type ShopMethod = keyof ShopMethods;

/** A method's arguments without the signal, which messages replace. */
export type ShopArgs<Name extends ShopMethod> =
  Parameters<ShopMethods[Name]> extends [AbortSignal, ...infer Rest] ? Rest : [];

export type ToHost =
  | { readonly kind: 'open'; readonly shopId: string; readonly format: PageFormat }
  | { readonly kind: 'call'; readonly id: number; readonly method: ShopMethod; readonly args: readonly unknown[] }
  | { readonly kind: 'abort'; readonly id: number };

export type FromHost =
  | { readonly kind: 'ready' }
  | { readonly kind: 'state'; readonly state: ShopState }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: SentError };

/** Answers messages: the far side of a worker. */
export function serveShopHost(send: (message: FromHost, transfer: readonly Transferable[]) => void) {
  let host: ReturnType<typeof createShopHost> | undefined;
  const running = new Map<number, AbortController>();

  async function call({ id, method, args }: Extract<ToHost, { kind: 'call' }>) {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const run = host?.methods[method] as ((...given: readonly unknown[]) => Promise<unknown>) | undefined;
      const result = await run?.(controller.signal, ...args);
      send({ kind: 'result', id, result }, method === 'record' ? [result as ArrayBuffer] : []);
    } catch (error) {
      send({ kind: 'error', id, error: sentError(error) }, []);
    } finally {
      running.delete(id);
    }
  }

  return (message: ToHost) => {
    if (message.kind === 'open') {
      setPageFormat(message.format);
      host = createShopHost(message.shopId, (state) => send({ kind: 'state', state }, []));
    } else if (message.kind === 'abort') running.get(message.id)?.abort();
    else void call(message);
  };
}
