import { safeParse } from 'valibot';
import { browserStorage, type StorageArea } from '@back-office/shared/state';
import type { CustomReport } from '../domain/customReport';
import { listReports } from '../domain/customReportChanges';
import { storedKeys } from '../domain/storedKeys';
import { readStoredReports, storedSamples } from '../domain/storedReports';
import { sampleReports } from './sampleReports';

/**
 * The custom reports as they are stored now, without a store: nothing is written, and what is unreadable is left for
 * the store to report.
 */
export function readCustomReports(storage: StorageArea = browserStorage()): readonly CustomReport[] {
  const saved = parse(storage.getItem(storedKeys.savedReports));
  const samples = safeParse(storedSamples, parse(storage.getItem(storedKeys.sampleChanges)));
  return listReports(
    {
      saved: Array.isArray(saved) ? readStoredReports(saved).entries : [],
      samples: samples.success ? samples.output : {},
    },
    sampleReports,
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
