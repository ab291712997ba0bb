import { InventoryScreen } from '../features/inventory/screens/InventoryScreen';
import { LabelsDialog } from '../features/items/screens/deferredParts';
import { ItemsProvider } from '../state/items';
import { StockProvider } from '../state/stock';

/** Inventory management with its stores, and the dialog of labels. */
export function InventoryRoute() {
  return (
    <ItemsProvider>
      <StockProvider>
        <InventoryScreen labelsDialog={LabelsDialog} />
      </StockProvider>
    </ItemsProvider>
  );
}
