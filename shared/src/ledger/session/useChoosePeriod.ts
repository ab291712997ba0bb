import { useLayoutEffect } from 'react';
import { useServices } from '@back-office/shared/contract';
import { isSameRange, type Day, type DayRange } from '@back-office/shared/format';
import { useLocation, useNavigate } from '@back-office/shared/router';
import { visitPeriod } from '@back-office/shared/url';
import { presetsOf } from '../../ui/dates/presets';
import { useShopPeriods } from './shopPeriods';
import { hasPeriod, withPeriodOf, type PeriodKind } from './periodLinks';

export interface PeriodChoice {
  /** The day or the week that the screen opens on; choosing it again returns to the defaults. */
  readonly opening: DayRange;
  readonly today: Day;
}

/**
 * Returns a function to call when the merchant chooses days. Today and the other named periods begin to follow; after
 * that, every choice does, until the merchant returns to the day or week that the screen opens on.
 */
export function useChoosePeriod({ opening, today }: PeriodChoice): (range: DayRange) => void {
  const { read, choose } = visitPeriod(useServices().storageNamespace);
  const ofShop = useShopPeriods();
  return (range) => {
    if (isSameRange(range, opening)) choose(undefined);
    else if (read() ?? [...presetsOf(today), ...ofShop].some((preset) => isSameRange(preset.range, range)))
      choose(range);
  };
}

/**
 * Keeps the address of a screen with dates and the period of the visit together: an address without days takes over the
 * period, without a step in the history; Back and Forward restore what they had. Call it once in every such screen.
 */
export function usePeriodInAddress(kind: PeriodKind | undefined): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { arrive } = visitPeriod(useServices().storageNamespace);
  useLayoutEffect(() => {
    if (!kind) return;
    const { pathname, search, hash, key, state } = location;
    const params = new URLSearchParams(search);
    const shows = (period: DayRange) => withPeriodOf(params, period, kind).toString() === params.toString();
    const period = arrive(key, { hasOwn: hasPeriod(params, kind), shows });
    if (!period) return;
    void navigate({ pathname, search: withPeriodOf(params, period, kind).toString(), hash }, { replace: true, state });
  }, [arrive, kind, location, navigate]);
}
