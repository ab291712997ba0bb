import { ItemsProvider } from '../../state/items';
import { ItemsScreen } from './ItemsScreen';

/** The items list with the store it works on. */
export function ItemsArea() {
  return (
    <ItemsProvider>
      <ItemsScreen />
    </ItemsProvider>
  );
}
