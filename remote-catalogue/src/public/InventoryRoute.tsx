import { InventoryScreen } from '../features/inventory/screens/InventoryScreen';
import { ItemsProvider } from '../state/items';
import { StockProvider } from '../state/stock';

/** Inventory management with its stores. */
export function InventoryRoute() {
  return (
    <ItemsProvider>
      <StockProvider>
        <InventoryScreen />
      </StockProvider>
    </ItemsProvider>
  );
}
