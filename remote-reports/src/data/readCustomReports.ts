import { safeParse } from 'valibot';
import { shopNamespace } from '@back-office/shared/shop';
import { browserStorage, withNamespace, type StorageArea } from '@back-office/shared/state';
import type { CustomReport } from '../domain/customReport';
import { listReports } from '../domain/customReportChanges';
import { storedKeys } from '../domain/storedKeys';
import { readStoredReports, storedSamples } from '../domain/storedReports';
import { sampleReports } from './sampleReports';

interface Place {
  readonly storage?: StorageArea;
  /** A shop of the merchant's own; left out for the sample. */
  readonly shopId?: string | undefined;
}

/**
 * The custom reports of a shop as they are stored now, without a store: nothing is written, and what is unreadable is
 * left for the store to report.
 */
export function readCustomReports({ storage = browserStorage(), shopId }: Place = {}): readonly CustomReport[] {
  const namespace = shopId === undefined ? '' : shopNamespace({ id: shopId, source: 'browser' });
  const read = (key: string) => parse(storage.getItem(withNamespace(namespace, key)));
  const saved = read(storedKeys.savedReports);
  const samples = safeParse(storedSamples, read(storedKeys.sampleChanges));
  return listReports(
    {
      saved: Array.isArray(saved) ? readStoredReports(saved).entries : [],
      samples: samples.success ? samples.output : {},
    },
    shopId === undefined ? sampleReports : [],
  );
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Not JSON: the list of custom reports quarantines and reports it.
    return null;
  }
}
