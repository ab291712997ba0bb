import type { HeadingLevel, LedgerPort, MountOptions, MountSources } from '@back-office/shared/contract';
import type { EmbeddedArea } from './embedArea';

/** Changing one of these starts the area again. */
const fixedAttributes = ['shop', 'base-path', 'storage-namespace', 'heading-level'];

type Embed = (element: HTMLElement, options: MountOptions) => EmbeddedArea;

/**
 * Defines `<back-office-{area}>`. An element that the page moves stays mounted: only one that is still outside the page
 * after the current task is unmounted. In another document it says that it cannot be shown, because its code and its
 * styles belong to this one.
 */
export function defineAreaElement(tag: string, embed: Embed): void {
  if (customElements.get(tag)) return;
  customElements.define(
    tag,
    class extends HTMLElement {
      static readonly observedAttributes = ['theme', 'path', ...fixedAttributes];
      #area: EmbeddedArea | undefined;
      #sources: MountSources = {};

      constructor() {
        super();
        // What was set before `embed.js` arrived hides the accessors below.
        for (const name of ['sources', 'ledger'] as const) {
          if (!Object.hasOwn(this, name)) continue;
          const value: unknown = Reflect.get(this, name);
          Reflect.deleteProperty(this, name);
          Reflect.set(this, name, value);
        }
      }

      /** Works as the option of `mount` does. Frameworks such as Vue and React set it as a property. */
      get sources(): MountSources {
        return this.#sources;
      }

      set sources(sources: MountSources | null | undefined) {
        this.#sources = sources ?? {};
        this.#area?.update({ sources: this.#sources });
      }

      /** The same as `sources.ledger`. */
      get ledger(): LedgerPort | undefined {
        return this.#sources.ledger;
      }

      set ledger(ledger: LedgerPort | null | undefined) {
        this.sources = { ...this.#sources, ledger: ledger ?? undefined };
      }

      connectedCallback() {
        if (this.ownerDocument !== document) return showForeign(this);
        if (this.hasAttribute('sources'))
          console.error('Set “sources” as a property: as an attribute it is lost.', this);
        this.#area ??= embed(this, { ...optionsOf(this), sources: this.#sources });
      }

      adoptedCallback() {
        this.#unmount();
      }

      /** `moveBefore` calls this instead of the other two. */
      connectedMoveCallback() {
        return undefined;
      }

      disconnectedCallback() {
        setTimeout(() => {
          if (!this.isConnected) this.#unmount();
        });
      }

      #unmount() {
        this.#area?.unmount();
        this.#area = undefined;
        this.shadowRoot?.replaceChildren();
      }

      attributeChangedCallback(name: string, old: string | null, value: string | null) {
        if (old === value || !this.#area) return;
        if (name === 'theme') return this.#area.update({ theme: themeIn(value) });
        if (name === 'path') return value === null ? undefined : this.#area.navigate(value);
        // What cannot change in a mounted area: it starts again.
        this.#unmount();
        if (this.isConnected) this.connectedCallback();
      }
    },
  );
}

function showForeign(element: HTMLElement) {
  const text = element.ownerDocument.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = 'This area cannot be shown here, because the page moved it into another document.';
  (element.shadowRoot ?? element.attachShadow({ mode: 'open' })).replaceChildren(text);
  console.error(
    `<${element.localName}> was moved into another document, where its code does not run. Load embed.js in that document and create the element there.`,
  );
}

function optionsOf(element: HTMLElement): MountOptions {
  const text = (name: string) => element.getAttribute(name) ?? undefined;
  const basePath = text('base-path');
  const level = text('heading-level');
  const options = {
    path: text('path'),
    storageNamespace: text('storage-namespace'),
    shop: text('shop'),
    basePath,
    router: basePath === undefined ? undefined : ('browser' as const),
    headingLevel: headingLevels.find((known) => String(known) === level),
    // Browsers hide the attribute of an element on the page.
    nonce: element.nonce || undefined,
  };
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return {
    shadow: true,
    theme: themeIn(element.getAttribute('theme')),
    ...(Object.fromEntries(given) as MountOptions),
  };
}

const headingLevels: readonly HeadingLevel[] = [1, 2, 3];

function themeIn(value: string | null): NonNullable<MountOptions['theme']> {
  return value === 'dark' || value === 'auto' ? value : 'light';
}
