import { getInstance } from '@module-federation/enhanced/runtime';
import { pageClock } from '@back-office/shared/loading';
import { createFederatedSource, type ShareScope } from './remotes/federated';
import { createRegistry } from './remotes/registry';
import { startHost } from './startHost';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root" to start the back office in.');

startHost({
  element,
  source: createFederatedSource({
    shareScope: () => (getInstance()?.shareScopeMap['default'] ?? {}) as ShareScope,
    registry: createRegistry(pageClock),
    clock: pageClock,
  }),
});
