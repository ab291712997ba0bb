import { createRoot } from 'react-dom/client';
import { ServicesProvider } from '@back-office/shared/contract';
import { MemoryRouter } from '@back-office/shared/router';
import { GlobalStyle } from '@back-office/shared/theme';
import { ToastProvider } from '@back-office/shared/ui';
import { ItemsScreen } from '../../../remote-catalogue/src/features/items/screens/ItemsScreen';
import { CategoriesProvider } from '../../../remote-catalogue/src/state/categories';
import { ItemsProvider } from '../../../remote-catalogue/src/state/items';
import './largeLedger';
import './ledger';
import { bareScan, manyItems } from './items';
import { createMemoryStore } from './memoryStore';

declare global {
  interface Window {
    /** Draws the list over `count` items in memory; resolves to the milliseconds until its first row is painted. */
    drawList: (count: number) => Promise<number>;
    /** The baseline search of the same items: milliseconds, and the number of items found. */
    scan: (term: string) => { readonly ms: number; readonly found: number };
  }
}

const services = { theme: 'light', storageNamespace: 'bench', isShellSubmenuOpen: true } as const;
/** The measured list never opens the import. */
const noDialog = () => null;
let items: ReturnType<typeof manyItems> = [];

window.drawList = (count) => {
  items = manyItems(count);
  const store = createMemoryStore(items);
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with the id "root".');
  const started = performance.now();
  createRoot(element).render(
    <ServicesProvider value={services}>
      <GlobalStyle />
      <MemoryRouter initialEntries={['/items']}>
        <ToastProvider>
          <ItemsProvider store={store}>
            <CategoriesProvider>
              <ItemsScreen importDialog={noDialog} />
            </CategoriesProvider>
          </ItemsProvider>
        </ToastProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[role=table] [data-index]'))
        requestAnimationFrame(() => resolve(performance.now() - started));
      else requestAnimationFrame(look);
    };
    look();
  });
};

window.scan = (term) => {
  const started = performance.now();
  const found = bareScan(items, term);
  return { ms: performance.now() - started, found };
};
