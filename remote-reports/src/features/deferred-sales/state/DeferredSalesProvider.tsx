import { useMemo, type ReactNode } from 'react';
import type { Day, DayRange } from '@back-office/shared/format';
import { useLedgerAddress, useToday } from '@back-office/shared/ledger';
import { createRequiredContext } from '@back-office/shared/state';
import { withChoice, withParams } from '@back-office/shared/url';
import { isRange, withRange } from '../../../domain/rangeParams';
import type { ReportChoices } from '../../../domain/reportChoices';
import type { CheckedTransactionsState } from '../../../domain/transactionsState';
import { useAddress } from '../../../state/useAddress';
import { defaultDeferredRange, deferredChoiceParams, viewOf, type DeferredView } from '../domain/deferredParams';

interface DeferredSales {
  readonly view: DeferredView;
  readonly params: URLSearchParams;
  readonly today: Day;
  /** Why the range of the address is not shown. */
  readonly rangeNotice: string | undefined;
  /** Replaces the range of the address with the one that is shown. */
  readonly clearRange: () => void;
  readonly setRange: (range: DayRange) => void;
  readonly selectDays: (range: DayRange) => void;
  readonly choose: (name: keyof ReportChoices, value: string) => void;
  /** The id of the payment whose detail is open. */
  readonly opened: string | undefined;
  readonly openPayment: (id: string) => void;
  readonly closePayment: () => void;
  /** The sales detail is open. */
  readonly isDetailOpen: boolean;
  readonly closeDetail: () => void;
}

const [Provider, useDeferredSales] = createRequiredContext<DeferredSales>('useDeferredSales', 'DeferredSalesProvider');
export { useDeferredSales };

interface DeferredSalesProviderProps {
  readonly children: ReactNode;
}

/** What the deferred sales screens show. It is kept in the address, so that links and the Back button restore it. */
export function DeferredSalesProvider({ children }: DeferredSalesProviderProps) {
  useLedgerAddress();
  const { params, rangeNotice, goToRange, go, open, close } = useAddress(withSentRange, defaultDeferredRange);
  const today = useToday();
  const search = withParams(params, { detail: undefined, txn: undefined }).toString();
  const view = useMemo(() => viewOf(new URLSearchParams(search)), [search]);
  return (
    <Provider
      value={{
        view,
        params,
        today,
        rangeNotice,
        clearRange: () => go(withRange(params, view.filters.dateRange, defaultDeferredRange), { replace: true }),
        setRange(range) {
          if (isRange(range)) goToRange(range);
        },
        // The days of an example do not follow the merchant to other screens.
        selectDays: (range) => go((current) => withRange(current, range, defaultDeferredRange)),
        choose: (name, value) => go((current) => withChoice<string>(current, deferredChoiceParams[name], value)),
        opened: params.get('txn') || undefined,
        openPayment: (id) => open(withParams(params, { txn: id })),
        closePayment: () => close(withParams(params, { txn: undefined })),
        isDetailOpen: params.get('detail') === 'gross-sales',
        closeDetail: () => close(withParams(params, { detail: undefined })),
      }}
    >
      {children}
    </Provider>
  );
}

function withSentRange(params: URLSearchParams, { dateRange }: CheckedTransactionsState) {
  return dateRange ? withRange(params, dateRange, defaultDeferredRange) : params;
}
