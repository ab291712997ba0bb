import { partsOf, withParams } from './params';

/** What determines the figures of a page. It is in the address of every screen with figures and of every link to one. */
export interface LedgerParams {
  /** How often the figures were refreshed: `rev`, absent if 0. */
  readonly revision: number;
  /** A number or any word, as it is in the address: `seed`, absent for the sample store. */
  readonly seed: string | undefined;
  /** How often the sample repeats within a day: `volume`, absent if 1. It may be more than a page can show. */
  readonly volume: number;
}

/** Those that are in an address and valid, from its search or the whole address. */
export function ledgerParams(address: string | URLSearchParams): Partial<LedgerParams> {
  const params = typeof address === 'string' ? new URLSearchParams(partsOf(address).search) : address;
  const revision = params.get('rev') ?? '';
  const seed = params.get('seed') ?? '';
  const volume = Number(params.get('volume') ?? '');
  return {
    ...(/^\d{1,9}$/.test(revision) && { revision: Number(revision) }),
    ...(seed !== '' && { seed }),
    ...(Number.isInteger(volume) && volume >= 1 && { volume }),
  };
}

/** An address with these parameters and no others of the ledger. The rest of it stays. */
export function addLedgerParams(to: string, { revision, seed, volume }: LedgerParams): string {
  const { path, search, hash } = partsOf(to);
  const next = withParams(new URLSearchParams(search), {
    rev: revision === 0 ? undefined : String(revision),
    seed,
    volume: volume === 1 ? undefined : String(volume),
  }).toString();
  return `${path}${next && `?${next}`}${hash}`;
}
