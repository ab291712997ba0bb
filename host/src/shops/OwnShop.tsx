import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { AreaSkeleton } from '@back-office/shared/loading';
import type { Shop } from '@back-office/shared/shop';
import type { ShopLedger } from '@back-office/shared/shop/store';
import { notPersistedNotice } from '@back-office/shared/state';
import { GlobalStyle, gridStyle, size, space } from '@back-office/shared/theme';
import { Notice } from '@back-office/shared/ui';
import { dataParts } from '../settings/dataParts';
import { BackupReminder } from './BackupReminder';
import { DamageNotice } from './DamageNotice';
import { openOwnShop } from './openOwnShop';
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
  const ledger = useOpenedLedger(opened);
  if (!stored || !opened) return <UnknownShop id={id} />;
  if (ledger) return <OpenShop {...{ stored, opened, ledger, children }} />;
  return (
    <main>
      <GlobalStyle />
      <AreaSkeleton />
    </main>
  );
}

interface OpenShopProps {
  readonly stored: Shop;
  readonly opened: Shop;
  readonly ledger: ShopLedger;
  readonly children: ReactNode;
}

function OpenShop({ stored, opened, ledger, children }: OpenShopProps) {
  const version = useSyncExternalStore(ledger.subscribe, () => `${ledger.version} ${ledger.storage()}`);
  useKeptData(ledger, version);
  const page = useMemo<PageShop>(() => {
    const isInMemory = ledger.storage() === 'memory';
    const notices = (
      <Notices>
        {isInMemory && <Notice tone="notice">{notPersistedNotice}</Notice>}
        <DamageNotice shopId={opened.id} stored={ledger} />
        <SettingsChanged opened={opened} stored={stored} />
        {dataParts.readAgain && <dataParts.readAgain shop={opened} stored={ledger} />}
        {dataParts.backUp && <BackupReminder key={version} stored={ledger} />}
      </Notices>
    );
    return { ...samplePage, shop: { ...opened, name: stored.name }, ledger, stored: ledger, notices };
  }, [stored, opened, ledger, version]);
  return <PageShopProvider value={page}>{children}</PageShopProvider>;
}

/** What fails while a shop is opened goes to the boundary of the page; what its data lack is told by its ledger. */
function useOpenedLedger(shop: Shop | undefined): ShopLedger | undefined {
  const [result, setResult] = useState<{ readonly ledger: ShopLedger } | { readonly error: unknown }>();
  useEffect(() => {
    let isShown = true;
    if (shop)
      openOwnShop(shop).then(
        (ledger) => isShown && setResult({ ledger }),
        (error: unknown) => isShown && setResult({ error }),
      );
    return () => {
      isShown = false;
    };
  }, [shop]);
  if (result && 'error' in result) throw result.error;
  return result?.ledger;
}

const Notices = styled.div`
  ${gridStyle({ gap: 2 })}

  &:not(:empty) {
    padding: ${space[3]} ${size.gutter} 0;
  }
`;
