import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { pageClock } from '@back-office/shared/loading';
import { createFederatedSource } from './remotes/federated';
import { createRegistry } from './remotes/registry';
import { startHost } from './startHost';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root" to start the back office in.');

startHost({
  element,
  source: createFederatedSource({
    runtime: () => ({ registerRemotes, loadRemote, shareScopeMap: getInstance()?.shareScopeMap ?? {} }),
    registry: createRegistry(pageClock),
    clock: pageClock,
  }),
});
