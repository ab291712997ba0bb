import { useState } from 'react';
import { Download } from 'lucide-react';
import { deferredPart } from '@back-office/shared/loading';
import { sampleShop, type Shop } from '@back-office/shared/shop';
import { Button } from '@back-office/shared/ui';
import { useShops } from '../shops/useShops';

const BackUpDialog = deferredPart(() =>
  import(/* webpackChunkName: "backup" */ './BackUpDialog').then((part) => part.BackUpDialog),
);

/** Backs up the shop of the page, or all of this browser with what the merchant has in the sample. */
export function BackUpButtons({ shop }: { readonly shop: Shop }) {
  const [shops, setShops] = useState<readonly Shop[]>();
  const own = useShops();
  const close = () => setShops(undefined);
  return (
    <>
      <Button icon={<Download />} onClick={() => setShops([shop])}>
        Back up
      </Button>
      {own.length > 0 && (
        <Button icon={<Download />} onClick={() => setShops([...own, sampleShop])}>
          Back up all shops
        </Button>
      )}
      {shops && <BackUpDialog shops={shops} onClose={close} onFailed={close} />}
    </>
  );
}
