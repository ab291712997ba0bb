import { useSyncExternalStore } from 'react';
import { formatCount } from '@back-office/shared/format';
import { pageLedgerParams } from '@back-office/shared/url';

interface PageLedger {
  /** Raised by every Refresh of the page, in whichever remote: all figures are asked for again. */
  readonly revision: number;
  readonly raiseRevision: () => void;
  /** Why the sample ledger has fewer rows than the address asks for. */
  readonly volumeNotice: string | undefined;
}

/** What the address says of the ledger of this page, without the code that generates the sample. */
export function useLedger(): PageLedger {
  const { subscribe, read, raiseRevision } = pageLedgerParams();
  const { revision, volume } = useSyncExternalStore(subscribe, read);
  return { revision, raiseRevision, volumeNotice: volumeNoticeOf(volume) };
}

/** More rows a day would not fit into memory. */
export const maxVolume = 20_000;

function volumeNoticeOf(volume: number): string | undefined {
  if (volume <= maxVolume) return undefined;
  return `A volume of ${formatCount(volume)} is more than this page can show. Showing ${formatCount(maxVolume)} instead.`;
}
