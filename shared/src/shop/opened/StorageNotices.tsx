import { useSyncExternalStore } from 'react';
import type { ShopLedger } from '@back-office/shared/shop/store';
import { notPersistedNotice } from '@back-office/shared/state';
import { Notice } from '@back-office/shared/ui';
import { DamageNotice, type DamageNoticeProps } from './DamageNotice';

interface StorageNoticesProps extends DamageNoticeProps {
  readonly stored: DamageNoticeProps['stored'] & Pick<ShopLedger, 'storage'>;
}

/** Says that the browser keeps nothing of the shop, or what of its sales cannot be read. */
export function StorageNotices({ shopId, stored }: StorageNoticesProps) {
  const storage = useSyncExternalStore(stored.subscribe, stored.storage);
  return (
    <>
      {storage === 'memory' && <Notice tone="notice">{notPersistedNotice}</Notice>}
      <DamageNotice shopId={shopId} stored={stored} />
    </>
  );
}
