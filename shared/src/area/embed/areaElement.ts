import type { MountOptions, ThemeName } from '@back-office/shared/contract';
import type { EmbeddedArea } from './embedArea';

type Embed = (element: HTMLElement, options: MountOptions) => EmbeddedArea;

/**
 * Defines `<back-office-{area}>`. An element that the page moves stays mounted: only one that is still outside the page
 * after the current task is unmounted.
 */
export function defineAreaElement(tag: string, embed: Embed): void {
  if (customElements.get(tag)) return;
  customElements.define(
    tag,
    class extends HTMLElement {
      static readonly observedAttributes = ['theme', 'path'];
      #area: EmbeddedArea | undefined;

      connectedCallback() {
        this.#area ??= embed(this, optionsOf(this));
      }

      /** `moveBefore` calls this instead of the other two. */
      connectedMoveCallback() {
        return undefined;
      }

      disconnectedCallback() {
        setTimeout(() => {
          if (this.isConnected) return;
          this.#area?.unmount();
          this.#area = undefined;
        });
      }

      attributeChangedCallback(name: string, old: string | null, value: string | null) {
        if (old === value) return;
        if (name === 'theme') this.#area?.update({ theme: themeIn(value) });
        else if (value !== null) this.#area?.navigate(value);
      }
    },
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
