import { getInstance } from '@module-federation/enhanced/runtime';
import { pageClock } from '@back-office/shared/loading';
import { createFederatedSource, type ShareScope } from './remotes/federated';
import { createRegistry } from './remotes/registry';
import { startAreas } from './remotes/areas';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root" to start the back office in.');

const source = createFederatedSource({
  shareScope: () => (getInstance()?.shareScopeMap['default'] ?? {}) as ShareScope,
  registry: createRegistry(pageClock),
  clock: pageClock,
});
const areas = startAreas(source);

// The modules of the shell run in a task of their own: docs/decisions/0018-the-page-starts-in-several-tasks.md.
setTimeout(() => {
  void import(/* webpackMode: "eager" */ './startHost').then(({ startHost }) => startHost({ element, areas }));
});
