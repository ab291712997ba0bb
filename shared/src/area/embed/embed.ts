import type { MountOptions } from '@back-office/shared/contract';
import type * as published from '../../../embed/embed';
import { loadEntry } from '../../loading/entryScript';
import { loadOnce } from '../../loading/loadOnce';
import { trustedScriptUrl } from '../../loading/trustedScriptUrl';
import { defineAreaElement } from './areaElement';
import { embedArea } from './embedArea';
import { lateLedger } from './lateLedger';
import { createEmbeddedLoader, shareScopeOf } from './loadEmbedded';

/** Facts of one remote, inserted by its build (`shared/build/embed.mjs`). */
declare const EMBEDDED: {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly container: string;
  readonly integrity: string;
  /** Of the entry, as an address relative to this module. */
  readonly folder: string;
  /** Names the versions of what areas on a page share. */
  readonly shares: string;
};

const { name, title, version, container, integrity, folder, shares } = EMBEDDED;
const url = new URL('remoteEntry.js', new URL(folder, import.meta.url)).href;
/** The one that an area of the page was given last. */
let nonce: string | undefined;
const entry = {
  url,
  container,
  integrity,
  get nonce() {
    return nonce;
  },
};
// For the federation core, which the entry loads itself.
Reflect.set(globalThis, Symbol.for('back-office:script-url'), trustedScriptUrl);
const loader = createEmbeddedLoader({
  area: name,
  entry,
  shareScope: () => shareScopeOf(shares),
  fetchEntry: (each) => loadEntry({ ...each, url: trustedScriptUrl(each.url) }),
});

/** The code of `httpLedger`, which few pages need. */
const ledgerCode = loadOnce(loader.loadLedger);
let hasArea = false;
let hasLedger = false;

/** Beside the code of an area, which knows the nonce of the page, and will ask. */
function preloadLedger() {
  if (hasArea && hasLedger) void ledgerCode.preload();
}

const embed = (element: HTMLElement, options?: MountOptions) => {
  if (!(element instanceof HTMLElement && element.ownerDocument === document))
    throw new Error(`mount of ${name}: the first argument must be an element of this document.`);
  nonce = options?.nonce ?? nonce;
  hasArea = true;
  preloadLedger();
  return embedArea({ loader, name, title, version }, element, options);
};

/** Whether two types are the same. */
type IsSame<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;

/** `never` if the published options are not those of the source any more: `pnpm embed-types` writes them again. */
type Mount = IsSame<published.MountOptions, MountOptions> extends true ? typeof published.mount : never;

/** Same options as the area's `./mount`. Resolves when the area is shown, or the panel that says why it is not. */
export const mount: Mount = async (element, options) => {
  const { ready, ...mounted } = embed(element, options);
  await ready;
  return mounted;
};

defineAreaElement(`back-office-${name}`, embed);

/** A ledger for `sources`, whose questions a server answers. */
export const httpLedger: typeof published.httpLedger = (server) => {
  hasLedger = true;
  preloadLedger();
  return lateLedger(server, ledgerCode);
};
