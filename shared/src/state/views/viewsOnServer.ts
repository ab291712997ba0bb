import type { DocumentStore } from '@back-office/shared/contract';
import { openStore, type StoreOptions } from '../editLock';
import { createConnectedList } from '../serverList/connectedList';
import { listFormat } from '../serverList/documentFormat';
import { refused, type WriteResult } from '../storageArea';
import { readEach } from '../storedList';
import { createStoredValue } from '../storedValue';
import {
  applyToViews,
  savedViewSchema,
  type SavedView,
  type SavedViewsDefinition,
  type ViewsOperation,
} from './savedViews';

/** Changes the copy of this browser, which `useStoredValue` shows, at once, and sends the change to the server. */
type EditViews = (operation: ViewsOperation) => Promise<WriteResult>;

type ConnectedOptions = StoreOptions & { readonly documents: DocumentStore };

/** The saved views of a connected shop: everyone with an access token of it has the same. */
export function connectViews(definition: SavedViewsDefinition, options: ConnectedOptions): EditViews {
  const { place, inLock, lockOf, newId } = openStore(options, definition.key);
  const { read, write } = createStoredValue({ ...definition, ...place });
  const list = createConnectedList<readonly SavedView[], ViewsOperation>({
    ...{ documents: options.documents, key: definition.document, place, inLock, newId },
    inSendLock: lockOf(`back-office:send:${definition.document}`),
    format: listFormat(
      (entries) => readEach(savedViewSchema, entries),
      (views) => ({ kind: 'restore', views }),
    ),
    stored: { read, write },
    apply: applyToViews,
  });

  async function edit(operation: ViewsOperation): Promise<WriteResult> {
    try {
      await list.refresh();
    } catch (error) {
      console.error('The saved views could not be read.', error);
      return refused('blocked');
    }
    const after = applyToViews(read(), operation);
    return after === read() ? { ok: true } : list.write(operation, () => write(after));
  }

  return (operation) => inLock(() => edit(operation));
}

const connected = new WeakMap<DocumentStore, Map<string, EditViews>>();

/** The same for all lists on the page, because the server tells its changes to one follower of each document. */
export function connectedViews(definition: SavedViewsDefinition, options: ConnectedOptions): EditViews {
  const ofShop = connected.get(options.documents) ?? new Map<string, EditViews>();
  connected.set(options.documents, ofShop);
  const edit = ofShop.get(definition.key) ?? connectViews(definition, options);
  ofShop.set(definition.key, edit);
  return edit;
}
