import type { ComponentDocs, KitComponent } from '../domain/componentBrowser';
import { componentEntries, type ComponentName } from './componentEntries';
import docs from './kit.docs';

/** Every component of the kit by name: what its source says, and its entry. */
export const kitComponents: readonly KitComponent[] = (docs as readonly ComponentDocs[])
  .flatMap((each) => (isListed(each.name) ? [{ ...each, ...componentEntries[each.name] }] : []))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

function isListed(name: string): name is ComponentName {
  return Object.hasOwn(componentEntries, name);
}
