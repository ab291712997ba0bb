import { useState } from 'react';
import { Plus } from 'lucide-react';
import { deferredPart } from '@back-office/shared/loading';
import { paths } from '@back-office/shared/routes';
import { Button, Row, Stack, Text } from '@back-office/shared/ui';
import { withShop } from '@back-office/shared/url';
import { usePageShop } from './pageShop';

const AddShopDialog = deferredPart(() => import('./AddShopDialog').then((part) => part.AddShopDialog));

/** In the sample shop, which takes no sales: the way to a shop that does. */
export function AddShopForSales() {
  const { openPage } = usePageShop();
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <Stack gap={4}>
      <Text as="p" size="sm" tone="secondary">
        Sales are imported into a shop of your own. The sample shop stays as it is.
      </Text>
      <Row>
        <Button icon={<Plus />} onClick={() => setAdding(true)}>
          Add shop for your sales
        </Button>
      </Row>
      {isAdding && (
        <AddShopDialog
          onClose={close}
          onFailed={close}
          onAdded={(added) => openPage(withShop(`${paths.settings()}#data`, added.id))}
        />
      )}
    </Stack>
  );
}
