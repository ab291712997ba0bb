import { useState } from 'react';
import { Plus } from 'lucide-react';
import { paths } from '@back-office/shared/routes';
import { Button, Row, Stack, Text } from '@back-office/shared/ui';
import { OpenedShopDialog } from './OpenedShopDialog';

/** In the sample shop, which takes no sales: the way to a shop that does. */
export function AddShopForSales() {
  const [isAdding, setAdding] = useState(false);
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
      {isAdding && <OpenedShopDialog kind="add" path={`${paths.settings()}#data`} onClose={() => setAdding(false)} />}
    </Stack>
  );
}
