import { maxRangeDays } from '@back-office/shared/format';
import { useIsSampleLedger } from '@back-office/shared/ledger';
import { sampleWeek } from '../domain/rangeParams';

/** The limits and presets of the date range on the screens of this remote. Only the sample ledger has a sample week. */
export function useRangeChoices() {
  return useIsSampleLedger() ? ofSample : ofOther;
}

const ofOther = { maxDays: maxRangeDays } as const;
const ofSample = { ...ofOther, extraPresets: [sampleWeek] } as const;
