import type { LedgerPort, MountOptions, Mounted, MountSources } from '@back-office/shared/contract';
import type { AreaEvents } from '../areaEvents';

/*
 * All that a page sees of `embed.js`. `pnpm embed-types` writes it as one file without imports, `shared/embed/embed.d.ts`,
 * which is published beside each entry and in the package `@back-office/embed`.
 */

/** Shows the area in `element`. Resolves when it is shown, or the panel that says why it is not. */
export declare function mount(element: HTMLElement, options?: MountOptions): Promise<Mounted>;

/** The events of an area, by their names. */
export type AreaEventMap = { readonly [Name in keyof AreaEvents]: CustomEvent<AreaEvents[Name]> };

/** `<back-office-{area}>`. Its attributes are those of `docs/product/embedding.md`. */
export interface AreaElement extends HTMLElement {
  get sources(): MountSources;
  set sources(sources: MountSources | null | undefined);
  get ledger(): LedgerPort | undefined;
  set ledger(ledger: LedgerPort | null | undefined);
}

declare global {
  interface HTMLElementTagNameMap {
    'back-office-assistant': AreaElement;
    'back-office-catalogue': AreaElement;
    'back-office-learning': AreaElement;
    'back-office-reports': AreaElement;
  }
}
