import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { shareRequests } from '@back-office/shared/ledger';
import { LedgerServerError } from '@back-office/shared/ledger/http';
import { NoticeStack } from '@back-office/shared/ledger/notices';
import { AreaSkeleton } from '@back-office/shared/loading';
import type { Shop } from '@back-office/shared/shop';
import { openOwnShop } from '@back-office/shared/shop/opened';
import { StorageNotices } from '@back-office/shared/shop/opened/notices';
import type { ShopLedger } from '@back-office/shared/shop/store';
import { GlobalStyle } from '@back-office/shared/theme';
import { ServerListsNotice } from '../connect/ServerListsNotice';
import { ServerNotice } from '../connect/ServerNotice';
import { ReadAgain } from '../sales-import/ReadAgain';
import { BackupReminder } from './BackupReminder';
import { LostSalesNotice } from './LostSalesNotice';
import { openConnectedShop, type ConnectedShop as OpenedServer } from './openConnectedShop';
import { PageShopProvider, samplePage, type PageShop } from './pageShop';
import { SettingsChanged } from './SettingsChanged';
import { UnknownShop } from './UnknownShop';
import { useKeptData } from './useKeptData';
import { useShops } from './useShops';

export interface OwnShopProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The shell in one of the merchant's own shops, or what to do about a shop that this browser does not have. */
export function OwnShop({ id, children }: OwnShopProps) {
  const stored = useShops().find((each) => each.id === id);
  // Amounts and days are written by the settings of the time when the page was opened. The name may change meanwhile.
  const [opened] = useState(stored);
  if (!stored || !opened) return <UnknownShop id={id} />;
  const Opened = opened.source === 'server' ? ConnectedShop : BrowserShop;
  return <Opened {...{ stored, opened, children }} />;
}

interface OpenedShopProps {
  readonly stored: Shop;
  readonly opened: Shop;
  readonly children: ReactNode;
}

function BrowserShop({ opened, ...props }: OpenedShopProps) {
  const ledger = useOpenedLedger(opened, openOwnShop);
  return ledger ? <OpenBrowserShop {...{ ...props, opened, ledger }} /> : <Opening />;
}

function ConnectedShop({ opened, ...props }: OpenedShopProps) {
  const server = useOpenedLedger(opened, openConnectedShop);
  return server ? <OpenConnectedShop {...{ ...props, opened, server }} /> : <Opening />;
}

function Opening() {
  return (
    <main>
      <GlobalStyle />
      <AreaSkeleton />
    </main>
  );
}

function OpenBrowserShop({ stored, opened, ledger, children }: OpenedShopProps & { readonly ledger: ShopLedger }) {
  const version = useSyncExternalStore(ledger.subscribe, () => `${ledger.version} ${ledger.storage()}`);
  useKeptData(opened, ledger, version);
  const page = useMemo<PageShop>(() => {
    const isInMemory = ledger.storage() === 'memory';
    const notices = (
      <NoticeStack>
        <StorageNotices shopId={opened.id} stored={ledger} />
        <SettingsChanged opened={opened} stored={stored} />
        <ReadAgain shop={opened} stored={ledger} />
        {!isInMemory && <LostSalesNotice key={`lost ${version}`} stored={ledger} />}
        <BackupReminder key={version} shop={opened} stored={ledger} />
      </NoticeStack>
    );
    return { ...samplePage, shop: { ...opened, name: stored.name }, ledger, stored: ledger, notices };
  }, [stored, opened, ledger, version]);
  return <PageShopProvider value={page}>{children}</PageShopProvider>;
}

function OpenConnectedShop({ stored, opened, server, children }: OpenedShopProps & { readonly server: OpenedServer }) {
  const { ledger, documents } = server;
  const version = useSyncExternalStore(ledger.subscribe, () => ledger.version);
  const ofLists = useSyncExternalStore(documents.subscribe, documents.problems);
  // Who edits a list may be the first to be told that the token is refused.
  const problem = useSyncExternalStore(ledger.subscribe, ledger.problem) ?? [...ofLists.values()].find(isSignedOut);
  // The host and all areas share requests.
  const shared = useMemo(() => shareRequests(ledger), [ledger]);
  const page = useMemo<PageShop>(() => {
    const notices = (
      <NoticeStack>
        <ServerNotice shop={stored} {...server} problem={problem} />
        <ServerListsNotice shop={opened} documents={documents} isServerDown={problem !== undefined} />
        <SettingsChanged opened={opened} stored={stored} isConnected />
      </NoticeStack>
    );
    const checkServer = () => void Promise.all([ledger.check(), documents.check()]);
    const shop = { ...opened, name: stored.name };
    return { ...samplePage, shop, ledger: shared, documents, version, notices, checkServer };
  }, [stored, opened, server, ledger, documents, shared, version, problem]);
  return <PageShopProvider value={page}>{children}</PageShopProvider>;
}

function isSignedOut(problem: unknown): problem is LedgerServerError {
  return problem instanceof LedgerServerError && problem.failure === 'unauthorized';
}

/** What fails while a shop is opened goes to the boundary of the page; what its data lack is told by its ledger. */
function useOpenedLedger<Ledger>(shop: Shop, open: (shop: Shop) => Promise<Ledger>): Ledger | undefined {
  const [result, setResult] = useState<{ readonly ledger: Ledger } | { readonly error: unknown }>();
  useEffect(() => {
    let isShown = true;
    open(shop).then(
      (ledger) => isShown && setResult({ ledger }),
      (error: unknown) => isShown && setResult({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [shop, open]);
  if (result && 'error' in result) throw result.error;
  return result?.ledger;
}
