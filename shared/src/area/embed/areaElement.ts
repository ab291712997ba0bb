import type { LedgerPort, MountOptions, ThemeName } from '@back-office/shared/contract';
import type { EmbeddedArea } from './embedArea';

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
      static readonly observedAttributes = ['theme', 'path'];
      #area: EmbeddedArea | undefined;
      #ledger: LedgerPort | undefined;

      constructor() {
        super();
        // What was set before `embed.js` arrived hides the accessor below.
        if (Object.hasOwn(this, 'ledger')) {
          const { ledger } = this;
          Reflect.deleteProperty(this, 'ledger');
          this.ledger = ledger;
        }
      }

      /** Works as the option of `mount` does. Frameworks such as Vue and React set it as a property. */
      get ledger(): LedgerPort | undefined {
        return this.#ledger;
      }

      set ledger(ledger: LedgerPort | null | undefined) {
        this.#ledger = ledger ?? undefined;
        this.#area?.update({ ledger: this.#ledger });
      }

      connectedCallback() {
        if (this.ownerDocument !== document) return showForeign(this);
        this.#area ??= embed(this, { ...optionsOf(this), ...(this.#ledger && { ledger: this.#ledger }) });
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
        if (old === value) return;
        if (name === 'theme') this.#area?.update({ theme: themeIn(value) });
        else if (value !== null) this.#area?.navigate(value);
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
  const path = element.getAttribute('path');
  const storageNamespace = element.getAttribute('storage-namespace');
  return {
    shadow: true,
    theme: themeIn(element.getAttribute('theme')),
    ...(path !== null && { path }),
    ...(storageNamespace !== null && { storageNamespace }),
  };
}

function themeIn(value: string | null): ThemeName {
  return value === 'dark' ? 'dark' : 'light';
}
