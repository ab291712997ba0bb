import type { ReactNode } from 'react';
import type { Day, DayRange } from '@back-office/shared/format';
import { useLedgerAddress, useToday, writeRange } from '@back-office/shared/ledger';
import { createRequiredContext } from '@back-office/shared/state';
import { withParams } from '@back-office/shared/url';
import { useReportAddress, type ReportAddress } from '../../../state/useAddress';
import { defaultDeferredRange, deferredControls, viewOf, type DeferredView } from '../domain/deferredParams';

interface DeferredSales extends ReportAddress<DeferredView> {
  readonly today: Day;
  readonly selectDays: (range: DayRange) => void;
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
  const address = useReportAddress(deferredControls, viewOf, defaultDeferredRange);
  const { params, go, open, close } = address;
  const today = useToday();
  return (
    <Provider
      value={{
        ...address,
        today,
        // The days of an example do not follow the merchant to other screens.
        selectDays: (range) => go((current) => writeRange(current, range, defaultDeferredRange)),
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
