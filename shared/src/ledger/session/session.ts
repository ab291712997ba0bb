import type { Moment } from '@back-office/shared/format';
import { pageLedgerParams, type LedgerParams } from '@back-office/shared/url';
import { seedOf } from '../sample/random';
import { columnsUntil, createSampleColumns, latestMoment, type SampleColumns } from '../sample/sampleColumns';
import { storeNow, subscribeToNow } from './now';
import { maxVolume } from './useLedger';

/** The ledger of this page, the same in every remote. Its parameters are in the address. */
export interface LedgerSession {
  /** The ledger up to now. The same object until the parameters change or a row is added. */
  read(): SampleColumns;
  /** Refresh: new amounts, in every remote at once. */
  raiseRevision(): void;
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** The session of this page, created on first use. */
export function ledgerSession(): LedgerSession {
  return (session ??= createLedgerSession());
}

let session: LedgerSession | undefined;

function createLedgerSession(): LedgerSession {
  const { read, raiseRevision, subscribe } = pageLedgerParams();
  let params = read();
  let whole = ledgerOf(params);
  let now: Moment | undefined;
  let ledger = whole;
  return {
    read() {
      const next = read();
      const moment = storeNow();
      if (next === params && moment === now) return ledger;
      if (next !== params) whole = ledgerOf(next);
      const until = latestMoment(whole, moment);
      const isSame = next === params && until.day === ledger.until?.day && until.minute === ledger.until.minute;
      if (!isSame) ledger = columnsUntil(whole, until);
      [params, now] = [next, moment];
      return ledger;
    },
    raiseRevision,
    subscribe(listener) {
      const ends = [subscribe(listener), subscribeToNow(listener)];
      return () => ends.forEach((end) => end());
    },
  };
}

/** Without an end. */
export function ledgerOf({ revision, seed, volume }: LedgerParams): SampleColumns {
  return createSampleColumns({
    ...(seed !== undefined && { seed: seedOf(seed) }),
    revision,
    volume: Math.min(volume, maxVolume),
  });
}
