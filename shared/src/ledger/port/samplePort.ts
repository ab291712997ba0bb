import { firstDay } from '@back-office/shared/format';
import { pageLedgerParams } from '@back-office/shared/url';
import { sampleCode } from '../sample/lateSample';
import type { SampleColumns } from '../sample/sampleColumns';
import { storeNow, subscribeToNow } from '../session/now';
import { sampleFacts } from './ledgerFacts';
import { eachQuestion, type LedgerPort } from './ledgerPort';

/** The sample ledger of this page up to now, a new object after every Refresh and new row; `undefined` until its code is there. */
export function sampleLedger(): SampleColumns | undefined {
  return sampleCode.current()?.ledgerSession().read();
}

export async function loadSampleLedger(): Promise<SampleColumns> {
  return (await sampleCode.load()).ledgerSession().read();
}

/** Calls the listener when `sampleLedger` may be another one. Returns a function that ends the subscription. */
export function subscribeToSample(listener: () => void): () => void {
  const ends = [sampleCode, pageLedgerParams()].map(({ subscribe }) => subscribe(listener));
  ends.push(subscribeToNow(listener));
  return () => ends.forEach((end) => end());
}

/** The sample ledger as a port, which answers figures at once; until its code is there, a port that answers later. */
export function samplePortOf(ledger: SampleColumns | undefined): LedgerPort {
  return (ledger && sampleCode.current()?.figuresFirst(ledger)) ?? latePort;
}

const version = 'sample';
// Known without any transaction.
const described = {
  version,
  describe: () => ({ version, ...sampleFacts, days: { from: firstDay, to: storeNow().day } }),
};
const latePort = eachQuestion(described as LedgerPort, (ask, name) =>
  name === 'describe'
    ? ask
    : async (question, options) => samplePortOf(await loadSampleLedger())[name](question as never, options),
);
