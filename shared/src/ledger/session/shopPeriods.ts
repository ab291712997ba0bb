import type { DayRange } from '@back-office/shared/format';
import { presetsOfShop, type DatePreset } from '../../ui/dates/presets';
import { useIsSampleLedger } from '../port/sampleFigures';
import { useLedgerFacts } from '../port/useLedgerAnswer';
import { useToday } from './now';

/** The days of a shop that is not the sample; `undefined` if there are none, or until it has said so. */
export function useDaysOfShop(): DayRange | undefined {
  const days = useLedgerFacts()?.days;
  return useIsSampleLedger() ? undefined : days;
}

/** The named periods of a shop that is not the sample, such as all its days. */
export function useShopPeriods(): readonly DatePreset[] {
  const days = useDaysOfShop();
  const today = useToday();
  return days ? presetsOfShop(days, today) : [];
}
