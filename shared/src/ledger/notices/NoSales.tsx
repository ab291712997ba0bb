import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useServices } from '@back-office/shared/contract';
import { useFactsAnswer, useIsSampleLedger, useLedgerFacts } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { ButtonLink, Card, EmptyState, Screen, SkeletonRows } from '@back-office/shared/ui';

interface WithSalesProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A screen with figures. In a shop of the merchant's own that has no sales yet, it says how to get some instead. It waits
 * until the shop has said on which days it has sales: before that the screen would open on today, and show its zeros.
 */
export function WithSales({ title, children }: WithSalesProps) {
  const { state } = useFactsAnswer();
  const isWaiting = !useIsSampleLedger() && state === 'waiting';
  const isEmpty = useHasNoSales();
  if (!isWaiting && !isEmpty) return children;
  return <Screen title={title}>{isWaiting ? <SkeletonRows rows={6} columns={3} /> : <NoSales />}</Screen>;
}

/** Whether the page shows a shop of the merchant's own, and its ledger said that it has no sales. */
export function useHasNoSales(): boolean {
  const { shop } = useServices();
  const facts = useLedgerFacts();
  return shop !== undefined && facts !== undefined && facts.days === undefined;
}

/** Takes the place of figures in a shop without sales. An embedded area has no settings and no sample to lead to. */
export function NoSales() {
  const { isEmbedded, shop } = useServices();
  if (shop?.source === 'server') return <NoSalesOnServer />;
  return (
    <Card>
      <EmptyState
        icon={<ReceiptText />}
        title="No sales yet"
        hint="Import the sales of this shop, and its figures appear here."
        actions={
          !isEmbedded && (
            <>
              <SampleLink />
              <ButtonLink to={importItems}>Import items</ButtonLink>
              <ButtonLink variant="primary" to={importSales}>
                Import sales
              </ButtonLink>
            </>
          )
        }
      />
    </Card>
  );
}

/** Nothing is imported into a connected shop. */
function NoSalesOnServer() {
  return (
    <Card>
      <EmptyState
        icon={<ReceiptText />}
        title="No sales yet"
        hint="The server of this shop has no sales. Whoever runs it adds them there, and the figures appear here."
        actions={<SampleLink />}
      />
    </Card>
  );
}

/** Opens the sample shop, which is another page. */
export function SampleLink() {
  return (
    <ButtonLink to={paths.home()} reloadDocument>
      Look at the sample
    </ButtonLink>
  );
}

const importItems = `${paths.items()}?import`;
const importSales = `${paths.settings()}#data`;
