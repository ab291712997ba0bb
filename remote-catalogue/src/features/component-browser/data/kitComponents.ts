import { compareNames } from '@back-office/shared/format';
import type { ComponentDocs, KitComponent } from '../domain/componentBrowser';
import { componentMetadata, type ComponentName } from './componentMetadata';
import docs from './kit.docs';

/** Every component of the kit by name: the documentation in its source and its metadata. */
export const kitComponents: readonly KitComponent[] = (docs as readonly ComponentDocs[])
  .flatMap((each) => (isListed(each.name) ? [{ ...each, ...componentMetadata[each.name] }] : []))
  .sort((a, b) => compareNames(a.name, b.name));

function isListed(name: string): name is ComponentName {
  return Object.hasOwn(componentMetadata, name);
}
