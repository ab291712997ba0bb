import { createRoot } from 'react-dom/client';
import { ServicesProvider } from '@back-office/shared/contract';
import { MemoryRouter } from '@back-office/shared/router';
import { GlobalStyle } from '@back-office/shared/theme';
import { ToastProvider } from '@back-office/shared/ui';
import { ItemsScreen } from '../../../remote-catalogue/src/features/items/screens/ItemsScreen';
import { CategoriesProvider } from '../../../remote-catalogue/src/state/categories';
import { ItemsProvider } from '../../../remote-catalogue/src/state/items';
import { createMemoryStore } from './memoryStore';
import { offerList } from './offerList';

const services = { theme: 'light', storageNamespace: 'bench', isShellSubmenuOpen: true } as const;
/** The measured list never opens the import. */
const noDialog = () => null;

offerList('[role=table] [data-index]', (root, items) => {
  createRoot(root).render(
    <ServicesProvider value={services}>
      <GlobalStyle />
      <MemoryRouter initialEntries={['/items']}>
        <ToastProvider>
          <ItemsProvider store={createMemoryStore(items)}>
            <CategoriesProvider>
              <ItemsScreen importDialog={noDialog} />
            </CategoriesProvider>
          </ItemsProvider>
        </ToastProvider>
      </MemoryRouter>
    </ServicesProvider>,
  );
});
