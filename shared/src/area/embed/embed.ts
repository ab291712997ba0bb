import type { MountOptions, Mounted } from '@back-office/shared/contract';
import { defineAreaElement } from './areaElement';
import { embedArea } from './embedArea';
import { createEmbeddedLoader } from './loadEmbedded';

/** Facts of one remote, inserted by its build (`shared/build/embed.mjs`). */
declare const EMBEDDED: {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly container: string;
  readonly integrity: string;
};

const { name, title, version, container, integrity } = EMBEDDED;
const url = new URL('remoteEntry.js', import.meta.url).href;
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
const loader = createEmbeddedLoader({ area: name, entry });

const embed = (element: HTMLElement, options?: MountOptions) => {
  if (!(element instanceof HTMLElement && element.ownerDocument === document))
    throw new Error(`mount of ${name}: the first argument must be an element of this document.`);
  nonce = options?.nonce ?? nonce;
  return embedArea({ loader, name, title, version }, element, options);
};

/** Same options as the area's `./mount`. Resolves when the area is shown, or the panel that says why it is not. */
export async function mount(element: HTMLElement, options?: MountOptions): Promise<Mounted> {
  const { ready, ...mounted } = embed(element, options);
  await ready;
  return mounted;
}

defineAreaElement(`back-office-${name}`, embed);
