import type { ComponentType, ReactNode } from 'react';
import type { DayRange } from '@back-office/shared/format';
import { useLedgerAddress, useToday, writeRange } from '@back-office/shared/ledger';
import { createRequiredContext } from '@back-office/shared/state';
import { withParams } from '@back-office/shared/url';
import { useReportAddress } from '../../../state/useAddress';
import { defaultDeferredRange, deferredControls, viewOf } from '../domain/deferredParams';

/** What the deferred sales screens show. It is kept in the address, so that links and the Back button restore it. */
function useDeferredAddress() {
  useLedgerAddress();
  const address = useReportAddress(deferredControls, viewOf, defaultDeferredRange);
  const { params, go, open, close } = address;
  return {
    ...address,
    today: useToday(),
    // The days of an example do not follow the merchant to other screens.
    selectDays: (range: DayRange) => go((current) => writeRange(current, range, defaultDeferredRange)),
    /** The id of the payment whose detail is open. */
    opened: params.get('txn') || undefined,
    openPayment: (id: string) => open(withParams(params, { txn: id })),
    closePayment: () => close(withParams(params, { txn: undefined })),
    isDetailOpen: params.get('detail') === 'gross-sales',
    closeDetail: () => close(withParams(params, { detail: undefined })),
  };
}

const [Provider, useDeferredSales] = createRequiredContext<ReturnType<typeof useDeferredAddress>>(
  'useDeferredSales',
  'DeferredSalesProvider',
);
export { useDeferredSales };

export function DeferredSalesProvider({ children }: { readonly children: ReactNode }) {
  return <Provider value={useDeferredAddress()}>{children}</Provider>;
}

/** A screen of its own with what the address says of deferred sales. */
export function withDeferredSales(Content: ComponentType) {
  return function DeferredSalesPage() {
    return (
      <DeferredSalesProvider>
        <Content />
      </DeferredSalesProvider>
    );
  };
}
